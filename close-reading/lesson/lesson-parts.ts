import type { Clue } from './clue.ts'
import type { LessonSource } from './source.ts'
import type { Feeling } from './weigh-feelings.ts'
import type { Tone } from './weigh-tones.ts'

/** What the sections of one lesson are written from. */
export type LessonParts = {
  source: LessonSource
  clues: readonly Clue[]
  feelings: readonly Feeling[]
  tones: readonly Tone[]
}
