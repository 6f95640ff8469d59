import { TonewiseError } from '#domain/errors'
import { limits } from '#domain/limits'
import { latestAnswer, type Question } from '#domain/messages'
import { loadEntitlement } from '../billing/load-entitlement.ts'
import { findConversation } from '../conversations/queries.ts'
import { isUuid } from '../http/is-uuid.ts'
import type { Runtime } from '../runtime.ts'
import { checkLengths, readSubmission, type Submission } from './read-submission.ts'
import type { Requester } from './requester.ts'
import { isSignedDemoConversation } from './sign-demo-conversation.ts'

/** A checked question: everything in it may be used, whoever claimed it. */
export type Prepared = Pick<Submission, 'gradeLevel' | 'contentType' | 'conversationId' | 'isAboutText'> & {
  question: Question
  followUp?: { question: string; latestAnswer: string }
  /** What the student wrote this time, in their own words: the question box as typed, and the question in it. */
  ownWords: string[]
}

/** Reads and checks a body. An account's follow-up builds on the server's own row, a demo's on what we signed. */
export async function prepareQuestion(
  runtime: Runtime,
  requester: Requester,
  raw: string,
): Promise<Prepared> {
  const submission = readSubmission(raw)
  checkLengths(submission, requester.kind, await passageLimit(runtime, requester, submission))
  const { followUp } = submission
  if (!followUp)
    return {
      ...submission,
      followUp: undefined,
      ownWords: [...new Set([submission.question.question, submission.typed])],
    }
  const prepared =
    requester.kind === 'account'
      ? await fromOwnRow(runtime, requester.viewer.userId, submission)
      : fromSignedTurns(runtime, requester.sessionId, submission)
  return { ...prepared, ownWords: [followUp.question] }
}

/** Only a passage beyond the smallest plan's limit makes us look the plan up. */
async function passageLimit(
  runtime: Runtime,
  requester: Requester,
  { question }: Submission,
): Promise<number> {
  const usual = limits.passage[requester.kind]
  if (requester.kind === 'demo' || question.passage.length <= usual) return usual
  return (await loadEntitlement(runtime, requester.viewer)).passage
}

async function fromOwnRow(
  runtime: Runtime,
  userId: string,
  submission: Submission,
): Promise<Omit<Prepared, 'ownWords'>> {
  const { conversationId, followUp } = submission
  if (!conversationId) throw new TonewiseError('no_result_yet')
  const row = isUuid(conversationId)
    ? await findConversation(runtime.database.query, userId, conversationId)
    : null
  if (!row) throw new TonewiseError('not_found')
  const first = row.conversationData[0]
  const latest = latestAnswer(row.conversationData)
  if (first?.role !== 'user' || !latest || !followUp) throw new TonewiseError('no_result_yet')
  if (row.turns >= limits.turnsPerConversation.account) throw new TonewiseError('turns_spent')
  return {
    gradeLevel: row.gradeLevel,
    contentType: row.contentType,
    conversationId: row.id,
    ...(submission.isAboutText ? { isAboutText: true } : {}),
    question: first.content,
    followUp: { question: followUp.question, latestAnswer: latest.content },
  }
}

function fromSignedTurns(
  { secret }: Runtime,
  sessionId: string,
  submission: Submission,
): Omit<Prepared, 'ownWords'> {
  const { conversationId, followUp, question, gradeLevel, contentType } = submission
  const answer = followUp?.claimedAnswer ?? ''
  const asked = { sessionId, gradeLevel, contentType, question }
  if (!followUp || !conversationId || !isSignedDemoConversation(secret, asked, answer, conversationId)) {
    throw new TonewiseError('no_result_yet')
  }
  return { ...submission, followUp: { question: followUp.question, latestAnswer: answer } }
}
