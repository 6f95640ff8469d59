import type { Span } from '../doc/span.ts'
import { firstPart } from '../interpret/candidate.ts'
import { describeLocation } from '../phrasing/describe-location.ts'
import { quoted } from '../phrasing/phrasing.ts'
import { quoteWords } from '../phrasing/quote-words.ts'
import type { ExplanationSource } from '../phrasing/source.ts'

const MOST_WORDS = 12

/** The first words of a span between quotation marks, and where they stand; null when nothing fit can be quoted. */
export function quoteLocation(
  source: ExplanationSource,
  span: Span,
): { quote: string; location: string } | null {
  const quote = quoteWords(source.text, firstPart(source.reading, span), MOST_WORDS)
  if (!quote) return null
  const end = Math.min(span.end, span.start + quote.length)
  return { quote: quoted(quote), location: describeLocation(source.reading.doc, { start: span.start, end }) }
}
