import type { Interpretation, InterpretedClue } from '#close-reading'

/** A clue of an answer. `says` where the answer keeps apart what the words say and what they mean. */
export type AnswerClue = InterpretedClue & {
  says?: string
  /** True for a clue that the engine added because the answer had too few. */
  isAdded?: boolean
}

/** What somebody feels at words of the passage, and what they show where that differs: from 0, the lower end, to 100. */
export type FeelingPoint = {
  start: number
  end: number
  quote: string
  /** Absent where the text does not say. */
  word?: string
  level?: number
  shows?: number
  /** The text turns here. */
  isTurn?: boolean
}

/** How the feeling of one person goes between two named ends, in the order of the text. */
export type FeelingLine = { whose: string; top: string; bottom: string; points: readonly FeelingPoint[] }

/** What a first answer stands on, kept with it: an old conversation shows what it showed. */
export type AnswerInterpretation = Pick<
  Interpretation,
  'engine' | 'kind' | 'short' | 'feelings' | 'tone' | 'meanings'
> & {
  clues: readonly AnswerClue[]
  /** Only where somebody has worked out how strong each feeling is, as in a reading of the library. */
  feelingLines?: readonly FeelingLine[]
}
