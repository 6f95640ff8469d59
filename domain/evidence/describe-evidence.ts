import { type CloseReading, type FindingType, type GradeLevel, pickFindings, type Span } from '#close-reading'
import { levels } from '../choices.ts'
import { evidenceLimits } from '../limits.ts'
import { describeCues } from './describe-cues.ts'
import { describeFeelingLine } from './describe-feeling-line.ts'
import { describeNarrator, describeSpeeches } from './describe-speeches.ts'
import { describeVerse } from './describe-verse.ts'
import type { Evidence, HardWord, MeaningRow } from './evidence.ts'
import { createSpanRegistry, type SpanRegistry } from './span-registry.ts'

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

/** Hard and old words with plain meanings, each where it first occurs. */
function describeHardWords(reading: CloseReading, registry: SpanRegistry): HardWord[] {
  return pickFindings(reading, 'hard-word')
    .slice(0, evidenceLimits.hardWords)
    .map(({ start, end, data }, at) => ({
      id: `word-${at + 1}`,
      meaning: data.meaning,
      quoted: registry.quote({ start, end }, 'word choice'),
    }))
}

const names = {
  idiom: 'Saying (idiom)',
  simile: 'Comparison (simile)',
  metaphor: 'Picture in words (metaphor)',
  personification: 'A thing as a person (personification)',
  hyperbole: 'More than is true (hyperbole)',
} as const satisfies Partial<Record<FindingType, string>>

/** Says, means, clue: a row for each stretch that means more than it says, in the order of the text. */
function describeRows(reading: CloseReading, registry: SpanRegistry): MeaningRow[] {
  return (Object.keys(names) as (keyof typeof names)[])
    .flatMap((type) => pickFindings(reading, type))
    .sort((a, b) => a.start - b.start)
    .slice(0, evidenceLimits.meanings)
    .map(({ start, end, type, cue, certainty, data }, at) => ({
      id: `row-${at + 1}`,
      certainty,
      name: names[type],
      says: data.says.replace(/\s+/g, ' '),
      means: data.means,
      clue: data.clue,
      plainIf: data.plainIf.replace(/^It could be plain if /, ''),
      quoted: [registry.quote(findSpan(reading.text, data.says, { start, end }), cue)],
    }))
}

/** The words of the row where they stand; a comparison says more than its "like". */
function findSpan(text: string, says: string, { start, end }: Span): Span {
  const at = text.lastIndexOf(says, start)
  return at >= 0 && at + says.length >= end ? { start: at, end: at + says.length } : { start, end }
}
