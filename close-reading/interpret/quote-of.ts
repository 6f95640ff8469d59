import { quoted } from '../explanation/phrasing.ts'
import { quoteWords } from '../explanation/quote-words.ts'
import type { Scene } from '../scene/read-scene.ts'

/** The first words of a span of the passage, between quotation marks. */
export function quoteOf(scene: Scene, span: { start: number; end: number }): string {
  return quoted(quoteWords(scene.doc.text, span, 8) ?? scene.doc.text.slice(span.start, span.end))
}
