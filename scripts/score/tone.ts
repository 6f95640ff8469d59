import { tone } from '../../close-reading/devices/tone/tone.ts'
import { buildDoc } from '../../close-reading/doc.ts'
import type { Kind } from '../../close-reading/index.ts'
import { readRows } from './read-rows.ts'

type Passage = { kind: Kind; text: string; gold: { tones: string[]; also: string[] } }

const LEAST_SPANS = 2

/** In how many passages one of the first three tones (or a word listed beside it) is among the annotated ones. */
export async function scoreTone(folder: string): Promise<Record<string, Record<string, number>>> {
  const passages = await readRows<Passage>(folder, 'passages/passages.jsonl')
  if (!passages) return {}
  return { tone: { hits: passages.filter(isHit).length, total: passages.length } }
}

function isHit({ text, kind, gold }: Passage): boolean {
  const wanted = new Set([...gold.tones, ...gold.also].map((word) => word.toLowerCase()))
  const found = [...tone.run(buildDoc(text, kind))].filter(
    (finding) => finding.evidence.length >= LEAST_SPANS,
  )
  return found.slice(0, 3).some((finding) => {
    const data = finding.data
    return [data.tone, ...data.also].some((word) => wanted.has(word))
  })
}
