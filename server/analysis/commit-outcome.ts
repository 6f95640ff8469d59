import type { AnswerEnd } from '#domain/answer'
import type { AnswerCheck } from '#domain/answer-check'
import type { AnswerInterpretation } from '#domain/answer-interpretation'
import type { AnsweredBy } from '#domain/answered-by'
import type { ErrorCode } from '#domain/errors'
import { limits } from '#domain/limits'
import { bareQuestion, type Message } from '#domain/messages'
import { appendMessages, removeConversation } from '../conversations/queries.ts'
import type { Connection, Database } from '../database/open-database.ts'
import { endGeneration, type GenerationRow, joinConversation, settlePrompt } from './queries.ts'

/** How an answer ended, before it is stored. */
export type AnswerOutcome = {
  id: string
  state: AnswerEnd
  text: string
  answeredBy: AnsweredBy
  check?: AnswerCheck
  interpretation?: AnswerInterpretation
  errorCode?: ErrorCode
  /** True when the answer must not use up the allowance. */
  isFree?: boolean
  /** True after a crash or a stopping server: the question stays in the history although no text came. */
  preservesQuestion?: boolean
  now: Date
}

/** What the database holds now. `row` is null when another process ended this answer first. */
export type Committed = { row: GenerationRow | null; conversationId?: string; promptsLeft?: number }

/** An answer uses the allowance when it is complete, or when the person keeps much of it. */
export function isCounted({
  state,
  text,
  isFree,
}: Pick<AnswerOutcome, 'state' | 'text' | 'isFree'>): boolean {
  if (isFree) return false
  return state === 'done' || (state === 'interrupted' && text.length > limits.countedPartial)
}

/** Stores answer, state and allowance in one transaction. */
export function commitOutcome(database: Database, end: AnswerOutcome): Promise<Committed> {
  return database.query.transaction(async (transaction) => {
    const row = await endGeneration(transaction, end)
    if (!row) return { row }
    if (row.demoSessionId) {
      const used = await settlePrompt(transaction, row.demoSessionId, isCounted(end))
      return { row, promptsLeft: Math.max(0, limits.demoPrompts - used) }
    }
    return { row, conversationId: await storeTurns(transaction, row, end) }
  })
}

async function storeTurns(
  connection: Connection,
  row: GenerationRow,
  end: AnswerOutcome,
): Promise<string | undefined> {
  const { conversationId, userId } = row
  if (!conversationId || !userId) return undefined
  const isLost = end.text === '' && !end.preservesQuestion
  if (!row.isFollowUp && isLost) {
    await joinConversation(connection, row.id, null)
    await removeConversation(connection, userId, conversationId)
    return undefined
  }
  const messages = isLost ? [] : [...questionTurn(row), ...answerTurn(end, row.input?.note)]
  if (messages.length > 0) {
    const turns = row.isFollowUp ? 1 : 0
    await appendMessages(connection, { userId, id: conversationId, messages, turns, now: end.now })
  }
  return conversationId
}

/** The first question stands in the conversation already; a follow-up comes in together with its answer. */
function questionTurn({ isFollowUp, input, createdAt }: GenerationRow): Message[] {
  if (!isFollowUp || !input?.followUp) return []
  return [{ role: 'user', content: bareQuestion(input.followUp), timestamp: createdAt.toISOString() }]
}

function answerTurn(
  { text, state, answeredBy, check, interpretation, now }: AnswerOutcome,
  note: string | undefined,
): Message[] {
  if (text === '') return []
  const answer: Message = { role: 'assistant', content: text, timestamp: now.toISOString(), answeredBy }
  const judged = {
    ...answer,
    ...(note ? { note } : {}),
    ...(check ? { check } : {}),
    ...(interpretation ? { interpretation } : {}),
  }
  return [state === 'interrupted' ? { ...judged, incomplete: true } : judged]
}
