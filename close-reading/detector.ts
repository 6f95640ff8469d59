import type { Found, Kind } from './finding.ts'
import type { Page } from './page.ts'
import type { Pronunciations } from './sounds/pronunciations.ts'

/**
 * One thing the engine can notice: a name, the kinds of text it reads, and a function from a page to
 * findings. A detector names what it finds, so that the compiler knows every finding. Detectors never call one another, keep no state between pages, and never throw.
 */
export type Detector<F extends Found = Found> = {
  name: string
  kinds: readonly Kind[]
  /** `sounds` are there for the detectors that came with them. */
  run(page: Page, sounds?: Pronunciations): Iterable<F>
}
