import { countUpTo } from '../doc/count-up-to.ts'
import type { Doc, Range } from '../doc/doc.ts'
import type { Span } from '../doc/span.ts'
import { titleLines } from '../doc/title-lines.ts'
import { lineNumberAt } from '../pasted/printed-lines.ts'
import { fill } from '../wording/fill.ts'
import wording from '../wording/locations.json' with { type: 'json' }

/**
 * Where a span stands, counted from 1: "line 3", "lines 3 to 4", "paragraph 2" or "sentence 5". The title of a poem is
 * no line; a chat is counted by its lines. Where the printed page counts its lines, these are the lines of the text.
 */
export function describeLocation(doc: Doc, span: Span): string {
  const printed = printedLocation(doc, span)
  if (printed) return printed
  if (doc.isVerse) {
    const title = titleLines(doc)
    const first = numberAt(doc.lines, span.start) - title
    const last = numberAt(doc.lines, Math.max(span.start, span.end - 1)) - title
    if (first < 1) return wording.title
    return first === last ? fill(wording.line, { number: first }) : fill(wording.lines, { first, last })
  }
  if (isChat(doc)) return fill(wording.line, { number: numberAt(doc.lines, span.start) })
  if (doc.paragraphs.length > 1)
    return fill(wording.paragraph, { number: numberAt(doc.paragraphs, span.start) })
  return fill(wording.sentence, { number: numberAt(doc.sentences, span.start) })
}

const OF_LETTER = /^(?:from|to|date|subject|re|cc|sent)$/u

function isChat({ labels, folded }: Doc): boolean {
  return labels.filter(({ first }) => !OF_LETTER.test(folded[first] as string)).length > 1
}

function printedLocation({ isVerse, printedLines }: Doc, { start, end }: Span): string | null {
  const first = lineNumberAt(printedLines, start)
  const last = lineNumberAt(printedLines, Math.max(start, end - 1))
  if (first === undefined || last === undefined)
    return printedLines.length > 0 && isVerse ? wording.title : null
  return first === last ? fill(wording.line, { number: first }) : fill(wording.lines, { first, last })
}

function numberAt(ranges: readonly Range[], offset: number): number {
  return Math.max(
    countUpTo(offset, ranges.length, (i) => ranges[i]?.start ?? 0),
    1,
  )
}
