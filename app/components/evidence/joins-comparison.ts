import { pickFindings, type Reading, type Span } from '#close-reading'

/** Is the word the "like" or "as" that joins two things? Then it names no feeling. */
export function joinsComparison(reading: Reading, { start, end }: Span): boolean {
  return pickFindings(reading, 'simile').some(
    ({ because: [marker] }) => marker.start <= start && marker.end >= end,
  )
}
