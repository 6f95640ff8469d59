import { describeLocation } from '../explanation/describe-location.ts'
import { quoted } from '../explanation/phrasing.ts'
import { quoteWords } from '../explanation/quote-words.ts'
import type { ExplanationSource } from '../explanation/source.ts'
import type { Span } from '../finding.ts'
import { firstPart } from '../interpret/candidate.ts'

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
