import { ALL_CAPS, WORD } from '../doc/shape.ts'
import type { Doc, Quotation } from '../doc.ts'

const PARTS = new Set('chapter book part volume canto act scene letter section stave vol'.split(' '))

/** Two detectors need the marks of the same doc. */
const cache = new WeakMap<Doc, Uint8Array>()

/**
 * 1 for each word that the narrator says: outside direct speech and outside headings. Speech that is cut off at
 * either end of the passage counts as speech.
 */
export function markNarrated(doc: Doc): Uint8Array {
  const known = cache.get(doc)
  if (known) return known
  const narrated = new Uint8Array(doc.count)
  for (let i = 0; i < doc.count; i++) if ((doc.shape[i] ?? 0) & WORD) narrated[i] = 1
  for (const quotation of doc.quotations)
    if (isLong(quotation)) narrated.fill(0, quotation.first, quotation.last)
  for (const line of doc.lines)
    if (isHeading(doc, line.first, line.last)) narrated.fill(0, line.first, line.last)
  cache.set(doc, narrated)
  return narrated
}

/** A word or two in marks may be a mention in the narrator's own sentence. */
function isLong(quotation: Quotation): boolean {
  return quotation.speech || quotation.last - quotation.first > 5
}

/** "CHAPTER I", "I.", "BOOK THE FIRST": short, and numbered or all in capitals. */
function isHeading(doc: Doc, first: number, last: number): boolean {
  if (doc.isVerse ? last - first > 2 : last - first > 12) return false
  const word = doc.folded[first] ?? ''
  if (PARTS.has(word) || /^[ivxlc]+$/.test(word)) return last - first < 3 || PARTS.has(word)
  for (let i = first; i < last; i++) {
    const shape = doc.shape[i] ?? 0
    if (shape & WORD && !(shape & ALL_CAPS) && doc.text.slice(doc.start[i], doc.end[i]) !== 'I') return false
  }
  return last - first > 1
}
