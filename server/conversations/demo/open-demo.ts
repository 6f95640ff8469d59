import { TonewiseError } from '#domain/errors'
import { limits } from '#domain/limits'
import { networkOf } from '../../http/limits/client-address.ts'
import { checkAgainst, countAgainst } from '../../http/limits/count-against.ts'
import { widen } from '../../http/limits/limit-address.ts'
import type { Runtime } from '../../runtime.ts'
import { type DemoCookie, demoCookieLine, newDemoSessionId, readDemoCookie } from './demo-cookie.ts'
import { countPromptsLeft, hasDemoSession, insertDemoSession } from './queries.ts'

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
