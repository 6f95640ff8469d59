import { countUpTo } from '../doc/count-up-to.ts'
import type { Doc, Range } from '../doc.ts'
import type { Span } from '../finding.ts'
import { fill } from '../wording/fill.ts'
import wording from '../wording/locations.json' with { type: 'json' }

/** Where a span stands, counted from 1: "line 3", "lines 3 to 4", "paragraph 2" or "sentence 5". */
export function describeLocation(doc: Doc, span: Span): string {
  if (doc.kind === 'poetry') {
    const first = numberAt(doc.lines, span.start)
    const last = numberAt(doc.lines, Math.max(span.start, span.end - 1))
    return first === last ? fill(wording.line, { number: first }) : fill(wording.lines, { first, last })
  }
  if (doc.paragraphs.length > 1)
    return fill(wording.paragraph, { number: numberAt(doc.paragraphs, span.start) })
  return fill(wording.sentence, { number: numberAt(doc.sentences, span.start) })
}

function numberAt(ranges: readonly Range[], offset: number): number {
  return Math.max(
    countUpTo(offset, ranges.length, (i) => ranges[i]?.start ?? 0),
    1,
  )
}
