import type { AnswerEnd, FinalEvent } from '#domain/answer'
import type { AnsweredBy } from '#domain/answered-by'
import { catalogue, type ErrorCode, errorBody } from '#domain/errors'
import { countPromptsLeft } from '../conversations/demo/open-demo.ts'
import type { Runtime } from '../runtime.ts'
import { findGeneration, type GenerationRow } from './queries.ts'
import type { Owner } from './requester.ts'
import {
  createRunningAnswer,
  finishAnswer,
  type RunningAnswer,
  replaceAnswer,
  replaceText,
} from './running-answer.ts'
import { signDemoAnswer } from './sign-demo-conversation.ts'

const askEvery = 500

/** An answer that is not in this process's memory, from its row: replayed when it has ended, else followed. */
export async function replayAnswer(
  runtime: Runtime,
  owner: Owner,
  row: GenerationRow,
): Promise<RunningAnswer> {
  const live = createRunningAnswer(row.id, owner, {
    generationId: row.id,
    ...(row.conversationId ? { conversationId: row.conversationId } : {}),
    ...(row.input?.note ? { note: row.input.note } : {}),
    ...(await promptsOf(runtime, owner)),
  })
  live.text = row.text
  live.isReplaced = isReplaced(row)
  if (isOpen(row)) follow(runtime, live).catch((error: unknown) => runtime.log.error('follow_failed', error))
  else finishAnswer(live, await finalOfRow(runtime, owner, row))
  return live
}

/** Another process writes it: its progress is read twice a second while somebody listens. */
async function follow(runtime: Runtime, live: RunningAnswer): Promise<void> {
  do {
    await new Promise((resolve) => setTimeout(resolve, askEvery).unref())
    await poll(runtime, live).catch((error: unknown) => runtime.log.error('follow_failed', error))
  } while (!live.final && live.listeners.size > 0)
}

async function poll(runtime: Runtime, live: RunningAnswer): Promise<void> {
  const row = await findGeneration(runtime.database.query, live.owner, live.id)
  if (row) takeText(live, row)
  if (!row) finishAnswer(live, goneWith(runtime.now()))
  else if (!isOpen(row)) finishAnswer(live, await finalOfRow(runtime, live.owner, row))
}

/** The conversation was deleted while its answer was written. */
function goneWith(now: Date): FinalEvent {
  const timestamp = now.toISOString()
  return { state: 'interrupted', saved: true, timestamp, answeredBy: { reader: 'built-in' } }
}

function takeText(live: RunningAnswer, row: GenerationRow): void {
  if (isReplaced(row)) replaceAnswer(live, row.text)
  else replaceText(live, row.text)
}

function isReplaced({ answerCheck, answeredBy }: GenerationRow): boolean {
  return answerCheck?.repair === 'helped' || answeredBy?.because === 'no_frame'
}

function isOpen({ state }: GenerationRow): boolean {
  return state === 'queued' || state === 'running'
}

/** The end of an answer as its row tells it, whoever wrote and ended it. */
export async function finalOfRow(runtime: Runtime, owner: Owner, row: GenerationRow): Promise<FinalEvent> {
  const conversationId = conversationOf(runtime, row)
  const answeredBy = (row.answeredBy as AnsweredBy | null) ?? { reader: 'built-in' }
  return {
    state: row.state as AnswerEnd,
    saved: true,
    timestamp: (row.finishedAt ?? row.createdAt).toISOString(),
    answeredBy,
    ...(row.answerCheck ? { check: row.answerCheck } : {}),
    ...(row.interpretation ? { interpretation: row.interpretation } : {}),
    ...(isReplaced(row) ? { text: row.text } : {}),
    ...(conversationId ? { conversationId } : {}),
    ...(await promptsOf(runtime, owner)),
    ...(isErrorCode(row.errorCode) ? { error: errorBody(row.errorCode, {}, row.id.slice(0, 8)) } : {}),
  }
}

/** What a follow-up names: the conversation, or in the demo a token for this answer. */
function conversationOf({ secret }: Runtime, row: GenerationRow): string | null {
  const { demoSignature, text, conversationId } = row
  return demoSignature && text ? signDemoAnswer(secret, demoSignature, text) : conversationId
}

async function promptsOf({ database }: Runtime, owner: Owner): Promise<{ promptsLeft?: number }> {
  if ('userId' in owner) return {}
  return { promptsLeft: await countPromptsLeft(database, owner.demoSessionId) }
}

function isErrorCode(code: string | null): code is ErrorCode {
  return code !== null && code in catalogue
}
