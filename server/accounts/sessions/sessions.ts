import { randomBytes } from 'node:crypto'
import { limits } from '#domain/limits'
import type { Runtime } from '../../runtime.ts'
import type { NewSession } from '../credentials.ts'
import { deleteSession, findSession, moveExpiry, touchSession } from '../queries.ts'
import { clearCookie, readCookie, writeCookie } from './cookies.ts'
import { describeDevice } from './describe-device.ts'
import { hashToken } from './hash-token.ts'

const cookieName = 'session'
const tokenShape = /^[\w-]{43}$/
/**
 * Whose a session was when it was last read. It decides in whose turn the look-up comes, and nothing else: a session
 * that has ended gives no right.
 */
const lastOwners = new Map<string, string>()
const mostLastOwners = 10_000
/** A session in use is extended at most once a day. */
const slideEvery = 86_400_000
/** The use of a session is recorded at most this often. */
const touchEvery = 10 * 60_000

/** A new token in its cookie, and the row to store, which has only its hash. */
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
 * Who sends the request, or null: one query, and now and then another that records the use. When the session is
 * extended, `setCookie` extends the browser's cookie as well.
 */
export async function findViewer(runtime: Runtime, request: Request) {
  const token = readToken(runtime, request)
  if (!token) return null
  const now = runtime.now()
  const startedAfter = new Date(now.getTime() - limits.session.absolute)
  const hash = hashToken(token)
  const { requesters } = runtime.database
  const lastOwner = lastOwners.get(hash)
  if (lastOwner) requesters.name(lastOwner)
  const found = await findSession(runtime.database, hash, startedAfter, now)
  if (!found) return null
  if (lastOwners.size >= mostLastOwners) lastOwners.clear()
  lastOwners.set(hash, found.userId)
  requesters.name(found.userId)
  const { startedAt, expiresAt, usedAt, ...viewer } = found
  const later = nextExpiry(viewer.sharedComputer, startedAt, now)
  // Only a GET extends the session, because a form post may be about to end or replace it.
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

/** Whether a Cookie header carries a session, ended or not: then the page is rendered for this request alone. */
export function carriesSession(cookie: string | undefined): boolean {
  return cookie !== undefined && /(?:^|;\s*)(?:__Host-)?session=/.test(cookie)
}

/** Ends the request's session on the server. Returns the header that ends it in the browser. */
export async function endSession(runtime: Runtime, request: Request): Promise<string> {
  const token = readToken(runtime, request)
  if (token) await deleteSession(runtime.database, hashToken(token))
  return clearCookie(cookieName, runtime.settings)
}

/** 7 days from now but never past the 30th day; on a shared computer, 12 hours from sign-in in any case. */
function nextExpiry(sharedComputer: boolean, startedAt: Date, now: Date): Date {
  const { idle, absolute, sharedComputer: short } = limits.session
  if (sharedComputer) return new Date(startedAt.getTime() + short)
  return new Date(Math.min(now.getTime() + idle, startedAt.getTime() + absolute))
}

function readToken(runtime: Runtime, request: Request): string | null {
  const token = readCookie(request, cookieName, runtime.settings)
  return token && tokenShape.test(token) ? token : null
}
