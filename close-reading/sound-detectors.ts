import type { Detector } from './detector.ts'
import { meter } from './devices/meter/meter.ts'
import { rhyme } from './devices/rhyme/rhyme.ts'

/** The detectors that need to know how words sound; they come with `loadPronunciations()`. */
export const soundDetectors = [meter, rhyme] as const satisfies readonly Detector[]
