import type { Doc } from '../doc.ts'
import { countUpTo } from './count-up-to.ts'

/** The token that covers an offset, or the last one before it. */
export function tokenAt(doc: Doc, offset: number): number {
  return Math.max(countUpTo(offset, doc.count, (i) => doc.start[i] ?? 0) - 1, 0)
}
