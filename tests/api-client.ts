import { Hono } from 'hono'
import type { Routes, Variables } from '#server/hono'
import { errorHandler } from '#server/http/error-handler'
import type { Viewer } from '#server/viewer'
import { silentLog } from './database.ts'

/** Routes of one area as the server mounts them, with whoever is named as the person who asks. */
export function createApiClient(mount: (app: Routes) => void) {
  const viewers = new Map<string, Viewer>()
  const app = new Hono<{ Variables: Variables }>()
  app.onError(errorHandler(silentLog))
  app.use(async (c, next) => {
    c.set('viewer', viewers.get(c.req.header('x-test-viewer') ?? '') ?? null)
    c.set('requestId', 'request')
    c.set('address', c.req.header('x-test-address') ?? '198.51.100.7')
    await next()
  })
  mount(app)
  /** A body that is a record goes as JSON, URLSearchParams as a form. */
  return async (path: string, body: unknown, viewer: Viewer | null = null): Promise<Response> => {
    const isForm = body instanceof URLSearchParams
    const headers = new Headers({
      'content-type': isForm ? 'application/x-www-form-urlencoded' : 'application/json',
    })
    if (viewer) {
      const name = `${viewer.userId}@${viewer.accountId}`
      viewers.set(name, viewer)
      headers.set('x-test-viewer', name)
    }
    return app.request(path, {
      method: 'POST',
      headers,
      body: isForm ? body.toString() : typeof body === 'string' ? body : JSON.stringify(body),
    })
  }
}
