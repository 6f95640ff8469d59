import type { AnswerEnd, FinalEvent } from '#domain/answer'
import type { AnsweredBy } from '#domain/answered-by'
import { catalogue, type ErrorCode, errorBody } from '#domain/errors'
import type { Runtime } from '../runtime.ts'
import type { Owner } from './asker.ts'
import { createLiveAnswer, finishAnswer, type LiveAnswer, replaceAnswer, replaceText } from './live-answer.ts'
import { findGeneration, type GenerationRow } from './queries.ts'

const askEvery = 1_000

/** An answer that is not in this process's memory, from its row: replayed when it has ended, else followed. */
export function replayAnswer(runtime: Runtime, owner: Owner, row: GenerationRow): LiveAnswer {
  const conversationId = row.conversationId ?? undefined
  const live = createLiveAnswer(row.id, owner, {
    generationId: row.id,
    ...(conversationId ? { conversationId } : {}),
    ...(row.input?.note ? { note: row.input.note } : {}),
  })
  live.text = row.text
  live.isReplaced = isReplaced(row)
  if (isOpen(row)) follow(runtime, live).catch((error: unknown) => runtime.log.error('follow_failed', error))
  else finishAnswer(live, finalOfRow(row))
  return live
}

/** Another process writes it: its progress is read once a second while somebody listens. */
async function follow(runtime: Runtime, live: LiveAnswer): Promise<void> {
  do {
    await new Promise((resolve) => setTimeout(resolve, askEvery).unref())
    const row = await findGeneration(runtime.database.query, live.owner, live.id).catch(() => undefined)
    if (row === undefined) continue
    if (row) takeText(live, row)
    if (row && !isOpen(row)) finishAnswer(live, finalOfRow(row))
  } while (!live.final && live.listeners.size > 0)
}

function takeText(live: LiveAnswer, row: GenerationRow): void {
  if (isReplaced(row)) replaceAnswer(live, row.text)
  else replaceText(live, row.text)
}

function isReplaced({ answerCheck }: GenerationRow): boolean {
  return answerCheck?.repair === 'helped'
}

function isOpen({ state }: GenerationRow): boolean {
  return state === 'queued' || state === 'running'
}

function finalOfRow(row: GenerationRow): FinalEvent {
  const answeredBy = (row.answeredBy as AnsweredBy | null) ?? { reader: 'built-in' }
  return {
    state: row.state as AnswerEnd,
    saved: true,
    timestamp: (row.finishedAt ?? row.createdAt).toISOString(),
    answeredBy,
    ...(row.answerCheck ? { check: row.answerCheck } : {}),
    ...(isReplaced(row) ? { text: row.text } : {}),
    ...(row.conversationId ? { conversationId: row.conversationId } : {}),
    ...(isErrorCode(row.errorCode) ? { error: errorBody(row.errorCode, {}, row.id.slice(0, 8)) } : {}),
  }
}

function isErrorCode(code: string | null): code is ErrorCode {
  return code !== null && code in catalogue
}
