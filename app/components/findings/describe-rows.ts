import { type CloseReading, type FindingType, pickFindings, type Span } from '#close-reading'
import type { MeaningRow } from './evidence.ts'
import type { SpanRegistry } from './span-registry.ts'

const MOST = 24

const names = {
  idiom: 'Saying (idiom)',
  simile: 'Comparison (simile)',
  metaphor: 'Picture in words (metaphor)',
  personification: 'A thing as a person (personification)',
  hyperbole: 'More than is true (hyperbole)',
} as const satisfies Partial<Record<FindingType, string>>

/** Says, means, clue: a row for each stretch that means more than it says, in the order of the text. */
export function describeRows(reading: CloseReading, registry: SpanRegistry): MeaningRow[] {
  return (Object.keys(names) as (keyof typeof names)[])
    .flatMap((type) => pickFindings(reading, type))
    .sort((a, b) => a.start - b.start)
    .slice(0, MOST)
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
