import { and, asc, desc, eq, inArray, isNotNull, isNull, lt, or, sql } from 'drizzle-orm'
import { jobs } from '../database/job-tables.ts'
import type { Connection, Database } from '../database/open-database.ts'

/** The database itself or a transaction of it. */
export type NewJob = {
  kind: string
  payload: Record<string, unknown>
  /** Unique: a second job with the same key is not inserted. */
  key?: string
  runAt: Date
}

export type ClaimedJob = { id: string; kind: string; payload: Record<string, unknown>; attempts: number }

/** Inserts a job. With the caller's transaction as `connection` it commits or rolls back with it. */
export async function insertJob(connection: Connection, job: NewJob): Promise<void> {
  await connection.insert(jobs).values(job).onConflictDoNothing({ target: jobs.key })
}

/**
 * Claims the oldest due job until `lockedUntil`. Safe with several processes: rows locked by another one are skipped.
 */
export async function claimJob(
  database: Database,
  kinds: string[],
  now: Date,
  lockedUntil: Date,
): Promise<ClaimedJob | null> {
  const free = or(isNull(jobs.lockedUntil), lt(jobs.lockedUntil, now))
  const next = database.query
    .select({ id: jobs.id })
    .from(jobs)
    .where(
      and(
        isNull(jobs.doneAt),
        isNull(jobs.failedAt),
        inArray(jobs.kind, kinds),
        sql`${jobs.runAt} <= ${now.toISOString()}::timestamptz`,
        free,
      ),
    )
    .orderBy(asc(jobs.runAt), asc(jobs.id))
    .limit(1)
    .for('update', { skipLocked: true })
  const [row] = await database.query
    .update(jobs)
    .set({ lockedUntil, attempts: sql`${jobs.attempts} + 1` })
    .where(inArray(jobs.id, next))
    .returning({ id: jobs.id, kind: jobs.kind, payload: jobs.payload, attempts: jobs.attempts })
  return row ?? null
}

/** `attempts` is the fencing token: only the latest attempt may end a job. */
function held(job: ClaimedJob) {
  return and(eq(jobs.id, job.id), eq(jobs.attempts, job.attempts), isNull(jobs.doneAt))
}

export async function finishJob(database: Database, job: ClaimedJob, now: Date): Promise<void> {
  await database.query
    .update(jobs)
    .set({ doneAt: now, payload: {}, lastError: null, lockedUntil: null })
    .where(held(job))
}

export async function retryJob(
  database: Database,
  job: ClaimedJob,
  runAt: Date,
  lastError: string,
): Promise<void> {
  await database.query.update(jobs).set({ runAt, lastError, lockedUntil: null }).where(held(job))
}

export async function giveUpJob(
  database: Database,
  job: ClaimedJob,
  now: Date,
  lastError: string,
): Promise<void> {
  await database.query.update(jobs).set({ failedAt: now, lastError, lockedUntil: null }).where(held(job))
}

/** Failed jobs, newest first, without their payload. */
export async function listFailedJobs(database: Database, limit: number) {
  return database.query
    .select({
      id: jobs.id,
      kind: jobs.kind,
      attempts: jobs.attempts,
      lastError: jobs.lastError,
      failedAt: jobs.failedAt,
    })
    .from(jobs)
    .where(isNotNull(jobs.failedAt))
    .orderBy(desc(jobs.failedAt))
    .limit(limit)
}

/** Ended jobs are retained for a while, so that their keys still prevent duplicates. */
export async function deleteEndedJobs(database: Database, before: Date): Promise<void> {
  await database.query.delete(jobs).where(or(lt(jobs.doneAt, before), lt(jobs.failedAt, before)))
}
