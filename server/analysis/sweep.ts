import type { AnsweredBy } from '#domain/answered-by'
import { limits } from '#domain/limits'
import { kept } from '#domain/retention'
import { sweepDeleted } from '../conversations/queries.ts'
import { deleteOldDrafts } from '../drafts/queries.ts'
import type { Runtime } from '../runtime.ts'
import { commitEnd } from './commit-end.ts'
import { deleteOldDemoSessions, deleteOldGenerations, findAbandoned } from './queries.ts'

/**
 * Ends answers that nobody writes any more: the question and the text so far stay, a demo's prompt is given back.
 * `isAlone`: no other process uses this database, so at the start every open answer is an orphan.
 */
export async function sweepAbandoned(runtime: Runtime, isAlone: boolean): Promise<number> {
  const { database, now } = runtime
  const before = new Date(now().getTime() + (isAlone ? 1_000 : -limits.abandonedAfter))
  const rows = await findAbandoned(database, before)
  for (const row of rows) {
    const answeredBy = (row.answeredBy as AnsweredBy | null) ?? { reader: 'built-in' }
    await commitEnd(database, {
      id: row.id,
      state: 'interrupted',
      text: row.text,
      answeredBy,
      errorCode: row.isFollowUp ? 'follow_up_failed' : 'answer_failed',
      keepsQuestion: true,
      now: now(),
    })
  }
  return rows.length
}

/** Removes what is kept only for a time. */
export async function sweepOld(runtime: Runtime): Promise<void> {
  const { database, now } = runtime
  const time = now().getTime()
  await sweepDeleted(database, new Date(time - kept.deletedConversation))
  await deleteOldGenerations(database, new Date(time - kept.answerInTransit))
  await deleteOldDrafts(database, new Date(time - kept.draft))
  await deleteOldDemoSessions(database, new Date(time - kept.demoSession))
}

const sweepEvery = 30_000
const sweepOldEvery = 60 * 60_000

/** Sweeps now and then. `ready` resolves when the first sweep is over: before that no answer may begin. */
export function startSweeping(runtime: Runtime): { ready: Promise<void>; end(): void } {
  const { log, database } = runtime
  async function sweep(isAlone: boolean) {
    try {
      const count = await sweepAbandoned(runtime, isAlone)
      if (count > 0) log.info('answers_swept', { count })
    } catch (error) {
      log.error('sweep_failed', error)
    }
  }
  function sweepRest() {
    sweepOld(runtime).catch((error: unknown) => log.error('sweep_failed', error))
  }
  const often = setInterval(() => void sweep(false), sweepEvery).unref()
  const seldom = setInterval(sweepRest, sweepOldEvery).unref()
  return {
    ready: sweep(database.kind === 'embedded'),
    end() {
      clearInterval(often)
      clearInterval(seldom)
    },
  }
}
