import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { scoreFollowUps } from './follow-ups.ts'
import { scoreNothingFalse } from './nothing-false.ts'
import { scoreOutright } from './outright.ts'
import { type Figures, parts, SET_FOLDER } from './read-set.ts'
import { scoreFeelingReadings, scoreToneReadings } from './readings.ts'
import { scoreUsualQuestions } from './usual-questions.ts'

const scorers = {
  'usual questions': scoreUsualQuestions,
  'follow-ups': scoreFollowUps,
  'feelings only shown': scoreFeelingReadings,
  'tones to choose from': scoreToneReadings,
  'nothing false': scoreNothingFalse,
} as const

/** Every measure on the texts of tests/understanding: figures by measure and part, "follow-ups, unseen". */
export function scoreCommitted(): Record<string, Figures> {
  return {
    'said outright': scoreOutright(),
    ...Object.fromEntries(
      Object.entries(scorers).flatMap(([name, score]) =>
        parts.map((part) => [`${name}, ${part}`, score(part)] as const),
      ),
    ),
  }
}

const RECORD = join(SET_FOLDER, 'recorded.json')

/** The figures as they were last recorded, with `--record`. */
export function readRecorded(): Record<string, Figures> {
  return JSON.parse(readFileSync(RECORD, 'utf8')) as Record<string, Figures>
}

/** Keeps the figures that later ones are held against. */
export function record(figures: Record<string, Figures>): void {
  writeFileSync(RECORD, `${JSON.stringify(figures, null, 2)}\n`)
}

const BAD_WHEN_HIGH = new Set(['stated_without_ground', 'forbidden'])
const GOOD_WHEN_HIGH = new Set(['understood', 'used', 'found', 'right', 'offered', 'deciding_line'])
const MOST_LOSS = 0.02

/** The recorded figures that have become worse by more than .02. */
export function findLosses(now: Record<string, Figures>, recorded: Record<string, Figures>): string[] {
  return Object.entries(recorded).flatMap(([name, measures]) =>
    Object.entries(measures).flatMap(([measure, before]) => {
      const after = now[name]?.[measure]
      const loss = GOOD_WHEN_HIGH.has(measure) ? before - (after ?? 0) : (after ?? 1) - before
      const counts = GOOD_WHEN_HIGH.has(measure) || BAD_WHEN_HIGH.has(measure)
      return counts && loss > MOST_LOSS ? [`${name}: ${measure} was ${before}, is ${after}`] : []
    }),
  )
}
