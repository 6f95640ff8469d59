import type { Span } from '../finding.ts'

/**
 * How the text gives a feeling: it says that somebody feels so ("named") or does not ("denied"), or only seems so;
 * somebody says it of themselves ("said") or of another, or thinks it ("reported"); or body and voice show something.
 */
export type FeelingSource = 'named' | 'denied' | 'seems' | 'said' | 'reported' | 'shown'

/** Words of the text about a feeling of one person. */
export type FeelingClue = Span & {
  person: number
  /** Feeling words as the text has them; for a sign those that it may stand for, most likely first. */
  words: readonly string[]
  /** 1 pleasant, -1 unpleasant, 0 neither. */
  valence: number
  from: FeelingSource
  /** Number of the clause that it rests on, or -1. */
  clause: number
  /** The words that say who feels what and nobody else's feeling: "Lily was furious". */
  says: Span
  /** What the sign usually means, a sentence of ours; empty for others. */
  plain: string
  weight: number
}
