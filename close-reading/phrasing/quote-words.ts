import type { Span } from '../doc/span.ts'
import { trimEnd } from '../doc/trim-end.ts'
import { wordSet } from '../lexicons/words-of.ts'
import { little } from '../vocabulary/little-words.ts'
import { hasUnsafeWord, maskSlurs } from './unsafe-words.ts'

/** Marks that would end a quotation, start markup, or be read as a link. */
const STOPS = /["“”„«»<>[\]`|\\]/u

/**
 * The exact words of a span as they may stand between double quotation marks: at most `most` words, line
 * breaks as " / ", cut before any mark that would break the quotation. Null when nothing fit remains.
 */
export function quoteWords(text: string, span: Span, most = 12): string | null {
  const raw = trimToStop(text.slice(span.start, span.end))
  if (hasUnsafeWord(raw)) return null
  const words = maskSlurs(raw)
    .replace(/\r?\n/gu, ' / ')
    .replace(/_/gu, '')
    .replace(/\s+/gu, ' ')
    .trim()
    .split(' ')
  const selected: string[] = []
  let count = 0
  for (const word of words) {
    // Counted like wordsOf(): "sun--kissed" is two words, a lone dash none.
    const inside = word.match(/[\p{L}\p{N}][\p{L}\p{N}'’-]*/gu)?.length ?? 0
    if (count + inside > most) break
    selected.push(word)
    count += inside
  }
  const cut = selected.length < words.length
  const quote = trimEdges(cut ? dropLooseEnd(stopAtPause(selected)).join(' ') : selected.join(' '))
  return /\p{L}/u.test(quote) ? quote : null
}

/** The longest part without a stop: the part before it, or after it when it comes first. */
function trimToStop(raw: string): string {
  const parts = raw.split(STOPS).map((part) => part.trim())
  return parts.reduce((best, part) => (part.length > best.length ? part : best), '')
}

/** Words that a quotation should not end on when it is cut. */
export const danglingWords = wordSet(
  little.articles,
  little.prepositions,
  little.joints,
  little.conditions,
  little.questions,
  little.owners,
  little.nots,
  little.being,
  little.have,
  little.modals,
  'i he she we they it then so into upon this these very more most through among between over under about /',
)

const PREPOSITIONS = wordSet(
  little.prepositions,
  'into through across under over upon among around after before behind beside during toward towards without about like as than',
)

/** A cut quotation ends better at a comma or a line end than in the middle of a phrase. */
function stopAtPause(words: readonly string[]): readonly string[] {
  for (let i = words.length - 1; i >= 4; i--)
    if (words[i] === '/' || /[,;:—]$/u.test(words[i] ?? '')) return words.slice(0, i + 1)
  for (let i = words.length - 1; i >= Math.max(3, words.length - 4); i--)
    if (PREPOSITIONS.has(words[i] ?? '')) return words.slice(0, i)
  return words
}

/** A cut quotation should not end on "of the". */
function dropLooseEnd(words: readonly string[]): string[] {
  const selected = [...words]
  while (
    selected.length > 2 &&
    danglingWords.has((selected.at(-1) ?? '').toLowerCase().replace(/[^\p{L}/]/gu, ''))
  )
    selected.pop()
  return selected
}

/** Marks at the edges go, but a closing question or exclamation mark says something and stays. */
function trimEdges(quote: string): string {
  const opened = quote.replace(/^[^\p{L}\p{N}'’]+/u, '').replace(/^['’](?=.*['’]$)/u, '')
  return trimEnd(opened, ",;:.-–—/'’‘(").replace(/\)$/u, (end) => (quote.includes('(') ? end : ''))
}
