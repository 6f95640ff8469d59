import type { Kind } from '../choices/kinds.ts'
import type { Span } from '../doc/span.ts'

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
  /** Null where the sentence only says how it may sound. */
  word: string | null
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

/** What a question that the words do not settle is about; it decides which readings are offered. */
export type ForkKind = 'sincerity' | 'truth' | 'feeling' | 'reason' | 'tone' | 'meaning' | 'theme'

/** What a kind of line often means, and what else it can mean. */
export type SignShown = {
  /** "Thanks", "A short answer". */
  name: string
  often: string
  otherwise: string
  /** The social rule behind it, in one sentence; absent where there is none. */
  rule?: string
}

/** A line that bears on the question: exact words of the passage. Which reading it speaks for, nobody has decided. */
export type ForkLine = Span & {
  /** From 1, in the order of the text. */
  number: number
  /** The exact words, fit to stand between quotation marks. */
  quote: string
  /** "line 3", "paragraph 2". */
  place: string
  shows: readonly SignShown[]
}

/** One way to read the passage. */
export type ForkReading = {
  /** Stays the same for the same reading of the same question; fit for an id in HTML. */
  id: string
  /** A whole sentence without its full stop: "Ana means it". */
  claim: string
  /** How to try whether it holds: "Then what she does fits her words, also when nobody asks for it." Empty for "I can’t tell yet". */
  test: string
}

/** Ways to read a passage where its words do not say the answer outright. */
export type Fork = {
  /** Null for a question without an honest fork: then there are lines and no readings. */
  kind: ForkKind | null
  /** A whole sentence with the words that come closest to the question, where some do. */
  lead?: string
  /** One to three. */
  lines: readonly ForkLine[]
  /** Two to four with a claim about the text, then "Some of each" where two can hold at once, then "I can’t tell yet". */
  readings: readonly ForkReading[]
}
