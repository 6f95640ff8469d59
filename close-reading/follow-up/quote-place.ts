import type { Span } from '../finding.ts'
import { firstPart } from '../interpret/clues-of-moments.ts'
import { namePlace } from '../lesson/name-place.ts'
import { quoted } from '../lesson/phrasing.ts'
import { quoteWords } from '../lesson/quote-words.ts'
import type { LessonSource } from '../lesson/source.ts'

const MOST_WORDS = 12

/** The first words of a span between quotation marks, and where they stand; null when nothing fit can be quoted. */
export function quotePlace(source: LessonSource, span: Span): { quote: string; place: string } | null {
  const quote = quoteWords(source.text, firstPart(source.reading, span), MOST_WORDS)
  if (!quote) return null
  const end = Math.min(span.end, span.start + quote.length)
  return { quote: quoted(quote), place: namePlace(source.reading.page, { start: span.start, end }) }
}
