/** Decided by a detector's measured precision: clear >= .9, likely .7 to .9, possible below. */
export type Certainty = 'clear' | 'likely' | 'possible'

/** A span: UTF-16 code units into the text as given, `text.slice(start, end)`. */
export type Span = { start: number; end: number }

/** The kinds of cue that a reader can filter by. */
export type Cue =
  | 'word choice'
  | 'contrast'
  | 'repetition'
  | 'punctuation'
  | 'sound'
  | 'action and speech'
  | 'comparison'
  | 'structure'

/**
 * Something that a device may notice: its span, its kind of cue, how sure we are, the words it rests on, and what
 * the device says of it. Each device names its own; `Finding` of `findings.ts` is any of them.
 */
export type Found<T extends string = string, D = unknown> = T extends string
  ? Span & { type: T; cue: Cue; certainty: Certainty; evidence: readonly [Span, ...Span[]]; data: D }
  : never
