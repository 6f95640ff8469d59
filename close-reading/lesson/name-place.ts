import type { Span } from '../finding.ts'
import type { Page, Range } from '../page.ts'

/** Where a span stands, counted from 1: "line 3", "lines 3 to 4", "paragraph 2" or "sentence 5". */
export function namePlace(page: Page, span: Span): string {
  if (page.kind === 'poetry') {
    const first = numberAt(page.lines, span.start)
    const last = numberAt(page.lines, Math.max(span.start, span.end - 1))
    return first === last ? `line ${first}` : `lines ${first} to ${last}`
  }
  if (page.paragraphs.length > 1) return `paragraph ${numberAt(page.paragraphs, span.start)}`
  return `sentence ${numberAt(page.sentences, span.start)}`
}

function numberAt(ranges: readonly Range[], offset: number): number {
  let low = 0
  let high = ranges.length
  while (low < high) {
    const middle = (low + high) >> 1
    if ((ranges[middle]?.start ?? 0) <= offset) low = middle + 1
    else high = middle
  }
  return Math.max(low, 1)
}
