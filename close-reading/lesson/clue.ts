import type { Cue, Span } from '../finding.ts'

/** One clue of step 2: exact words, their place, and what they show. */
export type Clue = Span & {
  /** The exact words, fit to stand between double quotation marks. */
  quote: string
  place: string
  cue: Cue
  /** Type of the finding it comes from, or "plain" when it comes from the build of the text alone. */
  type: string
  /** What it shows, in one to three sentences for the level. */
  note: string
  /** How much it says; the question adds to it. */
  weight: number
}
