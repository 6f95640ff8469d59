import type { AnsweredBy, LibraryText } from '#domain/answered-by'
import type { ContentType, GradeLevel } from '#domain/choices'
import type { Question } from '#domain/messages'

/** One turn that a model is sent. */
export type Turn = { role: 'user' | 'assistant'; content: string }

/** Everything a provider may know: never a name, an address or an id of the person. */
export type ProviderRequest = {
  gradeLevel: GradeLevel
  contentType: ContentType
  /** The first question of the conversation, with title, author and passage. */
  question: Question
  /** Set for a follow-up: the new question and the latest answer. */
  followUp?: { question: string; latestAnswer: string }
  /** Set when a model is asked to correct its own answer: that answer, and what must change. */
  correction?: { answer: string; changes: string[] }
  /** The system prompt of a model. */
  instructions: string
  maxTokens: number
  /** Aborted by a stop, by the end of the process, or by an answer that grew too long. */
  signal: AbortSignal
}

/** Tokens in and out. Cached input is weighted by its price. `isKnown` is false for an estimate. */
export type Usage = { input: number; output: number; isKnown: boolean }

/** Why a call gave no whole answer. `detail` is a short technical word for the log, never text of a student. */
export type Failure = {
  reason:
    | 'connect'
    | 'timeout'
    | 'status'
    | 'not_a_stream'
    | 'broken_off'
    | 'stopped'
    | 'busy'
    | 'sign_in'
    | 'spend_limit'
  status?: number
  /** Milliseconds that the service asked us to wait. */
  retryAfter?: number
  detail?: string
}

/** The one ending of an answer. Only `done` is a whole answer; `cut` ran out of length. */
export type Ending =
  | { kind: 'done' | 'cut' | 'refused'; usage: Usage }
  | { kind: 'failed'; failure: Failure; usage: Usage }

/**
 * Writes an explanation: passes each piece of text to `write` as it arrives and resolves once, with the ending.
 * It never throws: every failure is an ending.
 */
export type Provider = {
  name: Exclude<AnsweredBy['reader'], 'help'>
  model?: string
  /** Of the library: the text whose notes answer. */
  text?: LibraryText
  /** Its answer uses nothing up. */
  isFree?: boolean
  answer(request: ProviderRequest, write: (text: string) => void): Promise<Ending>
}

export const noUsage: Usage = { input: 0, output: 0, isKnown: true }

/** True when the service refused the question for its length. */
export function isTooLong(ending: Ending): boolean {
  return ending.kind === 'failed' && ending.failure.status === 413
}
