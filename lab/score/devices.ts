import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Kind } from '../../close-reading/choices/kinds.ts'
import { alliteration } from '../../close-reading/devices/alliteration/alliteration.ts'
import { anaphora } from '../../close-reading/devices/anaphora/anaphora.ts'
import { exclamation } from '../../close-reading/devices/exclamation/exclamation.ts'
import { onomatopoeia } from '../../close-reading/devices/onomatopoeia/onomatopoeia.ts'
import { refrain } from '../../close-reading/devices/refrain/refrain.ts'
import { repetition } from '../../close-reading/devices/repetition/repetition.ts'
import { rhetoricalQuestion } from '../../close-reading/devices/rhetorical-question/rhetorical-question.ts'
import type { Span } from '../../close-reading/doc/span.ts'
import type { Finding } from '../../close-reading/findings/findings.ts'
import { readClosely } from '../../close-reading/findings/read-closely.ts'

type Device = Span & { type: string; quote: string }
type Row = { id: string; kind: Kind; text: string; gold: { devices: Device[] } }

const detectors = [alliteration, anaphora, exclamation, onomatopoeia, refrain, repetition, rhetoricalQuestion]
const kinds = new Set(detectors.map((detector) => detector.name))

function overlaps(a: Span, b: Span): boolean {
  return a.start < b.end && b.start < a.end
}

/** A finding of the kind whose place, or one of whose evidence places, touches the annotated words. */
export function isFound(device: Device, findings: readonly Finding[]): boolean {
  return findings.some(
    (finding) =>
      finding.type === device.type && [finding, ...finding.evidence].some((span) => overlaps(span, device)),
  )
}

/**
 * Repetition, anaphora, alliteration, onomatopoeia, rhetorical question, refrain and exclamation on the passages.
 * `recall`: share of the annotated ones found; `per_100`: findings of these kinds for each 100 words.
 */
export async function scoreDevices(folder: string): Promise<Record<string, Record<string, number>>> {
  const source = readFileSync(join(folder, 'passages', 'passages.jsonl'), 'utf8')
  const rows: Row[] = source
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line))
  let gold = 0
  let found = 0
  let findings = 0
  let words = 0
  for (const row of rows) {
    const reading = readClosely(row.text, row.kind, { detectors })
    findings += reading.findings.length
    words += row.text.split(/\s+/).filter(Boolean).length
    for (const device of row.gold.devices) {
      if (!kinds.has(device.type)) continue
      gold++
      if (isFound(device, reading.findings)) found++
    }
  }
  return {
    devices: { recall: gold === 0 ? 0 : found / gold, per_100: words === 0 ? 0 : (100 * findings) / words },
  }
}
