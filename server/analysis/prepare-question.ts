import type { z } from 'zod'
import { withoutPrintedLines } from '#close-reading'
import { type AnalysisBody, analysisBody } from '#domain/answer'
import { TonewiseError } from '#domain/errors'
import { limits } from '#domain/limits'
import { latestAnswer, type Question } from '#domain/messages'
import { splitPasted } from '#domain/split-pasted'
import { loadEntitlement } from '../billing/load-entitlement.ts'
import { findConversation } from '../conversations/queries.ts'
import { isUuid } from '../http/is-uuid.ts'
import type { Runtime } from '../runtime.ts'
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

/** A request as the server understands it. What the client said of earlier turns is only a claim here. */
type Submission = Pick<AnalysisBody, 'gradeLevel' | 'contentType' | 'conversationId' | 'isAboutText'> & {
  question: Question
  /** The question box as typed, before a passage was taken out of it. */
  typed: string
  followUp?: { question: string; claimedAnswer: string }
}

/** Reads the body. Throws unreadable for no JSON, fields_wrong for a wrong shape (also for an unknown field). */
function readSubmission(raw: string): Submission {
  const body = analysisBody.safeParse(parseJson(raw))
  if (!body.success) throw new TonewiseError('fields_wrong', { fields: fieldsOf(body.error) })
  const { messages, gradeLevel, contentType, conversationId, isAboutText } = body.data
  const [first, answer, followUp] = messages
  return {
    gradeLevel,
    contentType,
    conversationId,
    ...(isAboutText ? { isAboutText } : {}),
    question: splitPasted(first.content),
    typed: first.content.question,
    ...(answer && followUp
      ? { followUp: { question: followUp.content.trim(), claimedAnswer: answer.content } }
      : {}),
  }
}

/** Holds a first question, or a follow-up, against the limits. `passageLimit` is what the plan gives. */
function checkLengths(
  submission: Submission,
  side: 'demo' | 'account',
  passageLimit: number = limits.passage[side],
): void {
  const { question, followUp } = submission
  if (followUp && followUp.question === '') throw new TonewiseError('follow_up_empty')
  if (!followUp && question.question === '') throw new TonewiseError('question_empty')
  const fields: Record<string, string> = {}
  function hold(name: string, text: string, most: number) {
    if (text.length > most) fields[name] = tooLong(text.length, most)
  }
  if (followUp) hold('followUp', followUp.question, limits.question[side])
  else {
    hold('title', question.title, limits.title)
    hold('author', question.author, limits.author)
    hold('source', question.source ?? '', limits.source)
    hold('question', question.question, limits.question[side])
    hold('passage', withoutPrintedLines(question.passage), passageLimit)
  }
  if (Object.keys(fields).length > 0) throw new TonewiseError('fields_wrong', { fields })
}

function tooLong(length: number, most: number): string {
  const number = new Intl.NumberFormat('en-US')
  return `This is ${number.format(length)} characters long. The limit is ${number.format(most)}.`
}

function parseJson(raw: string): unknown {
  try {
    return JSON.parse(raw, (_, value) => (typeof value === 'string' ? storable(value) : value))
  } catch (cause) {
    throw new TonewiseError('unreadable', { cause })
  }
}

/** One plain sentence for each part of the body that is wrong. */
function fieldsOf(error: z.ZodError): Record<string, string> {
  const fields: Record<string, string> = {}
  for (const issue of error.issues) {
    if (issue.code === 'unrecognized_keys') {
      for (const key of issue.keys.slice(0, 10))
        fields[key.slice(0, 60)] = 'This field is not part of a question.'
    } else fields[String(issue.path[0] ?? 'body')] = 'We can’t read this value.'
  }
  return fields
}

/** PostgreSQL stores neither NUL nor half of a surrogate pair. */
function storable(text: string): string {
  return text.replaceAll('\0', '').toWellFormed()
}
