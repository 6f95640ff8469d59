import type { Doc } from '../doc.ts'
import type { Span } from '../finding.ts'

/** The text of a span on one line: line breaks and runs of spaces become one space. */
export function textOf(doc: Doc, span: Span): string {
  return doc.text.slice(span.start, span.end).replace(/\s+/g, ' ')
}
