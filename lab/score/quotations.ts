import { buildDoc } from '../../close-reading/index.ts'
import { f1 } from './f1.ts'
import { readRows } from './read-rows.ts'

type Span = { start: number; end: number }
type Row = { id: string; text: string; quotes: Span[] }

/** A quotation counts as found when both ends lie within this many characters of the gold one. */
const SLACK = 2

/** Direct speech in samples of novels: F1 of whole quotations, and F1 of characters inside any of them. */
export async function scoreQuotations(folder: string): Promise<Record<string, Record<string, number>>> {
  const rows = await readRows<Row>(folder, 'litbank-speech.jsonl')
  if (!rows) return {}
  const whole = { hits: 0, found: 0, wanted: 0 }
  const signs = { hits: 0, found: 0, wanted: 0 }
  for (const row of rows) {
    const found = buildDoc(row.text, 'fiction').quotations.filter((quotation) => quotation.speech)
    whole.hits += countMatches(found, row.quotes)
    whole.found += found.length
    whole.wanted += row.quotes.length
    const mine = cover(found, row.text.length)
    const gold = cover(row.quotes, row.text.length)
    for (let i = 0; i < mine.length; i++) {
      signs.hits += (mine[i] ?? 0) & (gold[i] ?? 0)
      signs.found += mine[i] ?? 0
      signs.wanted += gold[i] ?? 0
    }
  }
  return {
    quotations: {
      f1: f1(whole.hits, whole.found, whole.wanted),
      character_f1: f1(signs.hits, signs.found, signs.wanted),
    },
  }
}

function countMatches(found: readonly Span[], wanted: readonly Span[]): number {
  const free = new Set(wanted)
  let hits = 0
  for (const one of found) {
    for (const gold of free) {
      if (Math.abs(one.start - gold.start) > SLACK || Math.abs(one.end - gold.end) > SLACK) continue
      free.delete(gold)
      hits++
      break
    }
  }
  return hits
}

function cover(spans: readonly Span[], length: number): Uint8Array {
  const covered = new Uint8Array(length)
  for (const span of spans) covered.fill(1, span.start, span.end)
  return covered
}
