import { createHmac, timingSafeEqual } from 'node:crypto'
import type { ContentType, GradeLevel } from '#domain/choices'

/** What a demo's follow-up builds on. The server stores none of it, so the browser brings it back, signed. */
export type DemoConversation = {
  sessionId: string
  gradeLevel: GradeLevel
  contentType: ContentType
  firstMessage: string
  answer: string
}

/** A token that only this server can make, for exactly this question, answer and demo session. */
export function signDemoConversation(secret: string, conversation: DemoConversation): string {
  const { sessionId, gradeLevel, contentType, firstMessage, answer } = conversation
  const parts = JSON.stringify([sessionId, gradeLevel, contentType, firstMessage, answer])
  return createHmac('sha256', secret).update('demo-conversation\n').update(parts).digest('base64url')
}

export function isSignedDemoConversation(
  secret: string,
  conversation: DemoConversation,
  token: string,
): boolean {
  const expected = Buffer.from(signDemoConversation(secret, conversation))
  const given = Buffer.from(token)
  return given.length === expected.length && timingSafeEqual(given, expected)
}
