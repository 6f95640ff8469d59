import { and, isNotNull, lt, ne, or, sql } from 'drizzle-orm'
import type { AnsweredBy } from '#domain/answered-by'
import { limits } from '#domain/limits'
import { retention } from '#domain/retention'
import { deleteOldDrafts } from '../conversations/drafts/queries.ts'
import { sweepDeleted } from '../conversations/queries.ts'
import type { Database } from '../database/open-database.ts'
import { demoSessions, generations } from '../database/tables.ts'
import type { Runtime } from '../runtime.ts'
import { commitOutcome } from './commit-outcome.ts'
import { type GenerationRow, isOpen } from './queries.ts'

/**
 * Ends answers that nobody writes any more: the question and the text so far stay. `isAlone`: no other process uses
 * this database, so at the start every open answer is an orphan. What this process writes itself is none, however
 * late a busy machine renews its lease.
 */
export async function sweepAbandoned(
  runtime: Runtime,
  isAlone: boolean,
  isOwn: (id: string) => boolean,
): Promise<number> {
  const { database, now } = runtime
  const open = await findAbandoned(database, { all: isAlone, lease: limits.lease.length })
  const rows = open.filter(({ id }) => !isOwn(id))
  for (const row of rows) {
    const answeredBy = (row.answeredBy as AnsweredBy | null) ?? { reader: 'built-in' }
    await commitOutcome(database, {
      id: row.id,
      state: 'interrupted',
      text: row.text,
      answeredBy,
      errorCode: row.isFollowUp ? 'follow_up_failed' : 'answer_failed',
      preservesQuestion: true,
      now: now(),
    })
  }
  return rows.length
}

/** Removes what is kept only for a time. */
export async function sweepOld(runtime: Runtime): Promise<void> {
  const { database, now } = runtime
  const time = now().getTime()
  await sweepDeleted(database, new Date(time - retention.deletedConversation))
  await deleteOldGenerations(database, new Date(time - retention.answerInTransit))
  await deleteOldDrafts(database, new Date(time - retention.draft))
  await deleteOldDemoSessions(database, new Date(time - retention.demoSession))
}

const clearDemosEvery = 30_000
const sweepOldEvery = 60 * 60_000

/** Empties the rows of demo answers before their time is over: none is kept longer than `kept.demoAnswer`. */
export async function sweepDemoAnswers({ database, now }: Runtime): Promise<void> {
  await clearDemoAnswers(database, new Date(now().getTime() - retention.demoAnswer + clearDemosEvery))
}

/** Sweeps now and then. `ready` resolves when the first sweep is over: before that no answer may begin. */
export function startSweeping(
  runtime: Runtime,
  isOwn: (id: string) => boolean,
): { ready: Promise<void>; end(): void } {
  const { log, database } = runtime
  let notBefore = 0
  async function sweep(isAlone: boolean) {
    if (performance.now() < notBefore) return
    try {
      const count = await sweepAbandoned(runtime, isAlone, isOwn)
      if (count > 0) log.info('answers_swept', { count })
    } catch (error) {
      // The database was away, for everybody: whoever writes an answer gets the time to renew its lease.
      notBefore = performance.now() + limits.lease.length
      log.error('sweep_failed', error)
    }
  }
  function apart(work: (runtime: Runtime) => Promise<void>) {
    work(runtime).catch((error: unknown) => log.error('sweep_failed', error))
  }
  const timers = [
    setInterval(() => void sweep(false), limits.lease.pollInterval),
    setInterval(() => apart(sweepDemoAnswers), clearDemosEvery),
    setInterval(() => apart(sweepOld), sweepOldEvery),
  ]
  for (const timer of timers) timer.unref()
  apart(sweepDemoAnswers)
  return {
    ready: sweep(database.kind === 'embedded'),
    end() {
      for (const timer of timers) clearInterval(timer)
    },
  }
}

/** Open answers whose lease ran out, by the database's clock; `all`: every open one. */
async function findAbandoned(
  database: Database,
  { all, lease }: { all: boolean; lease: number },
): Promise<GenerationRow[]> {
  const isPast = sql`${generations.heartbeatAt} < now() - make_interval(secs => ${lease / 1_000})`
  return database.query
    .select()
    .from(generations)
    .where(and(isOpen, all ? undefined : isPast))
    .limit(200)
}

/** Empties the rows of demo answers that ended before this moment. */
async function clearDemoAnswers(database: Database, before: Date): Promise<void> {
  await database.query
    .update(generations)
    .set({ text: '', input: null, answerCheck: null, interpretation: null, demoSignature: null })
    .where(
      and(
        isNotNull(generations.demoSessionId),
        lt(generations.finishedAt, before),
        or(ne(generations.text, ''), isNotNull(generations.demoSignature)),
      ),
    )
}

/** Ended generations are kept a day, for a repeated key or a reload; the text itself stands in the conversation. */
async function deleteOldGenerations(database: Database, before: Date): Promise<void> {
  await database.query.delete(generations).where(lt(generations.finishedAt, before))
}

/** A demo session ends with its browser; its row goes after a time without use that no browser outlives. */
async function deleteOldDemoSessions(database: Database, before: Date): Promise<void> {
  await database.query.delete(demoSessions).where(lt(demoSessions.updatedAt, before))
}
