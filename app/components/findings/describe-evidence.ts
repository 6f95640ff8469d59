import type { CloseReading, GradeLevel } from '#close-reading'
import { levels } from '#domain/choices'
import { describeCues } from './describe-cues.ts'
import { describeFeelingLine } from './describe-feeling-line.ts'
import { describeHardWords } from './describe-hard-words.ts'
import { describeRows } from './describe-rows.ts'
import { describeNarrator, describeSpeeches } from './describe-speeches.ts'
import { describeVerse } from './describe-verse.ts'
import type { Evidence } from './evidence.ts'
import { createSpanRegistry } from './span-registry.ts'

/**
 * What the words of a passage show, in plain sentences, ready to be drawn. Pure: the same reading gives the
 * same evidence. Everything named carries its place in the passage as given. It weighs nothing:
 * tone and feelings are the interpretation's. The youngest readers get fewer cues of a kind.
 */
export function describeEvidence(reading: CloseReading, gradeLevel: GradeLevel): Evidence {
  const brief = levels[gradeLevel].isForChildren
  const registry = createSpanRegistry(reading.text)
  const { cues, leftOut } = describeCues(reading, registry, brief)
  const rest = {
    rows: describeRows(reading, registry),
    feelings: describeFeelingLine(reading, registry),
    verse: describeVerse(reading),
    narrator: describeNarrator(reading, registry),
    speeches: describeSpeeches(reading, registry),
    hardWords: describeHardWords(reading, registry),
  }
  return { spans: registry.number(), cues, leftOut, ...rest }
}
