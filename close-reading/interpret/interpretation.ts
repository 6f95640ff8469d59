import type { Span } from '../finding.ts'
import type { Fork } from '../fork/fork.ts'
import type { Kind } from '../kinds.ts'

/** Family of a clue, which decides its mark: a word, an act, a turn or other meaning, repetition or sound, comparison, punctuation. */
export type ClueKind = 'word' | 'act' | 'turn' | 'rep' | 'comp' | 'punct'

/** One clue: exact words, where they stand, and what they mean or show. Clues are numbered from 1 in the order of the text. */
export type InterpretedClue = Span & {
  number: number
  kind: ClueKind
  /** What the kind is called on its card: "What someone does". */
  name: string
  /** The exact words, fit to stand between quotation marks. */
  quote: string
  /** "line 3", "paragraph 2". */
  place: string
  /** What they mean or show, in one or two sentences; empty where they are only to be looked at. */
  means: string
}

/** Who feels what, with the numbers of the clues that show it. `sure` when the text says the feeling itself. */
export type InterpretedFeeling = {
  who: string
  words: readonly string[]
  sure: boolean
  sentence: string
  clues: readonly number[]
}

/** How the text sounds, or why that can't be told. */
export type InterpretedTone = {
  word: string | null
  others: readonly string[]
  because: readonly string[]
  sentence: string
}

/**
 * What a passage says and shows, worked out once; the explanation, the marks, the feeling line, word help, export and
 * print all draw from it. A reading of the library is of the same type, written by hand.
 */
export type Interpretation = {
  /** Version of the engine that made it; it goes up when the same text may be read otherwise. */
  engine: number
  kind: Kind
  /** `commits`: the words settle the question. */
  short: { text: string; commits: boolean }
  /** Ways to read the passage where its words do not settle the question; null where they do, and where nothing can be shown. */
  fork: Fork | null
  retelling: readonly { sentence: string; start: number; end: number }[]
  words: readonly { word: string; means: string }[]
  clues: readonly InterpretedClue[]
  feelings: readonly InterpretedFeeling[]
  tone: InterpretedTone
  /** What words mean beyond what they say, and where two readings stand. */
  meanings: readonly string[]
  /** How to find this in the next text, with words of this one. */
  method: string
  checkIn: string
}

/** Goes up when the same text may be read otherwise than before. */
export const ENGINE_VERSION = 5
