import type { Doc } from '../doc.ts'

/** The token that covers an offset, or the last one before it. */
export function tokenAt(doc: Doc, offset: number): number {
  let low = 0
  let high = doc.count
  while (low < high) {
    const middle = (low + high) >> 1
    if ((doc.start[middle] ?? 0) <= offset) low = middle + 1
    else high = middle
  }
  return Math.max(low - 1, 0)
}
