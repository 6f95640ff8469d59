import type { Span } from '../finding.ts'
import type { Page } from '../page.ts'
import { WORD } from './shape.ts'

/** The characters of tokens [first, last). */
export function placeOf(page: Page, first: number, last: number): Span {
  return { start: page.start[first] ?? 0, end: page.end[last - 1] ?? 0 }
}

export function isWord(page: Page, token: number): boolean {
  return ((page.shape[token] ?? 0) & WORD) !== 0
}

/** Does a line, a sentence or (after a mark that parts clauses) a clause open at this token? */
export function opensUnit(page: Page, token: number): boolean {
  if (token === 0) return true
  if (page.sentenceOf[token] !== page.sentenceOf[token - 1]) return true
  if (page.kind === 'poetry' && page.lineOf[token] !== page.lineOf[token - 1]) return true
  return isClauseMark(page.folded[token - 1] ?? '')
}

/** A mark that parts clauses. */
export function isClauseMark(mark: string): boolean {
  if (mark.startsWith('--')) return true
  return mark.length === 1 && ',;:—–-?!.…“”"'.includes(mark) && mark !== '-'
}
