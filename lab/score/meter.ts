import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type LineMeterData, meter } from '../../close-reading/devices/meter/meter.ts'
import type { Pronunciations } from '../../close-reading/findings/create-pronunciations.ts'
import { loadPronunciations } from '../../close-reading/findings/load-pronunciations.ts'
import { readClosely } from '../../close-reading/findings/read-closely.ts'

type Row = { set: string; poem: string; metre: string | null; line: string; scansions: string[] }
type Tally = { lines: number; exact: number; syllables: number; wrong: number }

/** Fewest insertions, deletions and changes that turn one string of beats into the other (Levenshtein). */
function editDistance(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, i) => i)
  for (let i = 1; i <= a.length; i++) {
    const next = [i]
    for (let j = 1; j <= b.length; j++) {
      const change = (row[j - 1] ?? 0) + (a.charAt(i - 1) === b.charAt(j - 1) ? 0 : 1)
      next.push(Math.min((row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1, change))
    }
    row = next
  }
  return row[b.length] ?? 0
}

function tally(into: Tally, row: Row, found: string): void {
  const nearest = row.scansions.reduce((best, gold) =>
    editDistance(found, gold) < editDistance(found, best) ? gold : best,
  )
  into.lines++
  if (row.scansions.includes(found)) into.exact++
  into.syllables += nearest.length
  into.wrong += Math.min(nearest.length, editDistance(found, nearest))
}

function commonestFoot(rows: readonly Row[]): string {
  const counts = new Map<string, number>()
  for (const row of rows) {
    const foot = row.metre?.split(' ')[0] ?? ''
    counts.set(foot, (counts.get(foot) ?? 0) + 1)
  }
  return [...counts].sort((a, b) => b[1] - a[1])[0]?.[0] ?? ''
}

function readPoem(
  rows: readonly Row[],
  sounds: Pronunciations,
): { foot: string; lines: Map<number, LineMeterData> } {
  const text = rows.map((row) => row.line).join('\n')
  const { findings } = readClosely(text, 'poetry', { pronunciations: sounds, detectors: [meter] })
  const lines = new Map<number, LineMeterData>()
  let foot = ''
  for (const finding of findings) {
    if (finding.type === 'meter') foot = finding.data.foot
    if (finding.type === 'line-meter') lines.set(finding.data.line, finding.data)
  }
  return { foot, lines }
}

/**
 * Metre on metre.jsonl, the lines of one poem read together; any one of the scansions of a line counts as right.
 * `exact`: share of lines wholly right; `syllables`: 1 minus edits over gold syllables. The litlab set marks the
 * beats as spoken and is held against `beats`; the other set marks the ideal metre and is held against `pattern`.
 * `foot`: share of litlab poems whose commonest foot type is the one found.
 */
export async function scoreMeter(folder: string): Promise<Record<string, Record<string, number>>> {
  const sounds = await loadPronunciations()
  const source = readFileSync(join(folder, 'metre.jsonl'), 'utf8')
  const all: Row[] = source
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line))
  const litlab: Tally = { lines: 0, exact: 0, syllables: 0, wrong: 0 }
  const fbfv: Tally = { lines: 0, exact: 0, syllables: 0, wrong: 0 }
  let poems = 0
  let feet = 0
  for (const rows of Map.groupBy(all, (row) => `${row.set} ${row.poem}`).values()) {
    const { foot, lines } = readPoem(rows, sounds)
    const spoken = rows[0]?.set === 'litlab-2016'
    rows.forEach((row, i) => {
      const data = lines.get(i)
      tally(spoken ? litlab : fbfv, row, (spoken ? data?.beats : data?.pattern) ?? '')
    })
    if (!spoken) continue
    poems++
    if (commonestFoot(rows) === foot) feet++
  }
  return {
    meter_litlab: share(litlab),
    meter_fbfv: share(fbfv),
    meter: { foot: poems === 0 ? 0 : feet / poems },
  }
}

function share({ lines, exact, syllables, wrong }: Tally): Record<string, number> {
  return { exact: lines === 0 ? 0 : exact / lines, syllables: syllables === 0 ? 0 : 1 - wrong / syllables }
}
