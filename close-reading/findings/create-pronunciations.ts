import type { Detector } from '../devices/detector.ts'
import { meter } from '../devices/meter/meter.ts'
import { rhyme } from '../devices/rhyme/rhyme.ts'
import dictionary from '../lexicons/pronunciations.json' with { type: 'json' }
import { unpackPronunciations, type WordSounds } from '../prosody/pronunciations.ts'

/** How words sound, with the detectors that need it. */
export type Pronunciations = WordSounds & { readonly detectors: readonly Detector[] }

export function createPronunciations(): Pronunciations {
  return { ...unpackPronunciations(dictionary.words), detectors: soundDetectors }
}

/** The detectors that need to know how words sound; they come with `loadPronunciations()`. */
export const soundDetectors = [meter, rhyme] as const satisfies readonly Detector[]
