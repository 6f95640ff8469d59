import { eq, inArray, isNull, sql } from 'drizzle-orm'
import { jobs } from '../database/job-tables.ts'
import type { Database } from '../database/open-database.ts'
import { generations, modelUse } from '../database/tables.ts'

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

/** Millionths of a dollar, demo and accounts together. `day` is "2026-11-22". */
export async function spentOn({ query }: Database, day: string): Promise<number> {
  const [row] = await query
    .select({ sum: sql<string>`coalesce(sum(${modelUse.microDollars}), 0)` })
    .from(modelUse)
    .where(eq(modelUse.day, day))
  return Number(row?.sum ?? 0)
}
