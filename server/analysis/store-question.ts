import { randomUUID } from 'node:crypto'
import { TonewiseError } from '#domain/errors'
import { limits } from '#domain/limits'
import { insertConversation } from '../conversations/queries.ts'
import type { Connection } from '../database/open-database.ts'
import type { Runtime } from '../runtime.ts'
import type { Prepared } from './prepare-question.ts'
import { countOpenAnswers, insertGeneration, lockUser, reservePrompt } from './queries.ts'
import type { Requester } from './requester.ts'
import { signDemoQuestion } from './sign-demo-conversation.ts'

const previewLength = 140

type Stored = { conversationId?: string; promptsLeft?: number; demoSignature?: string }
type Input = {
  id: string
  key: string
  bodyHash: string
  prepared: Prepared
  /** Stands above the answer, because the question may speak of distress. */
  note: string | undefined
}

/**
 * Commits the question, the generation and the allowance in one transaction, before any reader is called.
 * Null when this key was used already. Throws demo_spent or answer_running; nothing is stored then.
 */
export function storeQuestion(runtime: Runtime, requester: Requester, input: Input): Promise<Stored | null> {
  const now = runtime.now()
  return runtime.database.query.transaction(async (transaction) => {
    if (requester.kind === 'account') return storeForAccount(transaction, requester, input, now)
    const { gradeLevel, contentType, question } = input.prepared
    const asked = { sessionId: requester.sessionId, gradeLevel, contentType, question }
    const demoSignature = signDemoQuestion(runtime.secret, asked)
    const values = { ...generationOf(requester, input, now), demoSignature }
    const isNew = await insertGeneration(transaction, values)
    return isNew ? { promptsLeft: await takePrompt(transaction, requester.sessionId), demoSignature } : null
  })
}

/**
 * Whether a question joins the history. A demo has none; and a child's history is read by a grown-up, so what may
 * speak of the child's distress stays out of it.
 */
function joinsHistory(requester: Requester, note: string | undefined): boolean {
  return requester.kind === 'account' && !(note && requester.viewer.ageBand === 'child')
}

/** The row of a generation. A demo's question is not stored. */
function generationOf(requester: Requester, input: Input, now: Date) {
  const { id, key, bodyHash, prepared, note } = input
  const { gradeLevel, contentType, followUp, question } = prepared
  const isStored = joinsHistory(requester, note) && followUp !== undefined
  const turn = isStored ? { question: { ...question, passage: '' }, followUp: followUp.question } : {}
  return {
    id,
    idempotencyKey: key,
    bodyHash,
    gradeLevel,
    contentType,
    isFollowUp: followUp !== undefined,
    createdAt: now,
    ...(requester.kind === 'account'
      ? { userId: requester.viewer.userId }
      : { demoSessionId: requester.sessionId }),
    // A follow-up joins the conversation together with its answer; until then it is kept here.
    ...(isStored || note ? { input: { ...turn, ...(note ? { note } : {}) } } : {}),
  }
}

async function takePrompt(connection: Connection, sessionId: string): Promise<number> {
  const used = await reservePrompt(connection, sessionId)
  if (typeof used === 'number') return limits.demoPrompts - used
  throw new TonewiseError(used === 'spent' ? 'demo_spent' : 'answer_running', { retryAfter: 5 })
}

/** The person's row is locked first: what is read after that can't be passed by posts at the same time. */
async function storeForAccount(
  connection: Connection,
  requester: Extract<Requester, { kind: 'account' }>,
  input: Input,
  now: Date,
): Promise<Stored | null> {
  const { key, prepared } = input
  const { conversationId: known, followUp, question, gradeLevel, contentType } = prepared
  const { userId } = requester.viewer
  // The account may have been deleted since the request began.
  if (!(await lockUser(connection, userId))) throw new TonewiseError('signed_out')
  const continued = followUp ? known : undefined
  const isInHistory = joinsHistory(requester, input.note)
  const open = await countOpenAnswers(connection, userId, { key, conversationId: continued })
  if (open.isKeyUsed) return null
  if (open.count >= limits.streamsPerRequester.account || open.isConversationBusy) {
    throw new TonewiseError('answer_running', { retryAfter: 5 })
  }
  const conversationId = continued ?? (isInHistory ? randomUUID() : undefined)
  if (conversationId && !continued) {
    await insertConversation(connection, {
      id: conversationId,
      userId,
      gradeLevel,
      contentType,
      title: question.title,
      preview: question.question.slice(0, previewLength).toWellFormed(),
      conversationData: [{ role: 'user', content: question, timestamp: now.toISOString() }],
      createdAt: now,
      updatedAt: now,
    })
  }
  const isNew = await insertGeneration(connection, {
    ...generationOf(requester, input, now),
    conversationId: isInHistory ? conversationId : undefined,
  })
  if (!isNew) throw new TonewiseError('busy', { retryAfter: 1 })
  return conversationId ? { conversationId } : {}
}
