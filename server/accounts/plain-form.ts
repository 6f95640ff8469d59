import type { Context } from 'hono'
import { errorBody, TonewiseError } from '#domain/errors'
import type { Settings } from '../env.ts'
import type { Variables } from '../hono.ts'
import { forgetFailedForm, keepFailedForm } from './failed-form.ts'

export type Call = Context<{ Variables: Variables }>

/** A form that was posted: the page that it stands on, what was typed there, and whether the page has no script. */
export type Posted = {
  /** Address of the page for an error code. */
  pageWith: (error: string) => string
  typed: { email?: string; audience?: string; token?: string }
  isPlain: boolean
}

/** Without JavaScript a failure shows the form again, with what was typed but for the password. */
export async function orFormAgain(
  c: Call,
  settings: Settings,
  { pageWith, typed, isPlain }: Posted,
  act: () => Promise<Response>,
): Promise<Response> {
  try {
    return await act()
  } catch (error) {
    if (!isPlain || !(error instanceof TonewiseError)) throw error
    const { email = '', audience = '', token } = typed
    const body = errorBody(error.code, error.details)
    // Of a child nothing is kept, not for a minute either.
    const kept = { email: audience === 'child' ? '' : email, audience, token, body }
    setCookies(c, [keepFailedForm(kept, settings)])
    return c.redirect(pageWith(error.code), 303)
  }
}

/** Where a form leads when it has done its work: told to the script, or gone to at once. */
export function leadTo(c: Call, settings: Settings, isPlain: boolean, next: string): Response {
  if (!isPlain) return c.json({ ok: true, next })
  setCookies(c, [forgetFailedForm(settings)])
  return c.redirect(next, 303)
}

export function setCookies(c: Call, lines: string[]): void {
  for (const line of lines) c.header('Set-Cookie', line, { append: true })
}
