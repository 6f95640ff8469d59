import type { MiddlewareHandler } from 'hono'

/**
 * Lets a page without script post its form: the fields arrive as JSON would, and `isForm` says that the person
 * expects to be led to a page.
 */
export const acceptForm: MiddlewareHandler<{ Variables: { isForm: boolean } }> = async (c, next) => {
  const isForm = c.req.header('content-type')?.startsWith('application/x-www-form-urlencoded') ?? false
  c.set('isForm', isForm)
  if (isForm) {
    const fields = Object.fromEntries(new URLSearchParams(await c.req.raw.text()))
    const headers = new Headers(c.req.raw.headers)
    headers.set('content-type', 'application/json')
    headers.delete('content-length')
    c.req.raw = new Request(c.req.url, { method: c.req.method, headers, body: JSON.stringify(fields) })
  }
  await next()
}
