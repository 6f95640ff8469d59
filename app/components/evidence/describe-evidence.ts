import type { GradeLevel, Reading } from '#close-reading'
import { describeCues } from './describe-cues.ts'
import { describeFeelingLine } from './describe-feeling-line.ts'
import { describeHardWords } from './describe-hard-words.ts'
import { describeRows } from './describe-rows.ts'
import { describeSpeeches, describeTeller } from './describe-speeches.ts'
import { describeVerse } from './describe-verse.ts'
import type { Evidence } from './evidence.ts'
import { keepPlaces } from './keep-places.ts'

/**
 * What the words of a passage show, in plain sentences, ready to be drawn. Pure: the same reading gives the
 * same evidence. Everything named carries its place in the passage as given. It weighs nothing:
 * tone and feelings are the interpretation's. The youngest readers get fewer cues of a kind.
 */
export function describeEvidence(reading: Reading, gradeLevel: GradeLevel): Evidence {
  const brief = gradeLevel === 'elementary'
  const places = keepPlaces(reading.text)
  const { cues, leftOut } = describeCues(reading, places, brief)
  const rest = {
    rows: describeRows(reading, places),
    feelings: describeFeelingLine(reading, places),
    verse: describeVerse(reading),
    teller: describeTeller(reading, places),
    speeches: describeSpeeches(reading, places),
    hardWords: describeHardWords(reading, places),
  }
  return { places: places.number(), cues, leftOut, ...rest }
}
