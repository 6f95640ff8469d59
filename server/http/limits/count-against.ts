import { eq, lt, sql } from 'drizzle-orm'
import { counters } from '../../database/account-tables.ts'
import type { Database } from '../../database/open-database.ts'

/** At most `count` in `window` milliseconds. */
export type Limit = { count: number; window: number }

/** `retryAfter`: seconds until the window ends, 0 when allowed. */
export type Verdict = { allowed: boolean; retryAfter: number }

/**
 * Counts one use of `key` and says whether it is within the limit. The window begins with its first use.
 * The counter is a database row: it holds across processes and restarts.
 */
export async function countAgainst(
  database: Database,
  key: string,
  limit: Limit,
  now: Date,
): Promise<Verdict> {
  return countAgainstAll(database, [{ key, ...limit }], now)
}

/** Counts one use of each key, in one statement. Allowed when all are; then `retryAfter` is the longest wait. */
export async function countAgainstAll(
  database: Database,
  uses: readonly (Limit & { key: string })[],
  now: Date,
): Promise<Verdict> {
  const refusals = refusalsOf(database)
  const known = uses.flatMap(({ key }) => refusals.find(key, now) ?? [])
  if (known.length > 0) return { allowed: false, retryAfter: Math.max(...known) }
  const counters = await addOne(database, uses, now)
  // When all of them begin a window, which is rare, is the moment to drop what nobody asks for any more.
  if (counters.every(({ count }) => count === 1)) await deleteOverCounters(database, now)
  const verdicts = counters.map(({ key, count, resetsAt }) => {
    const most = uses.find((use) => use.key === key)?.count ?? 0
    if (count > most) refusals.store(key, now, resetsAt)
    return judge(count <= most, resetsAt, now)
  })
  return {
    allowed: verdicts.every(({ allowed }) => allowed),
    retryAfter: Math.max(...verdicts.map(({ retryAfter }) => retryAfter)),
  }
}

type Refusals = {
  /** Seconds until the key's window ends, when it is known to be over its limit. */
  find(key: string, now: Date): number | undefined
  store(key: string, now: Date, until: Date): void
}

const refusalsOfDatabase = new WeakMap<Database, Refusals>()
const mostRefusals = 10_000

/**
 * Who is over a limit stays over it until the window ends. The process caches that, so that further requests cost the
 * database nothing.
 */
function refusalsOf(database: Database): Refusals {
  const known = refusalsOfDatabase.get(database) ?? createRefusals()
  refusalsOfDatabase.set(database, known)
  return known
}

function createRefusals(): Refusals {
  const refused = new Map<string, { from: Date; until: Date }>()
  return {
    find(key, now) {
      const refusal = refused.get(key)
      // A clock that was set back makes it void, too.
      if (refusal && refusal.from <= now && now < refusal.until) return secondsTo(refusal.until, now)
      refused.delete(key)
      return undefined
    },
    store(key, from, until) {
      if (refused.size >= mostRefusals) refused.clear()
      refused.set(key, { from, until })
    },
  }
}

/** Whether `key` may be used once more, without counting it. */
export async function checkAgainst(
  database: Database,
  key: string,
  limit: Limit,
  now: Date,
): Promise<Verdict> {
  const counter = await findCounter(database, key)
  const left = counter ? counter.resetsAt.getTime() - now.getTime() : 0
  // More than a whole window is left after the clock ran ahead and was set right: such a wait is void.
  if (!counter || left <= 0 || left > limit.window) return { allowed: true, retryAfter: 0 }
  return judge(counter.count < limit.count, counter.resetsAt, now)
}

function judge(allowed: boolean, resetsAt: Date, now: Date): Verdict {
  return { allowed, retryAfter: allowed ? 0 : secondsTo(resetsAt, now) }
}

function secondsTo(time: Date, now: Date): number {
  return Math.ceil((time.getTime() - now.getTime()) / 1_000)
}

type Counter = { key: string; count: number; resetsAt: Date }

/**
 * Adds one to each counter, or begins its next window: one statement, so that two processes never lose a count. A
 * window that ends later than it can last was begun by a clock that ran ahead; it is void.
 */
async function addOne(
  database: Database,
  uses: readonly { key: string; window: number }[],
  now: Date,
): Promise<Counter[]> {
  const isOver = sql`(${counters.resetsAt} <= ${now.toISOString()}::timestamptz or ${counters.resetsAt} > excluded.resets_at)`
  const rows = await database.query
    .insert(counters)
    .values(uses.map(({ key, window }) => ({ key, count: 1, resetsAt: new Date(now.getTime() + window) })))
    .onConflictDoUpdate({
      target: counters.key,
      set: {
        count: sql`case when ${isOver} then 1 else ${counters.count} + 1 end`,
        resetsAt: sql`case when ${isOver} then excluded.resets_at else ${counters.resetsAt} end`,
      },
    })
    .returning({ key: counters.key, count: counters.count, resetsAt: counters.resetsAt })
  if (rows.length !== uses.length) throw new Error('A counter was not written.')
  return rows
}

async function findCounter(database: Database, key: string): Promise<Counter | undefined> {
  const found = database.query.select().from(counters).where(eq(counters.key, key))
  return (await found)[0]
}

async function deleteOverCounters(database: Database, now: Date): Promise<void> {
  await database.query.delete(counters).where(lt(counters.resetsAt, now))
}
