import { shift } from '../../close-reading/devices/shift/shift.ts'
import { buildDoc, type Doc } from '../../close-reading/doc/doc.ts'
import type { Kind } from '../../close-reading/index.ts'
import { readRows } from './read-rows.ts'

type Passage = { kind: Kind; text: string; gold: { shift?: string } }

/** How many sentences, in verse lines, a turn may stand from the annotated one. */
const NEAR = 1

/**
 * In how many passages with an annotated turn the engine's turn is within a sentence or line of it, and in how many
 * passages, with or without one, it names a turn elsewhere.
 */
export async function scoreShift(folder: string): Promise<Record<string, Record<string, number>>> {
  const passages = await readRows<Passage>(folder, 'passages/passages.jsonl')
  if (!passages) return {}
  let found = 0
  let wrong = 0
  for (const { text, kind, gold } of passages) {
    const doc = buildDoc(text, kind)
    const [turn] = shift.run(doc)
    if (!turn) continue
    const at = gold.shift ? text.indexOf(gold.shift) : -1
    if (at >= 0 && Math.abs(unitAt(doc, turn.start) - unitAt(doc, at)) <= NEAR) found++
    else wrong++
  }
  return { shift: { found, total: passages.filter(({ gold }) => gold.shift).length, false: wrong } }
}

function unitAt(doc: Doc, position: number): number {
  const units = doc.kind === 'poetry' ? doc.lines : doc.sentences
  return units.findIndex((unit) => position < unit.end)
}
