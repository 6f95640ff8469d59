import type { Span } from '../finding.ts'

/** Whether two spans share a character. */
export function overlaps(a: Span, b: Span): boolean {
  return a.start < b.end && b.start < a.end
}
