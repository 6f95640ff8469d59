import { quoted } from '../lesson/phrasing.ts'
import { quoteWords } from '../lesson/quote-words.ts'
import type { Scene } from '../scene/read-scene.ts'

/** The first words of a place of the passage, between quotation marks. */
export function quoteOf(scene: Scene, place: { start: number; end: number }): string {
  return quoted(quoteWords(scene.page.text, place, 8) ?? scene.page.text.slice(place.start, place.end))
}
