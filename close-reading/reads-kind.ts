import type { Detector } from './detector.ts'
import { type Kind, kinds } from './kinds.ts'

/** Whether a detector reads texts of a kind. */
export function readsKind({ only }: Pick<Detector, 'only'>, kind: Kind): boolean {
  return !only || (only === 'verse') === kinds[kind].isVerse
}
