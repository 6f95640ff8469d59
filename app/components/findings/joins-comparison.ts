import { type CloseReading, pickFindings, type Span } from '#close-reading'

/** Is the word the "like" or "as" that joins two things? Then it names no feeling. */
export function joinsComparison(reading: CloseReading, { start, end }: Span): boolean {
  return pickFindings(reading, 'simile').some(
    ({ evidence: [marker] }) => marker.start <= start && marker.end >= end,
  )
}
