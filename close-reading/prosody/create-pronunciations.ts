import { packedPronunciations } from '../lexicons/pronunciations.ts'
import { soundDetectors } from '../sound-detectors.ts'
import { type Pronunciations, unpackPronunciations } from './pronunciations.ts'

/** How words sound, with the detectors that listen. */
export function createPronunciations(): Pronunciations {
  return { ...unpackPronunciations(packedPronunciations), detectors: soundDetectors }
}
