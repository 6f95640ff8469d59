import type { Span } from '../doc/span.ts'

/**
 * How the text gives a feeling: it says that somebody feels so ("named") or does not ("denied"), or only seems so;
 * somebody says it of themselves ("said") or of another, or thinks it ("reported").
 */
export type FeelingSource = 'named' | 'denied' | 'seems' | 'said' | 'reported'

/** Words of the text about a feeling of one person. */
export type FeelingClue = Span & {
  person: number
  /** Feeling words as the text has them. */
  words: readonly string[]
  /** One after another: "calm at first, then furious". */
  inTurn: boolean
  from: FeelingSource
  /** Number of the clause that it rests on, or -1. */
  clause: number
  /** The words that say who feels what and nobody else's feeling: "Lily was furious". */
  says: Span
  weight: number
}
