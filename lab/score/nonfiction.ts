import { type Finding, type Kind, readClosely, type Span } from '../../close-reading/index.ts'
import { readRows } from './read-rows.ts'

type Device = Span & { type: string }
type Row = { id: string; kind: Kind; text: string; gold: { devices: Device[] } }

const TYPES = /^(?:hedge|evidence|connective|imagery-.+)$/

/** Recall of sense imagery, hedges, evidence and connectives in whole passages. */
export async function scoreNonfiction(folder: string): Promise<Record<string, Record<string, number>>> {
  const rows = await readRows<Row>(folder, 'passages/passages.jsonl')
  if (!rows) return {}
  let wanted = 0
  let hits = 0
  for (const row of rows) {
    const { findings } = readClosely(row.text, row.kind)
    for (const device of row.gold.devices) {
      if (!TYPES.test(device.type)) continue
      wanted++
      if (findings.some((finding) => isAt(finding, device))) hits++
    }
  }
  return { nonfiction: { recall: hits / Math.max(1, wanted) } }
}

/** The same type, sharing at least half of the shorter of the two. */
function isAt(finding: Finding, device: Device): boolean {
  const shared = Math.min(finding.end, device.end) - Math.max(finding.start, device.start)
  const shorter = Math.min(finding.end - finding.start, device.end - device.start)
  return finding.type === device.type && shared * 2 >= shorter
}
