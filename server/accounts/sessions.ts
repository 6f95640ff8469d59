import { randomBytes } from 'node:crypto'
import { limits } from '#domain/limits'
import type { Runtime } from '../runtime.ts'
import { clearCookie, readCookie, writeCookie } from './cookies.ts'
import type { NewSession } from './credentials.ts'
import { describeDevice } from './describe-device.ts'
import { hashToken } from './hash-token.ts'
import { deleteSession, findSession, moveExpiry, touchSession } from './queries.ts'

const cookieName = 'session'
const tokenShape = /^[\w-]{43}$/
/** A session in use is prolonged at most once a day. */
const slideEvery = 86_400_000
/** How exactly the list of a person's sessions knows when each was used. */
const touchEvery = 10 * 60_000

/** A new token, the cookie that carries it, and the row that knows only its hash. */
export function newSession({ settings, now }: Runtime, sharedComputer: boolean, request: Request) {
  const token = randomBytes(32).toString('base64url')
  const life = sharedComputer ? limits.session.sharedComputer : limits.session.idle
  const expiresAt = new Date(now().getTime() + life)
  // On a shared computer the cookie also ends with the browser.
  const setCookie = writeCookie(cookieName, token, settings, sharedComputer ? undefined : life / 1_000)
  const device = describeDevice(request.headers.get('user-agent'))
  const session: NewSession = { tokenHash: hashToken(token), expiresAt, sharedComputer, device }
  return { session, setCookie }
}

/**
 * Who sends the request: one query, and now and then one that notes the use. When the idle window slides, `setCookie`
 * prolongs the browser's copy too.
 */
export async function findViewer(runtime: Runtime, request: Request) {
  const token = readToken(runtime, request)
  if (!token) return null
  const now = runtime.now()
  const startedAfter = new Date(now.getTime() - limits.session.absolute)
  const found = await findSession(runtime.database, hashToken(token), startedAfter, now)
  if (!found) return null
  const { startedAt, expiresAt, usedAt, ...viewer } = found
  const later = nextExpiry(viewer.sharedComputer, startedAt, now)
  // A form post may end or replace the session itself; a page that is read never does.
  const isRead = request.method === 'GET'
  if (!isRead) return { viewer }
  if (later.getTime() - expiresAt.getTime() < slideEvery) {
    if (now.getTime() - usedAt.getTime() >= touchEvery)
      await touchSession(runtime.database, viewer.sessionId, now)
    return { viewer }
  }
  await moveExpiry(runtime.database, viewer.sessionId, later, now)
  const maxAge = (later.getTime() - now.getTime()) / 1_000
  return { viewer, setCookie: [writeCookie(cookieName, token, runtime.settings, maxAge)] }
}

/** Whether a request's Cookie header carries a session at all, ended or not: then its page is rendered for it. */
export function carriesSession(cookie: string | undefined): boolean {
  return cookie !== undefined && /(?:^|;\s*)(?:__Host-)?session=/.test(cookie)
}

/** Ends the session of the request on the server. Returns the line that ends it in the browser. */
export async function endSession(runtime: Runtime, request: Request): Promise<string> {
  const token = readToken(runtime, request)
  if (token) await deleteSession(runtime.database, hashToken(token))
  return clearCookie(cookieName, runtime.settings)
}

/** 7 days from now but never past the 30th day; on a shared computer 12 hours from sign-in, whatever happens. */
function nextExpiry(sharedComputer: boolean, startedAt: Date, now: Date): Date {
  const { idle, absolute, sharedComputer: short } = limits.session
  if (sharedComputer) return new Date(startedAt.getTime() + short)
  return new Date(Math.min(now.getTime() + idle, startedAt.getTime() + absolute))
}

function readToken(runtime: Runtime, request: Request): string | null {
  const token = readCookie(request, cookieName, runtime.settings)
  return token && tokenShape.test(token) ? token : null
}
