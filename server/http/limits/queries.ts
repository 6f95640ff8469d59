import { eq, lt, sql } from 'drizzle-orm'
import { counters } from '../../database/account-tables.ts'
import type { Database } from '../../database/open-database.ts'

type Counter = { key: string; count: number; resetsAt: Date }

/**
 * Adds one to each counter, or begins its next window: one statement, so that two processes never lose a count. A
 * window that ends later than it can last was begun by a clock that ran ahead; it is void.
 */
export async function addOne(
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

export async function findCounter(database: Database, key: string): Promise<Counter | undefined> {
  const found = database.query.select().from(counters).where(eq(counters.key, key))
  return (await found)[0]
}

export async function deleteOverCounters(database: Database, now: Date): Promise<void> {
  await database.query.delete(counters).where(lt(counters.resetsAt, now))
}
