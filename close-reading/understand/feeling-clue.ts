import type { Span } from '../finding.ts'

/**
 * Why the engine thinks that somebody feels something: named by the text, said by the person (who may not mean it),
 * seeming so to somebody, or shown by body and voice.
 */
export type FeelingClue = Span & {
  person: number
  /** Feeling words, most likely first. */
  words: readonly string[]
  /** 1 pleasant, -1 unpleasant, 0 neither. */
  valence: number
  from: 'named' | 'said' | 'seems' | 'shown'
  /** Number of the clause that it rests on. */
  clause: number
  /** What the sign usually means, or what happens to the person; a sentence or a verb phrase of ours. */
  plain: string
  weight: number
}

/** How much a clue, or clues together, must weigh before the engine says what someone probably feels. */
export const ENOUGH = 1.5
