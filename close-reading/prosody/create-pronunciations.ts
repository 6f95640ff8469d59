import type { Detector } from '../detector.ts'
import dictionary from '../lexicons/pronunciations.json' with { type: 'json' }
import { soundDetectors } from '../sound-detectors.ts'
import { unpackPronunciations, type WordSounds } from './pronunciations.ts'

/** How words sound, with the detectors that need it. */
export type Pronunciations = WordSounds & { readonly detectors: readonly Detector[] }

export function createPronunciations(): Pronunciations {
  return { ...unpackPronunciations(dictionary.words), detectors: soundDetectors }
}
