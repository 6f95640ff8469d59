import { type CloseReading, pickFindings } from '#close-reading'
import type { HardWord } from './evidence.ts'
import type { SpanRegistry } from './span-registry.ts'

const MOST = 40

/** Hard and old words with plain meanings, each where it first occurs. */
export function describeHardWords(reading: CloseReading, registry: SpanRegistry): HardWord[] {
  return pickFindings(reading, 'hard-word')
    .slice(0, MOST)
    .map(({ start, end, data }, at) => ({
      id: `word-${at + 1}`,
      meaning: data.meaning,
      quoted: registry.quote({ start, end }, 'word choice'),
    }))
}
