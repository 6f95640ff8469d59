import type { Database } from '../database/open-database.ts'
import { addOne, deleteOverCounters, findCounter } from './queries.ts'

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
  const counters = await addOne(database, uses, now)
  // When all of them begin a window, which is rare, is the moment to drop what nobody asks for any more.
  if (counters.every(({ count }) => count === 1)) await deleteOverCounters(database, now)
  const verdicts = counters.map(({ key, count, resetsAt }) => {
    const most = uses.find((use) => use.key === key)?.count ?? 0
    return judge(count <= most, resetsAt, now)
  })
  return {
    allowed: verdicts.every(({ allowed }) => allowed),
    retryAfter: Math.max(...verdicts.map(({ retryAfter }) => retryAfter)),
  }
}

/** Says whether `key` has room for one more, without counting. */
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
  return { allowed, retryAfter: allowed ? 0 : Math.ceil((resetsAt.getTime() - now.getTime()) / 1_000) }
}
