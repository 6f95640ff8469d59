import { z } from 'zod'
import type { ErrorBody } from '#domain/screen-errors'
import type { Settings } from '../env.ts'
import { clearCookie, readCookie, writeCookie } from './sessions/cookies.ts'

/** What it takes to show a form again that was posted without JavaScript: never the password. */
export type FlashedForm = {
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
export function flashForm(form: FlashedForm, settings: Settings): string {
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

export function clearFlashedForm(settings: Settings): string {
  return clearCookie(cookieName, settings)
}
