import { z } from 'zod'
import type { AnswerCheck } from './answer-check.ts'
import type { AnswerInterpretation } from './answer-interpretation.ts'
import type { AnsweredBy } from './answered-by.ts'
import { contentTypeSchema, gradeLevelSchema } from './choice-schemas.ts'
import type { ErrorCode } from './errors.ts'
import { readQuestion } from './messages.ts'
import type { ErrorBody } from './screen-errors.ts'

/** How an answer can end. `done` alone is a whole answer; `interrupted` keeps the text so far. */
export type AnswerEnd = 'done' | 'interrupted' | 'refused' | 'failed'

/** The first message: its question as a structure, or as the one string of the spec. */
const firstMessage = z.strictObject({
  role: z.literal('user'),
  content: z
    .union([
      z.string(),
      z.strictObject({
        title: z.string().default(''),
        author: z.string().default(''),
        question: z.string(),
        passage: z.string().default(''),
        source: z.string().optional(),
      }),
    ])
    .transform(readQuestion),
})

/** The body of both analysis calls. Nothing else is read: an unknown field is refused. */
export const analysisBody = z.strictObject({
  messages: z.union([
    z.tuple([firstMessage]),
    z.tuple([
      firstMessage,
      z.strictObject({ role: z.literal('assistant'), content: z.string() }),
      z.strictObject({ role: z.literal('user'), content: z.string() }),
    ]),
  ]),
  gradeLevel: gradeLevelSchema,
  contentType: contentTypeSchema,
  conversationId: z.string().max(200).optional(),
  /** The student said that the words are about the text, after help was shown in place of an answer. */
  isAboutText: z.boolean().optional(),
  /** The idempotency key once more: a network in between may take the header away. */
  key: z.uuid().optional(),
})
export type AnalysisBody = Omit<z.infer<typeof analysisBody>, 'key'>

/** First event of a stream (`event: start`). */
export type StartEvent = {
  generationId: string
  /** Signed in: id of the saved conversation. */
  conversationId?: string
  promptsLeft?: number
  /** Markdown to show above the answer: who can help, when the question may speak of distress. */
  note?: string
}

/** A piece of text (no event name); its event id is the length of the answer so far, in UTF-16 units. */
export type TextEvent = { text: string }

/** Last event (`event: final`), sent only after the end is committed. */
export type FinalEvent = {
  state: AnswerEnd
  /** False while the text could not be stored; the screen then says "Not saved yet. Trying again." */
  saved: boolean
  /** Signed in: the conversation's id. Demo: a signed token that a follow-up sends back. */
  conversationId?: string
  timestamp: string
  answeredBy: AnsweredBy
  /** What the checks found in the answer, when it was judged. */
  check?: AnswerCheck
  /** Of a first answer with a passage: its clues, feelings and tone. */
  interpretation?: AnswerInterpretation
  /** The whole answer as stored, when a correction replaced the streamed text. */
  text?: string
  promptsLeft?: number
  error?: ErrorBody<ErrorCode>
}

/** The finished answer in one piece: a note above it, if there is one, then its text. */
export type WholeAnswer = Omit<FinalEvent, 'text' | 'error'> & {
  content: { type: 'text'; text: string }[]
  generationId: string
}

/** `event: correcting` (no data): the text is whole, and the model was asked once to correct it. `event: final` ends it. */
export type CorrectingEvent = Record<string, never>

/** `event: moved`: the server is stopping; ask again for the same generation after `retry` milliseconds. */
export type MovedEvent = { retry: number }
