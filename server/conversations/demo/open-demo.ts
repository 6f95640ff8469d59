import { createHmac, timingSafeEqual } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { parse, serialize } from 'hono/utils/cookie'
import { TonewiseError } from '#domain/errors'
import { limits } from '#domain/limits'
import type { Database } from '../../database/open-database.ts'
import { demoSessions } from '../../database/tables.ts'
import { networkOf, widen } from '../../http/limits/client-address.ts'
import { checkAgainst, countAgainst } from '../../http/limits/count-against.ts'
import type { Runtime } from '../../runtime.ts'

const hour = 3_600_000

/** The demo session of a request, or null when it has none. */
export function demoOf(runtime: Runtime, request: Request): DemoCookie | null {
  return readDemoCookie(runtime.secret, runtime.settings.isSecure, request.headers.get('cookie'))
}

/**
 * The demo session of a request, or a new one. Beyond the limit of new demos per network (a school is one address), a new
 * session gets the built-in provider only. Throws demo_full when too many began within this minute; sessions that began
 * before go on.
 */
export async function openDemo(
  runtime: Runtime,
  request: Request,
  input: { key: string; address: string },
): Promise<DemoCookie & { setCookie?: string }> {
  const { database, secret, settings, now } = runtime
  const known = demoOf(runtime, request)
  if (known) {
    await insertDemoSession(database, known.sessionId)
    return known
  }
  const sessionId = newDemoSessionId(secret, input.key, input.address)
  const network = `demo:${networkOf(input.address)}`
  // A repeated first request has its session already, and was counted.
  if (!(await hasDemoSession(database, sessionId))) await countStart(runtime, network, input.address)
  const isNew = await insertDemoSession(database, sessionId)
  const { hour: perHour, day: perDay } = limits.demoSessionsPerNetwork
  // A repeated first request is not a new session, but it must not get around the limit either.
  const check = isNew ? countAgainst : checkAgainst
  const verdicts = await Promise.all([
    check(database, `${network}:hour`, widen({ count: perHour, window: hour }, input.address), now()),
    check(database, `${network}:day`, widen({ count: perDay, window: 24 * hour }, input.address), now()),
  ])
  const cookie = { sessionId, mayUseModel: verdicts.every((verdict) => verdict.allowed) }
  return { ...cookie, setCookie: demoCookieLine(secret, settings.isSecure, cookie) }
}

async function countStart({ database, now }: Runtime, network: string, address: string): Promise<void> {
  const limit = widen(limits.demoStartsPerNetwork, address)
  const { allowed, retryAfter } = await countAgainst(database, `${network}:minute`, limit, now())
  if (!allowed) throw new TonewiseError('demo_full', { retryAfter, values: { seconds: retryAfter } })
}

/** How many prompts a request has left: all of them for a browser that has not asked yet. */
export async function promptsLeft(runtime: Runtime, request: Request): Promise<number> {
  const known = demoOf(runtime, request)
  return known ? countPromptsLeft(runtime.database, known.sessionId) : limits.demoPrompts
}

/** All that the demo's cookie holds: the session, and whether it may use a model. */
type DemoCookie = { sessionId: string; mayUseModel: boolean }

const shape = /^([0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12})\.([mb])\.([\w-]{43})$/

function nameOf(isSecure: boolean): string {
  return isSecure ? '__Host-demo' : 'demo'
}

function sign(secret: string, value: string): string {
  return createHmac('sha256', secret).update(`demo-cookie\n${value}`).digest('base64url')
}

/** Reads the cookie header. Null without the cookie, or with one that we did not sign. */
function readDemoCookie(secret: string, isSecure: boolean, header: string | null): DemoCookie | null {
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
function newDemoSessionId(secret: string, key: string, address: string): string {
  const hash = createHmac('sha256', secret)
    .update(`demo-session\n${networkOf(address)}\n${key}`)
    .digest('hex')
  const variant = ((Number.parseInt(hash.slice(16, 17), 16) & 3) | 8).toString(16)
  return `${hash.slice(0, 8)}-${hash.slice(8, 12)}-4${hash.slice(13, 16)}-${variant}${hash.slice(17, 20)}-${hash.slice(20, 32)}`
}

/** Stores a session unless it exists. True when it is new. */
async function insertDemoSession(database: Database, id: string): Promise<boolean> {
  const rows = await database.query
    .insert(demoSessions)
    .values({ id })
    .onConflictDoNothing()
    .returning({ id: demoSessions.id })
  return rows.length > 0
}

async function hasDemoSession(database: Database, id: string): Promise<boolean> {
  const rows = await database.query
    .select({ id: demoSessions.id })
    .from(demoSessions)
    .where(eq(demoSessions.id, id))
  return rows.length > 0
}

/** Prompts that a demo session has not used; all of them for an unknown session. */
export async function countPromptsLeft(database: Database, id: string): Promise<number> {
  const [row] = await database.query
    .select({ used: demoSessions.used })
    .from(demoSessions)
    .where(eq(demoSessions.id, id))
  return limits.demoPrompts - (row?.used ?? 0)
}
