import { readClosely } from '../../close-reading/index.ts'
import { f1 } from './f1.ts'
import { readRows } from './read-rows.ts'

type Row = { text: string; start: number; end: number; label: 'simile' | 'literal' }

/** Sentences with like, as ... as or as if: is the marker at its place called a simile? */
export async function scoreSimiles(folder: string): Promise<Record<string, Record<string, number>>> {
  const rows = await readRows<Row>(folder, 'similes.jsonl')
  if (!rows) return {}
  const count = { hits: 0, found: 0, wanted: 0 }
  for (const row of rows) {
    const said = readClosely(row.text, 'fiction').findings.some(
      (finding) => finding.type === 'simile' && finding.start <= row.start && finding.end >= row.end,
    )
    const is = row.label === 'simile'
    if (said) count.found++
    if (is) count.wanted++
    if (said && is) count.hits++
  }
  return {
    similes: {
      f1: f1(count.hits, count.found, count.wanted),
      precision: count.found === 0 ? 1 : count.hits / count.found,
    },
  }
}
