import { ALL_CAPS, WORD } from '../page/shape.ts'
import type { Page, Quotation } from '../page.ts'

const PARTS = new Set('chapter book part volume canto act scene letter section stave vol'.split(' '))

/** Two detectors ask for the same marks of one page. */
const remembered = new WeakMap<Page, Uint8Array>()

/**
 * 1 for each word that the narrator says: outside direct speech and outside headings. Speech that is cut off at
 * either end of the passage counts as speech.
 */
export function markNarrated(page: Page): Uint8Array {
  const known = remembered.get(page)
  if (known) return known
  const narrated = new Uint8Array(page.count)
  for (let i = 0; i < page.count; i++) if ((page.shape[i] ?? 0) & WORD) narrated[i] = 1
  for (const quotation of page.quotations)
    if (isLong(quotation)) narrated.fill(0, quotation.first, quotation.last)
  for (const line of page.lines)
    if (isHeading(page, line.first, line.last)) narrated.fill(0, line.first, line.last)
  remembered.set(page, narrated)
  return narrated
}

/** A word or two in marks may be a mention in the narrator's own sentence. */
function isLong(quotation: Quotation): boolean {
  return quotation.speech || quotation.last - quotation.first > 5
}

/** "CHAPTER I", "I.", "BOOK THE FIRST": short, and numbered or all in capitals. */
function isHeading(page: Page, first: number, last: number): boolean {
  if (page.kind === 'poetry' ? last - first > 2 : last - first > 12) return false
  const word = page.folded[first] ?? ''
  if (PARTS.has(word) || /^[ivxlc]+$/.test(word)) return last - first < 3 || PARTS.has(word)
  for (let i = first; i < last; i++) {
    const shape = page.shape[i] ?? 0
    if (shape & WORD && !(shape & ALL_CAPS) && page.text.slice(page.start[i], page.end[i]) !== 'I')
      return false
  }
  return last - first > 1
}
