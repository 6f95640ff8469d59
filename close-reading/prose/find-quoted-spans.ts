import type { Span } from '../doc/span.ts'

const OPENING = '“„‟«'
const CLOSING = '”»'

/**
 * The words between double quotation marks in an explanation, marks left out, in order. A mark that is
 * never closed in its paragraph or list item opens nothing. Curly, straight and angled marks; linear.
 */
export function findQuotedSpans(answer: string): Span[] {
  const spans: Span[] = []
  let open = -1
  for (let i = 0; i < answer.length; i++) {
    const sign = answer[i] ?? ''
    if (sign === '\n' && startsBlock(answer, i + 1)) open = -1
    else if (OPENING.includes(sign)) open = i + 1
    else if (open >= 0 && (CLOSING.includes(sign) || sign === '"')) {
      if (open < i) spans.push({ start: open, end: i })
      open = -1
    } else if (sign === '"' || (sign === '”' && open < 0)) open = i + 1
  }
  return spans
}

/** A blank line, a list item or a heading starts a new block of markdown. */
function startsBlock(answer: string, at: number): boolean {
  let i = at
  while (answer[i] === ' ' || answer[i] === '\t' || answer[i] === '\r') i++
  const sign = answer[i]
  return sign === '\n' || sign === '#' || ((sign === '-' || sign === '*') && answer[i + 1] === ' ')
}
