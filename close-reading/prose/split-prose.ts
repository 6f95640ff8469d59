import { findQuotedSpans } from './find-quoted-spans.ts'

const TITLES = /\b(Mr|Mrs|Ms|Dr|St|Jr|Sr|Messrs)\./g
const SENTENCE_END = /([.?!])["”’')\]]*\s+/gu
const MARKUP = /^[ \t]*(?:#{1,6}\s.*|[-*]\s+|\d+[.)]\s+)|\*\*/gmu

/** Where a quotation stands, told right after it. */
const LOCATION = /^" \((?:lines?|paragraph|sentence) \d{1,4}(?: to \d{1,4})?\)/u

/**
 * Cuts every quotation of an explanation, with the place named in parentheses after it, and puts one short word there;
 * one that ends its sentence keeps its stop.
 */
export function cutQuotations(markdown: string): string {
  let cut = ''
  let at = 0
  for (const span of findQuotedSpans(markdown)) {
    const ends =
      /[.?!…]$/u.test(markdown.slice(span.start, span.end)) &&
      /^(?:["”’'*]*\s+\p{Lu}|["”’'*]*\s*$|["”’'*]*\s*\n)/u.test(markdown.slice(span.end + 1, span.end + 8))
    cut += `${markdown.slice(at, span.start - 1)}word${ends ? '.' : ''}`
    at = span.end + (LOCATION.exec(markdown.slice(span.end, span.end + 40))?.[0].length ?? 1)
  }
  return cut + markdown.slice(at)
}

/** The sentences of an explanation: headings, list signs and quotations removed. */
export function splitProse(markdown: string): string[] {
  return cutQuotations(markdown)
    .replace(MARKUP, '')
    .replace(TITLES, '$1')
    .split('\n')
    .flatMap((line) => line.replace(SENTENCE_END, '$1\n').split('\n'))
    .map((sentence) => sentence.trim())
    .filter((sentence) => /[\p{L}\p{N}]/u.test(sentence))
}

/** The words of a sentence, marks left out. */
export function wordsOf(sentence: string): string[] {
  return sentence.match(/[\p{L}\p{N}][\p{L}\p{N}'’-]*/gu) ?? []
}
