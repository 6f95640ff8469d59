import { and, eq, gte, inArray, isNull, lt, or, sql } from 'drizzle-orm'
import { jobs } from '../../database/job-tables.ts'
import type { Database } from '../../database/open-database.ts'
import { generations, modelUse } from '../../database/tables.ts'

export async function countWaitingJobs({ query }: Database): Promise<{ waiting: number; failed: number }> {
  const [row] = await query
    .select({
      waiting: sql<number>`count(*) filter (where ${jobs.failedAt} is null)::int`,
      failed: sql<number>`count(*) filter (where ${jobs.failedAt} is not null)::int`,
    })
    .from(jobs)
    .where(isNull(jobs.doneAt))
  return row ?? { waiting: 0, failed: 0 }
}

export async function countRunning({ query }: Database): Promise<number> {
  const [row] = await query
    .select({ count: sql<number>`count(*)::int` })
    .from(generations)
    .where(inArray(generations.state, ['queued', 'running']))
  return row?.count ?? 0
}

/** Answers that ended since this moment, by how they ended. Their rows are kept for a day. */
export async function countEnded({ query }: Database, since: Date): Promise<Record<string, number>> {
  const rows = await query
    .select({ state: generations.state, count: sql<number>`count(*)::int` })
    .from(generations)
    .where(gte(generations.finishedAt, since))
    .groupBy(generations.state)
  return Object.fromEntries(rows.map(({ state, count }) => [state, count]))
}

/** Jobs that should have begun over a minute ago and that nobody does now, and when the first of them was due. */
export async function findLateJobs(
  { query }: Database,
  now: Date,
): Promise<{ count: number; oldest: Date | null }> {
  const due = new Date(now.getTime() - 60_000)
  const isFree = or(isNull(jobs.lockedUntil), lt(jobs.lockedUntil, now))
  const [row] = await query
    .select({ count: sql<number>`count(*)::int`, oldest: sql<Date | null>`min(${jobs.runAt})` })
    .from(jobs)
    .where(and(isNull(jobs.doneAt), isNull(jobs.failedAt), lt(jobs.runAt, due), isFree))
  return { count: row?.count ?? 0, oldest: row?.oldest ? new Date(row.oldest) : null }
}

/** Millionths of a dollar, demo and accounts together. `day` is "2026-11-22". */
export async function spentOn({ query }: Database, day: string): Promise<number> {
  const [row] = await query
    .select({ sum: sql<string>`coalesce(sum(${modelUse.microDollars}), 0)` })
    .from(modelUse)
    .where(eq(modelUse.day, day))
  return Number(row?.sum ?? 0)
}
