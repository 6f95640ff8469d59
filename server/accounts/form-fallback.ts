import { z } from '@hono/zod-openapi'
import { errorBody, TonewiseError } from '#domain/errors'
import type { ErrorBody } from '#domain/screen-errors'
import type { Settings } from '../env.ts'
import type { Call } from '../hono.ts'
import { content, json } from '../http/route.ts'
import { clearCookie, readCookie, writeCookie } from './sessions/cookies.ts'

/** A call to a route with `acceptForm`. */
export type FormCall = Call<{ isForm: boolean }>

/** A text field and a checkbox of a form. A missing one is empty. */
export const typed = z.string().max(10_000).default('')
export const ticked = z.union([z.boolean(), z.literal('on').transform(() => true)]).default(false)

/** The reply to a form: a message, or the page that comes next. */
export const done = z.object({
  ok: z.literal(true),
  message: z.string().optional(),
  next: z.string().optional(),
})
/** The replies of a form that leads to a page. */
export const ledTo = {
  200: json(done, 'Done. `next` is the page that comes next, `message` what to tell the person.'),
  303: content('To a form without script: the page that comes next, or the form again.'),
}

/** The reply of a call that leads to a page. */
export const nextPage = json(z.object({ next: z.string() }), 'Done. `next` is the page that comes next.')

/** A posted form: the page it is on, and what was typed. */
export type Posted = {
  /** The URL of the page with an error code. */
  pageWith: (error: string) => string
  typed: { email?: string; audience?: string; token?: string }
}

/** Runs `act`. Without JavaScript, a failure redirects to the form again with what was typed, except the password. */
export async function withFormFallback(
  c: FormCall,
  settings: Settings,
  { pageWith, typed }: Posted,
  act: () => Promise<Response>,
): Promise<Response> {
  try {
    return await act()
  } catch (error) {
    if (!c.get('isForm') || !(error instanceof TonewiseError)) throw error
    const { email = '', audience = '', token } = typed
    const body = errorBody(error.code, error.details)
    // Nothing that a child typed is stored, not even for a minute.
    const form = { email: audience === 'child' ? '' : email, audience, token, body }
    setCookies(c, [flashForm(form, settings)])
    return c.redirect(pageWith(error.code), 303)
  }
}

/** Leads to `next` after a form: as JSON for a script, else by a redirect. */
export function redirectOrJson(c: FormCall, settings: Settings, next: string): Response {
  if (!c.get('isForm')) return c.json({ ok: true, next })
  setCookies(c, [clearFlashedForm(settings)])
  return c.redirect(next, 303)
}

export function setCookies(c: Call, lines: string[]): void {
  for (const line of lines) c.header('Set-Cookie', line, { append: true })
}

/** What it takes to show a form again that was posted without JavaScript: never the password. */
type FlashedForm = {
  email: string
  audience: string
  /** The code of a mailed link, where the form needs one. */
  token?: string | undefined
  body: Pick<ErrorBody, 'message' | 'next' | 'fields'>
}

const cookieName = 'failed-form'
const shape = z.object({
  email: z.string().max(300),
  audience: z.string().max(20),
  token: z.string().max(300).optional(),
  body: z.object({
    message: z.string(),
    next: z.string(),
    fields: z.record(z.string(), z.string()).optional(),
  }),
})

/** The Set-Cookie header for a cookie of one minute that no script can read. In the URL, an email address would end up in logs and history. */
function flashForm(form: FlashedForm, settings: Settings): string {
  const shortened = {
    ...form,
    email: form.email.slice(0, 300),
    audience: form.audience.slice(0, 20),
    token: form.token?.slice(0, 300),
  }
  return writeCookie(cookieName, Buffer.from(JSON.stringify(shortened)).toString('base64url'), settings, 60)
}

/** What was typed and what was wrong, for a page whose URL has `error`; null without the cookie. */
export function readFlashedForm(request: Request, settings: Settings): FlashedForm | null {
  const value = readCookie(request, cookieName, settings)
  if (!value) return null
  try {
    return shape.parse(JSON.parse(Buffer.from(value, 'base64url').toString()))
  } catch {
    return null
  }
}

function clearFlashedForm(settings: Settings): string {
  return clearCookie(cookieName, settings)
}

/**
 * Clears what a browser stores for a person who signs out. With `forgetsAll`, as on a shared computer, every cookie is
 * cleared; otherwise the one remains that makes the browser known at the next sign-in.
 */
export function clearBrowser(c: Call, settings: Settings, forgetsAll: boolean): void {
  setCookies(
    c,
    ['demo', 'failed-form'].map((name) => clearCookie(name, settings)),
  )
  c.header('Clear-Site-Data', forgetsAll ? '"cache", "cookies", "storage"' : '"cache", "storage"')
}
