import { createHmac, timingSafeEqual } from 'node:crypto'
import type { ContentType, GradeLevel } from '#domain/choices'
import type { Question } from '#domain/messages'
import { writeQuestion } from '#domain/write-question'

/** What a demo's answer was written for. The server stores none of it, so the browser brings it back, signed. */
export type DemoQuestion = {
  sessionId: string
  gradeLevel: GradeLevel
  contentType: ContentType
  question: Question
}

/**
 * Stands for a question in its row: nobody can read the question from it, and only this server can make it. Made over
 * the one string of the spec, as it always was, so that a conversation from before can go on.
 */
export function signDemoQuestion(secret: string, asked: DemoQuestion): string {
  const { sessionId, gradeLevel, contentType, question } = asked
  const signed = [sessionId, gradeLevel, contentType, writeQuestion(question)]
  return sign(secret, 'demo-question', JSON.stringify(signed))
}

/** The token for a follow-up: for exactly this answer to the question with this signature. */
export function signDemoAnswer(secret: string, questionSignature: string, answer: string): string {
  return sign(secret, 'demo-answer', JSON.stringify([questionSignature, answer]))
}

export function isSignedDemoConversation(
  secret: string,
  question: DemoQuestion,
  answer: string,
  token: string,
): boolean {
  const expected = Buffer.from(signDemoAnswer(secret, signDemoQuestion(secret, question), answer))
  const given = Buffer.from(token)
  return given.length === expected.length && timingSafeEqual(given, expected)
}

function sign(secret: string, use: string, text: string): string {
  return createHmac('sha256', secret).update(`${use}\n`).update(text).digest('base64url')
}
