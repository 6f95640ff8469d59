import type { Span } from '../finding.ts'
import type { Page } from '../page.ts'

/** The text of a span on one line: line breaks and runs of spaces become one space. */
export function textOf(page: Page, span: Span): string {
  return page.text.slice(span.start, span.end).replace(/\s+/g, ' ')
}
