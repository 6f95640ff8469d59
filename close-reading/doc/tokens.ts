import { countUpTo } from './count-up-to.ts'
import type { Doc } from './doc.ts'
import { WORD } from './shape.ts'
import type { Span } from './span.ts'

/** The span of tokens [first, last), of one token by default. */
export function spanOf(doc: Doc, first: number, last = first + 1): Span {
  return { start: doc.start[first] ?? 0, end: doc.end[last - 1] ?? 0 }
}

export function isWord(doc: Doc, token: number): boolean {
  return ((doc.shape[token] ?? 0) & WORD) !== 0
}

/** Does a line, a sentence or (after a mark that parts clauses) a clause open at this token? */
export function opensUnit(doc: Doc, token: number): boolean {
  if (token === 0) return true
  if (doc.sentenceOf[token] !== doc.sentenceOf[token - 1]) return true
  if (doc.isVerse && doc.lineOf[token] !== doc.lineOf[token - 1]) return true
  return isClauseMark(doc.folded[token - 1] ?? '')
}

/** A mark that parts clauses. */
export function isClauseMark(mark: string): boolean {
  if (mark.startsWith('--')) return true
  return mark.length === 1 && ',;:—–-?!.…“”"'.includes(mark) && mark !== '-'
}

/** The text of a span on one line: line breaks and runs of spaces become one space. */
export function textOf(doc: Doc, span: Span): string {
  return doc.text.slice(span.start, span.end).replace(/\s+/g, ' ')
}

/** The token that covers an offset, or the last one before it. */
export function tokenAt(doc: Doc, offset: number): number {
  return Math.max(countUpTo(offset, doc.count, (i) => doc.start[i] ?? 0) - 1, 0)
}
