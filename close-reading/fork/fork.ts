import type { Span } from '../finding.ts'

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
  /** One to three. */
  lines: readonly ForkLine[]
  /** Two to four with a claim about the text, then "Some of each" where two can hold at once, then "I can’t tell yet". */
  readings: readonly ForkReading[]
}
