import { narrator } from '../../close-reading/devices/narrator/narrator.ts'
import { pickFindings, readClosely } from '../../close-reading/index.ts'
import { cutPieces } from './cut-pieces.ts'
import { readRows } from './read-rows.ts'

type Row = { text: string; person: string }

/** The narrator's person on consecutive 300-word pieces of novels; pieces it can't tell are not counted as wrong. */
export async function scoreNarrator(folder: string): Promise<Record<string, Record<string, number>>> {
  const rows = await readRows<Row>(folder, 'litbank-speech.jsonl')
  if (!rows) return {}
  let pieces = 0
  let found = 0
  let right = 0
  for (const row of rows) {
    if (row.person === '') continue
    for (const piece of cutPieces(row.text)) {
      pieces++
      const [finding] = pickFindings(readClosely(piece, 'fiction', { detectors: [narrator] }), 'narrator')
      if (!finding) continue
      found++
      if (finding.data.person === row.person) right++
    }
  }
  return pieces === 0
    ? {}
    : { narrator: { accuracy: right / Math.max(found, 1), cannot_tell: 1 - found / pieces } }
}
