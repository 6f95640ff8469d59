import { type Kind, kinds } from '../choices/kinds.ts'
import type { Doc } from '../doc/doc.ts'
import type { Span } from '../doc/span.ts'
import type { WordSounds } from '../prosody/pronunciations.ts'

/** Decided by a detector's measured precision: clear >= .9, likely .7 to .9, possible below. */
export type Certainty = 'clear' | 'likely' | 'possible'

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
 * the device says of it. Each device names its own; `Finding` of `findings/findings.ts` is any of them.
 */
export type Found<T extends string = string, D = unknown> = T extends string
  ? Span & { type: T; cue: Cue; certainty: Certainty; evidence: readonly [Span, ...Span[]]; data: D }
  : never

/**
 * One thing the engine can notice: a name and a function from a doc to
 * findings. A detector names what it finds, so that the compiler knows every finding. Detectors never call one another, keep no state between docs, and never throw.
 */
export type Detector<F extends Found = Found> = {
  name: string
  /** Reads verse or prose alone; without it, every kind of text. */
  only?: 'verse' | 'prose'
  /** `sounds` are there for the detectors that came with them. */
  run(doc: Doc, sounds?: WordSounds): Iterable<F>
}

/** Whether a detector reads texts of a kind. */
export function readsKind({ only }: Pick<Detector, 'only'>, kind: Kind): boolean {
  return !only || (only === 'verse') === kinds[kind].isVerse
}
