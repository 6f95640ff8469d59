import type { Fork, Interpretation, InterpretedClue } from '#close-reading'

/** A clue of an answer. `says` where the answer keeps apart what the words say and what they mean. */
export type AnswerClue = InterpretedClue & {
  says?: string
  /** True for a clue that the engine added because the answer had too few. */
  isAdded?: boolean
}

/** What somebody feels at one point of the passage, and what they show if it differs, from 0 (lower end) to 100. */
export type FeelingPoint = {
  start: number
  end: number
  quote: string
  /** Absent where the text does not say. */
  word?: string
  level?: number
  shows?: number
  /** The feeling turns here. */
  isTurn?: boolean
}

/** The course of one person's feeling between two named ends, in the order of the text. */
export type FeelingLine = { whose: string; top: string; bottom: string; points: readonly FeelingPoint[] }

/** The check-in of a reading of the library: its choices, the right one, and what is said to whoever answers. */
export type WrittenCheckIn = { choices: readonly string[]; right: string; reply: string }

/** What a first answer is based on. It is stored with the answer, so an old conversation always shows the same. */
export type AnswerInterpretation = Pick<
  Interpretation,
  'engine' | 'kind' | 'short' | 'feelings' | 'tone' | 'meanings'
> & {
  clues: readonly AnswerClue[]
  /** Only where somebody has worked out how strong each feeling is, as in a reading of the library. */
  feelingLines?: readonly FeelingLine[]
  /** Where the engine found that the words do not settle the question, whoever answered it. */
  fork?: Fork
  /** Of a reading of the library: what is said to whoever answers its check-in. */
  checkIn?: WrittenCheckIn
}
