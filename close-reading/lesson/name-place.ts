import type { Span } from '../finding.ts'
import type { Page, Range } from '../page.ts'
import { fill } from '../wording/fill.ts'
import wording from '../wording/places.json' with { type: 'json' }

/** Where a span stands, counted from 1: "line 3", "lines 3 to 4", "paragraph 2" or "sentence 5". */
export function namePlace(page: Page, span: Span): string {
  if (page.kind === 'poetry') {
    const first = numberAt(page.lines, span.start)
    const last = numberAt(page.lines, Math.max(span.start, span.end - 1))
    return first === last ? fill(wording.line, { number: first }) : fill(wording.lines, { first, last })
  }
  if (page.paragraphs.length > 1)
    return fill(wording.paragraph, { number: numberAt(page.paragraphs, span.start) })
  return fill(wording.sentence, { number: numberAt(page.sentences, span.start) })
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
