import { tone } from '../../close-reading/devices/tone/tone.ts'
import { buildDoc } from '../../close-reading/doc.ts'
import { evidenceOf } from '../../close-reading/feelings/tone-evidence.ts'
import { scoreOf, toneBank } from '../../close-reading/feelings/tone-scores.ts'
import type { Kind, Span } from '../../close-reading/index.ts'
import { readRows } from './read-rows.ts'

/** In what share of passages with a tone the score of the first tone falls when the words it rests on are blanked. */
export async function scoreAblation(folder: string): Promise<Record<string, Record<string, number>>> {
  const passages = await readRows<{ kind: Kind; text: string }>(folder, 'passages/passages.jsonl')
  if (!passages) return {}
  let cases = 0
  let falls = 0
  for (const { text, kind } of passages) {
    const [first] = tone.run(buildDoc(text, kind))
    if (!first) continue
    cases++
    const name = first.data.tone
    if (scoreIn(blank(text, first.evidence), kind, name) < scoreIn(text, kind, name)) falls++
  }
  return cases === 0 ? {} : { ablation: { falls: falls / cases, cases } }
}

function scoreIn(text: string, kind: Kind, name: string): number {
  const wanted = toneBank().find((one) => one.name === name)
  return wanted ? scoreOf(wanted, evidenceOf(buildDoc(text, kind))).score : 0
}

function blank(text: string, spans: readonly Span[]): string {
  let blanked = text
  for (const { start, end } of spans)
    blanked = blanked.slice(0, start) + ' '.repeat(end - start) + blanked.slice(end)
  return blanked
}
