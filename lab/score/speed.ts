import { type Kind, loadPronunciations, readClosely } from '../../close-reading/index.ts'
import { bestTime, growthExponent, median } from '../bench/measure.ts'
import { cutPieces } from './cut-pieces.ts'
import { readRows } from './read-rows.ts'

type Row = { text: string }

/** Median milliseconds for 300 words of fiction with all detectors, warm and the least disturbed of three runs, and the growth exponent to 100,000 words. */
export async function scoreSpeed(folder: string): Promise<Record<string, Record<string, number>>> {
  const rows = await readRows<Row>(folder, 'litbank-speech.jsonl')
  if (!rows) return {}
  const sounds = await loadPronunciations()
  const all = rows.map((row) => row.text).join('\n\n')
  const pieces = cutPieces(all)
  const read = (text: string, kind: Kind = 'fiction') => readClosely(text, kind, { pronunciations: sounds })
  for (const piece of pieces) read(piece)
  const times = pieces.map((piece) => bestTime(3, () => read(piece)))
  return { speed: { ms_300: median(times), growth: growthExponent(all, (text) => read(text)) } }
}
