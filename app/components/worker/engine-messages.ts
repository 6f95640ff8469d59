import type { AnalysisBody } from '#domain/answer'
import type { AnswerCheck } from '#domain/answer-check'
import type { AnswerInterpretation } from '#domain/answer-interpretation'
import type { AnsweredBy } from '#domain/answered-by'
import type { ContentType, GradeLevel } from '#domain/choices'
import type { Evidence } from '#domain/evidence/evidence'
import type { ChoiceHelp } from '#domain/evidence/explain-choice'
import type { AnswerToInterpret } from '#domain/interpret-answer'
import type { KnownText } from '#domain/library/recognize'
import type { AssistantMessage, Question } from '#domain/messages'
import type { PassageAround } from './find-around.ts'
import type { FirstMarks } from './read-first-marks.ts'
import type { Marks } from './read-marks.ts'

/** An answer that was made on this device, as the server makes it. */
export type LocalAnswer = {
  text: string
  interpretation: AnswerInterpretation | null
  answeredBy: AnsweredBy
}

export type WriteOnly = 'library' | 'device'

export type PassageFactsReply = {
  words: number
  sentences: number
  lines: number
  feelingWords: number
  /** The kind that the text seems to be; null when its form does not tell. */
  kind: ContentType | null
  /** Questions that fit the text. */
  questions: string[]
  around: PassageAround | null
}

/** `shown` is the explanation that is on the screen. */
export type OtherWordsQuestion = {
  task: 'other words'
  question: Question
  kind: ContentType
  shown: AssistantMessage
}
/** The explanation written for another level, with what wrote it, the record of its checks, and what it stands on. */
export type Version = {
  gradeLevel: GradeLevel
  markdown: string
  answeredBy: AnsweredBy
  check: AnswerCheck
  interpretation?: AnswerInterpretation
}
export type OtherWordsReply = { simpler: Version | null; fuller: Version | null }

export type ReadingQuestion =
  | { task: 'facts'; passage: string; kind: ContentType }
  | { task: 'library'; passage: string; shouldCache: boolean }
  | { task: 'first marks'; passage: string }
  | { task: 'marks'; passage: string }
  /** `only`: see `writeOnDevice`. */
  | { task: 'write'; body: AnalysisBody; only?: WriteOnly }
  | { task: 'quotations'; passage: string; answer: string }
  | { task: 'interpret'; input: AnswerToInterpret }
  | { task: 'evidence'; passage: string; kind: ContentType; gradeLevel: GradeLevel }
  | { task: 'choice'; passage: string; kind: ContentType; gradeLevel: GradeLevel; start: number; end: number }
  | OtherWordsQuestion

type Replies = {
  choice: ChoiceHelp
  facts: PassageFactsReply
  library: KnownText | null
  'first marks': FirstMarks
  marks: Marks
  write: LocalAnswer | null
  quotations: FoundQuotation[]
  evidence: Evidence
  interpret: AnswerInterpretation | null
  'other words': OtherWordsReply
}
/** What the worker answers to a question. */
export type ReplyTo<Q extends ReadingQuestion> = Replies[Q['task']]

/** A quotation of an answer, with its spans in the answer and in the passage. */
export type FoundQuotation = {
  words: string
  start: number
  end: number
  line: number | null
  paragraph: number | null
  spans: { start: number; end: number }[]
  /** Its words stand in the passage, but not as quoted. */
  parts?: 'apart' | 'in another order'
}
