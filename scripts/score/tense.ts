import { type Kind, pickFindings, readClosely } from '#close-reading'
import { tense } from '../../close-reading/devices/tense/tense.ts'
import { cutPieces } from './cut-pieces.ts'
import { readRows } from './read-rows.ts'

type Sample = { text: string; tense: string }
type Passage = { kind: Kind; text: string; gold: { tense?: string } }

/**
 * The tense of the narration on consecutive 300-word pieces of novels (a piece without an answer counts as
 * wrong), and the share of present-tense prose passages that are called present.
 */
export async function scoreTense(folder: string): Promise<Record<string, Record<string, number>>> {
  const samples = await readRows<Sample>(folder, 'litbank-speech.jsonl')
  if (!samples) return {}
  let pieces = 0
  let right = 0
  for (const sample of samples) {
    if (sample.tense === '') continue
    for (const piece of cutPieces(sample.text)) {
      pieces++
      if (findTense(piece, 'fiction') === sample.tense) right++
    }
  }
  const present = await scorePresentPassages(folder)
  return {
    tense: {
      accuracy: right / Math.max(pieces, 1),
      ...(present === undefined ? {} : { present_passages: present }),
    },
  }
}

async function scorePresentPassages(folder: string): Promise<number | undefined> {
  const rows = (await readRows<Passage>(folder, 'passages/passages.jsonl')) ?? []
  const present = rows.filter((row) => row.kind !== 'poetry' && row.gold.tense === 'present')
  if (present.length === 0) return undefined
  return present.filter((row) => findTense(row.text, row.kind) === 'present').length / present.length
}

function findTense(text: string, kind: Kind): string | undefined {
  const [finding] = pickFindings(readClosely(text, kind, { detectors: [tense] }), 'tense')
  return finding?.data.tense
}
