import { and, asc, desc, eq, inArray, isNotNull, isNull, lt, or, sql } from 'drizzle-orm'
import { jobs } from '../database/job-tables.ts'
import type { Database } from '../database/open-database.ts'

/** The database itself or a transaction of it. */
export type Connection = Pick<Database['query'], 'insert'>

export type NewJob = {
  kind: string
  payload: Record<string, unknown>
  /** A second job with the same key is not made. */
  key?: string
  runAt: Date
}

export type ClaimedJob = { id: string; kind: string; payload: Record<string, unknown>; attempts: number }

/** Adds a job; with the caller's transaction as `connection` it exists exactly when the rest of the work does. */
export async function insertJob(connection: Connection, job: NewJob): Promise<void> {
  await connection.insert(jobs).values(job).onConflictDoNothing({ target: jobs.key })
}

/**
 * Takes the oldest job that is due, for nobody else until `lockedUntil`. Safe with several processes: a row that
 * another one is taking is passed over.
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

/** Only the attempt that holds the job may end it: a slow one that was overtaken changes nothing. */
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

/** Jobs that were given up, newest first, without what they held. */
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

/** Ended jobs are kept for a time, so that their keys go on refusing a second one. */
export async function deleteEndedJobs(database: Database, before: Date): Promise<void> {
  await database.query.delete(jobs).where(or(lt(jobs.doneAt, before), lt(jobs.failedAt, before)))
}
