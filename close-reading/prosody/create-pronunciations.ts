import type { Detector } from '../detector.ts'
import { packedPronunciations } from '../lexicons/pronunciations.ts'
import { soundDetectors } from '../sound-detectors.ts'
import { unpackPronunciations, type WordSounds } from './pronunciations.ts'

/** How words sound, with the detectors that need it. */
export type Pronunciations = WordSounds & { readonly detectors: readonly Detector[] }

export function createPronunciations(): Pronunciations {
  return { ...unpackPronunciations(packedPronunciations), detectors: soundDetectors }
}
