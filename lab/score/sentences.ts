import { buildDoc, type Kind } from '../../close-reading/index.ts'
import { countHits, f1 } from './f1.ts'
import { readRows } from './read-rows.ts'

type Row = { id: string; kind: Kind; text: string; gold: { sentences?: number[] } }

/** Starts of sentences in the prose passages: F1 over all passages. */
export async function scoreSentences(folder: string): Promise<Record<string, Record<string, number>>> {
  const rows = await readRows<Row>(folder, 'passages/passages.jsonl')
  if (!rows) return {}
  let hits = 0
  let found = 0
  let wanted = 0
  for (const row of rows) {
    const gold = row.gold.sentences
    if (!gold || gold.length === 0) continue
    const starts = buildDoc(row.text, row.kind).sentences.map((sentence) => sentence.start)
    hits += countHits(starts, gold)
    found += starts.length
    wanted += gold.length
  }
  return wanted === 0 ? {} : { sentences: { f1: f1(hits, found, wanted) } }
}
