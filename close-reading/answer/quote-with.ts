import type { Doc } from '../doc/doc.ts'
import type { Span } from '../doc/span.ts'
import { spanOf } from '../doc/tokens.ts'
import { quoteWords } from '../phrasing/quote-words.ts'
import { wordsOf } from '../prose/split-prose.ts'
import { letterOf } from '../scene/letter.ts'

/** Words that stand between quotation marks, and the span that they fill. */
export type Quotation = Span & { quote: string }
type Range = { first: number; last: number }

const MOST_WORDS = 34
const MARKS = /^(?:["“”„«»*<>[\]`#|\\]+)$/u
const PAUSE = /^[,;:—–]$/u

/**
 * A sentence as it can be quoted, whole up to 30 words; of a longer one, or one that quotation marks part, the clauses
 * around the tokens that decide, which are never cut. Null where those do not fit.
 *
 * @param whole tokens of the sentence, `last` excluded
 * @param decides tokens that must stand in the quotation
 */
export function quoteWith(doc: Doc, whole: Range, decides: Range): Quotation | null {
  const at = firstWord(doc, decides)
  let { first, last } = whole
  // "Dear Kim, / I left because …" is one sentence.
  for (const frame of letterOf(doc).frame) {
    if (frame.first <= at && frame.last > first) first = Math.max(first, frame.last)
    if (frame.first > at) last = Math.min(last, frame.first)
  }
  first = afterLabel(doc, first, at)
  for (let i = at; i >= first; i--)
    if (MARKS.test(doc.folded[i] as string)) {
      first = i + 1
      break
    }
  for (let i = at; i < whole.last; i++)
    if (MARKS.test(doc.folded[i] as string)) {
      last = i
      break
    }
  while (count(doc, first, last) > MOST_WORDS) {
    const cut = shorter(doc, { first, last }, { first: at, last: Math.min(decides.last, last) })
    if (!cut) return null
    first = cut.first
    last = cut.last
  }
  const span = spanOf(doc, first, last)
  const quote = quoteWords(doc.text, span, MOST_WORDS)
  return quote ? { ...span, quote } : null
}

/** From a token to the mark that ends its clause: what must stand in a quotation of it. */
export function toPause({ folded }: Doc, at: number, last: number): Range {
  let end = at + 1
  while (end < last && !PAUSE.test(folded[end] as string)) end++
  return { first: at, last: end }
}

/** "FELIX: (from behind the door) I opened the gate": what is said begins after the name and how it is said. */
function afterLabel(doc: Doc, first: number, at: number): number {
  const label = doc.labels.find((one) => one.first === first)
  if (!label) return first
  const words = label.last + 1
  const end = doc.folded[words] === '(' ? doc.folded.indexOf(')', words) : -1
  return end >= 0 && end < at ? end + 1 : Math.min(words, at)
}

function firstWord(doc: Doc, { first, last }: Range): number {
  for (let i = first; i < last; i++) if (!MARKS.test(doc.folded[i] as string)) return i
  return first
}

function count(doc: Doc, first: number, last: number): number {
  const { start, end } = spanOf(doc, first, last)
  return wordsOf(doc.text.slice(start, end)).length
}

/** One clause less, from the end before from the beginning; null where only the deciding words are left. */
function shorter({ folded }: Doc, { first, last }: Range, decides: Range): Range | null {
  for (let i = last - 2; i >= decides.last; i--)
    if (PAUSE.test(folded[i] as string)) return { first, last: i }
  if (decides.last < last - 1) return { first, last: decides.last }
  for (let i = first + 1; i < decides.first; i++)
    if (PAUSE.test(folded[i] as string)) return { first: i + 1, last }
  return decides.first > first ? { first: decides.first, last } : null
}
