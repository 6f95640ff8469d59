import { quoted } from '../explanation/phrasing.ts'
import { quoteWords } from '../explanation/quote-words.ts'
import type { Scene } from '../scene/read-scene.ts'

const MOST_WORDS = 14

/** The first words of a span of the passage, between quotation marks, with "…" where it goes on. */
export function quoteOf(scene: Scene, span: { start: number; end: number }): string {
  const { text } = scene.doc
  const words = quoteWords(text, span, MOST_WORDS) ?? text.slice(span.start, span.end)
  const rest = text
    .slice(span.start, span.end)
    .replace(/\s+/gu, ' ')
    .split(words.split(' / ').at(-1) ?? '')[1]
  return quoted(rest && /[\p{L}\p{N}]/u.test(rest) ? `${words} …` : words)
}
