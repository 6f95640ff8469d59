import type { Interpretation, InterpretedClue } from '#close-reading'

/** A clue of an answer. `says` where the answer keeps apart what the words say and what they mean. */
export type AnswerClue = InterpretedClue & {
  says?: string
  /** True for a clue that the engine added because the answer had too few. */
  isAdded?: boolean
}

/** What a first answer stands on, kept with it: an old conversation shows what it showed. */
export type AnswerInterpretation = Pick<
  Interpretation,
  'engine' | 'kind' | 'short' | 'feelings' | 'tone' | 'meanings'
> & { clues: readonly AnswerClue[] }
