import { overlaps, type Span } from '../doc/span.ts'
import { bestMoments, type Moment } from '../understand/moments.ts'

const LONGEST = 60

/** The lines that the last step and the question at the end speak of: some that are given, and the best for the question. */
export function linesToPointAt(given: readonly Span[], moments: readonly Moment[]): Span[] {
  const lines: Span[] = [...given]
  const whole = moments.filter(({ sentence }) => !/^"(?:…|\p{Ll})/u.test(sentence))
  for (const one of bestMoments(whole, 3, LONGEST))
    if (!lines.some((line) => overlaps(line, one))) lines.push({ start: one.start, end: one.end })
  return lines
}

/** The spans of the passage that an answer quotes with their place, in its order. */
export function quotedIn(text: string, answer: string): Span[] {
  return [...answer.matchAll(/"([^"]{1,400})" \(/gu)].flatMap(([, quote = '']) => {
    const words = quote.replaceAll(' / ', '\n')
    const start = text.indexOf(words)
    return start < 0 ? [] : [{ start, end: start + words.length }]
  })
}
