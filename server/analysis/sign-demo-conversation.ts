import { createHmac, timingSafeEqual } from 'node:crypto'
import type { ContentType, GradeLevel } from '#domain/choices'

/** What a demo's answer was written for. The server stores none of it, so the browser brings it back, signed. */
export type DemoQuestion = {
  sessionId: string
  gradeLevel: GradeLevel
  contentType: ContentType
  firstMessage: string
}

/** Stands for a question in its row: nobody can read the question from it, and only this server can make it. */
export function signDemoQuestion(secret: string, question: DemoQuestion): string {
  const { sessionId, gradeLevel, contentType, firstMessage } = question
  return sign(secret, 'demo-question', JSON.stringify([sessionId, gradeLevel, contentType, firstMessage]))
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
