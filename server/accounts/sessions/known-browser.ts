import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import { limits } from '#domain/limits'
import { hmacOf } from '../../http/limits/hmac-of.ts'
import type { Runtime } from '../../runtime.ts'
import { readCookie, writeCookie } from './cookies.ts'

type Keys = Pick<Runtime, 'secret' | 'settings'>

const cookieName = 'device'
const shape = /^([\w-]{43})\.([\w-]{22})\.([\w-]{43})$/

/**
 * The id of a browser that has signed in to this account before, or null. Such a browser has its own count of wrong
 * passwords, so that a stranger's guesses don't keep the owner out (OWASP: device cookies).
 */
export function knownBrowser({ secret, settings }: Keys, request: Request, email: string): string | null {
  const value = readCookie(request, cookieName, settings) ?? ''
  const [, account = '', id = '', signature = ''] = shape.exec(value) ?? []
  if (account !== accountHash(secret, email)) return null
  const expected = Buffer.from(sign(secret, account, id))
  return timingSafeEqual(expected, Buffer.from(signature)) ? id : null
}

/**
 * The Set-Cookie header that makes a browser known to this account. It names the account by a keyed hash, grants
 * nothing by itself, and remains when the person signs out.
 */
export function trustBrowser(keys: Keys, request: Request, email: string): string {
  const { secret, settings } = keys
  const account = accountHash(secret, email)
  const id = knownBrowser(keys, request, email) ?? randomBytes(16).toString('base64url')
  const value = `${account}.${id}.${sign(secret, account, id)}`
  return writeCookie(cookieName, value, settings, limits.knownBrowser / 1_000)
}

function accountHash(secret: string, email: string): string {
  return hmacOf(secret, `device-account ${email}`)
}

function sign(secret: string, account: string, id: string): string {
  return createHmac('sha256', secret).update(`device-cookie\n${account}\n${id}`).digest('base64url')
}
