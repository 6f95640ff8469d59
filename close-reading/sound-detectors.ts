import type { Detector } from './detector.ts'
import { metre } from './devices/meter/meter.ts'
import { rhyme } from './devices/rhyme/rhyme.ts'

/** The detectors that need to know how words sound; they come with `loadPronunciations()`. */
export const soundDetectors = [metre, rhyme] as const satisfies readonly Detector[]
