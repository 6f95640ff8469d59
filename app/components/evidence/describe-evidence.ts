import type { GradeLevel, Reading } from '#close-reading'
import { describeCues } from './describe-cues.ts'
import { describeFeelingLine } from './describe-feeling-line.ts'
import { describeHardWords } from './describe-hard-words.ts'
import { describeReadings } from './describe-readings.ts'
import { describeRows } from './describe-rows.ts'
import { describeSpeeches, describeTeller } from './describe-speeches.ts'
import { describeVerse } from './describe-verse.ts'
import type { Evidence } from './evidence.ts'
import { keepPlaces } from './keep-places.ts'

const settling = {
  fiction: 'A sentence that names a feeling, or shows how someone acts, would settle it.',
  poetry: 'A line that names a feeling, or shows how the speaker sounds, would settle it.',
  nonfiction: 'A sentence that says what the author thinks of the subject would settle it.',
}

/**
 * What the words of a passage show, in plain sentences, ready to be drawn. Pure: the same reading gives the
 * same evidence. Everything named carries its place in the passage as given. The youngest readers get fewer cues
 * of a kind, and shorter readings.
 */
export function describeEvidence(reading: Reading, gradeLevel: GradeLevel): Evidence {
  const brief = gradeLevel === 'elementary'
  const places = keepPlaces(reading.text)
  const readings = describeReadings(reading, places, brief)
  const { cues, leftOut } = describeCues(reading, places, brief)
  const rest = {
    rows: describeRows(reading, places),
    feelings: describeFeelingLine(reading, places),
    verse: describeVerse(reading),
    teller: describeTeller(reading, places),
    speeches: describeSpeeches(reading, places),
    hardWords: describeHardWords(reading, places),
  }
  const settles = readings.length === 0 ? settling[reading.kind] : null
  return { places: places.number(), readings, settles, cues, leftOut, ...rest }
}
