import type { FinalEvent } from '#domain/answer'
import type { HelpKind } from '#domain/distress/pattern'
import { helpMessage } from '#domain/help-message'
import { helpContacts } from '../help-contacts.ts'
import type { Runtime } from '../runtime.ts'
import type { Prepared } from './prepare-question.ts'
import { insertGeneration } from './queries.ts'
import { ownerOf, type Requester } from './requester.ts'
import { appendText, createRunningAnswer, finishAnswer, type RunningAnswer } from './running-answer.ts'

/**
 * Answers a student who may be in danger with where to find help: no reader, no prompt used, and on purpose no
 * entry in the history, which another person of the house may read. The student's words are stored nowhere.
 */
export async function respondToCrisis(
  runtime: Runtime,
  requester: Requester,
  input: { id: string; key: string; bodyHash: string; prepared: Prepared; kind: HelpKind },
): Promise<RunningAnswer> {
  const { id, key, bodyHash, prepared, kind } = input
  const { gradeLevel, contentType, conversationId } = prepared
  const text = helpMessage(kind, helpContacts(runtime.settings))
  const now = runtime.now()
  const owner = ownerOf(requester)
  await insertGeneration(runtime.database.query, {
    id,
    ...owner,
    idempotencyKey: key,
    bodyHash,
    gradeLevel,
    contentType,
    isFollowUp: prepared.followUp !== undefined,
    state: 'done',
    text,
    answeredBy: { reader: 'help' },
    createdAt: now,
    finishedAt: now,
  })
  const final: FinalEvent = {
    state: 'done',
    saved: true,
    timestamp: now.toISOString(),
    answeredBy: { reader: 'help' },
    ...(prepared.followUp && conversationId ? { conversationId } : {}),
  }
  const live = createRunningAnswer(id, owner, { generationId: id })
  appendText(live, text)
  finishAnswer(live, final)
  return live
}
