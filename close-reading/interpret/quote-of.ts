import { quoted } from '../lesson/phrasing.ts'
import type { Scene } from '../scene/read-scene.ts'

/** The first words of a place of the passage, between quotation marks. */
export function quoteOf(scene: Scene, { start, end }: { start: number; end: number }): string {
  const words = scene.page.text
    .slice(start, end)
    .replace(/["“”]/gu, '')
    .replace(/\s+/gu, ' ')
    .trim()
    .split(' ')
  return quoted(
    words
      .slice(0, 7)
      .join(' ')
      .replace(/[,;:.]$/u, ''),
  )
}
