import { z } from 'zod'
import type { ErrorBody } from '#domain/errors'
import type { Settings } from '../env.ts'
import { clearCookie, readCookie, writeCookie } from './cookies.ts'

/** What a form posted without JavaScript needs to be shown again: never the password. */
export type FailedForm = {
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

/** Kept for one minute in a cookie that no script reads: an address in the URL would stand in logs and history. */
export function keepFailedForm(form: FailedForm, settings: Settings): string {
  const kept = {
    ...form,
    email: form.email.slice(0, 300),
    audience: form.audience.slice(0, 20),
    token: form.token?.slice(0, 300),
  }
  return writeCookie(cookieName, Buffer.from(JSON.stringify(kept)).toString('base64url'), settings, 60)
}

/** For the page /auth when its address carries `error`: what was typed and what was wrong, or null. */
export function readFailedForm(request: Request, settings: Settings): FailedForm | null {
  const value = readCookie(request, cookieName, settings)
  if (!value) return null
  try {
    return shape.parse(JSON.parse(Buffer.from(value, 'base64url').toString()))
  } catch {
    return null
  }
}

export function forgetFailedForm(settings: Settings): string {
  return clearCookie(cookieName, settings)
}
