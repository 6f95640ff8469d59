import { createHmac, timingSafeEqual } from 'node:crypto'
import { parse, serialize } from 'hono/utils/cookie'
import { networkOf } from '../../http/limits/client-address.ts'

/** All that the demo's cookie holds: the session, and whether it may use a model. */
export type DemoCookie = { sessionId: string; mayUseModel: boolean }

const shape = /^([0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12})\.([mb])\.([\w-]{43})$/

function nameOf(isSecure: boolean): string {
  return isSecure ? '__Host-demo' : 'demo'
}

function sign(secret: string, value: string): string {
  return createHmac('sha256', secret).update(`demo-cookie\n${value}`).digest('base64url')
}

/** Reads the cookie header. Null without the cookie, or with one that we did not sign. */
export function readDemoCookie(secret: string, isSecure: boolean, header: string | null): DemoCookie | null {
  const name = nameOf(isSecure)
  const [, sessionId = '', kind = '', signature = ''] =
    shape.exec(parse(header ?? '', name)[name] ?? '') ?? []
  const expected = Buffer.from(sign(secret, `${sessionId}.${kind}`))
  const actual = Buffer.from(signature)
  if (actual.length !== expected.length || !timingSafeEqual(actual, expected)) return null
  return { sessionId, mayUseModel: kind === 'm' }
}

/** The Set-Cookie header. The cookie ends with the browser session. */
export function demoCookieLine(secret: string, isSecure: boolean, cookie: DemoCookie): string {
  const value = `${cookie.sessionId}.${cookie.mayUseModel ? 'm' : 'b'}`
  return serialize(nameOf(isSecure), `${value}.${sign(secret, value)}`, {
    path: '/',
    httpOnly: true,
    sameSite: 'Lax',
    secure: isSecure,
  })
}

/**
 * Derives the id of a new session from the idempotency key of the first question and from the network: two clicks at
 * once, or a retry after a lost reply, get the same session although no cookie has arrived yet.
 */
export function newDemoSessionId(secret: string, key: string, address: string): string {
  const hash = createHmac('sha256', secret)
    .update(`demo-session\n${networkOf(address)}\n${key}`)
    .digest('hex')
  const variant = ((Number.parseInt(hash.slice(16, 17), 16) & 3) | 8).toString(16)
  return `${hash.slice(0, 8)}-${hash.slice(8, 12)}-4${hash.slice(13, 16)}-${variant}${hash.slice(17, 20)}-${hash.slice(20, 32)}`
}
