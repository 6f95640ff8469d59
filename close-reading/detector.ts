import type { Doc } from './doc.ts'
import type { Found } from './finding.ts'
import type { WordSounds } from './prosody/pronunciations.ts'

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
