import type { Doc } from '../doc.ts'
import { families, familyValence } from './feeling-words.ts'
import { findShift } from './find-shift.ts'
import { semanticFields } from './semantic-fields.ts'
import type { Tone, ToneScore } from './tone.ts'
import { isForm, SURE } from './tone-evidence.ts'
import { moodOf, stemAt } from './tone-mood.ts'

/** Evidence with a weight of at least this share of the heaviest is what a tone stands on; the rest only helps. */
const KEY_SHARE = 0.3
const LEAST_SURE = 2
/** In a longer passage one unmistakable word is enough beside this many other ones. */
const LEAST_OTHERS = 3

/**
 * Do different words, not only marks and pronouns, speak for the tone? Two of them must be unmistakable; in a
 * longer passage one, where others join it.
 */
export function isSupported(doc: Doc, { tone, rests }: ToneScore, short: boolean): boolean {
  const most = Math.max(...tone.evidence.map(({ name, weight }) => (isForm(name) ? 0 : weight)))
  const sure = new Set<string>()
  const all = new Set<string>()
  for (const { evidence } of rests) {
    const weight = tone.evidence.find(({ name }) => name === evidence.name)?.weight ?? 0
    if (isForm(evidence.name) || weight < most * KEY_SHARE) continue
    for (const { first, force } of evidence.spans) {
      const stem = stemAt(doc, first)
      all.add(stem)
      if (force >= SURE) sure.add(stem)
    }
  }
  return (
    sure.size >= LEAST_SURE || (!short && !tone.onlyPossible && sure.size > 0 && all.size >= LEAST_OTHERS)
  )
}

/** Does all that speaks for the tone stand before a plain turn of the passage ("But there is no joy")? */
export function isOnlyBeforeTurn(doc: Doc, { rests }: ToneScore): boolean {
  const turn = findShift(doc)
  if (!turn?.plain) return false
  return rests.every(({ evidence }) => evidence.spans.every(({ first }) => first < turn.token))
}

/** How far the pleasant words must outweigh the unpleasant ones for a pleasant tone, and the other way round. */
const AGREE = 1.3
const AGREE_SHORT = 1.7

/** A pleasant tone needs more pleasant than unpleasant words in the passage, an unpleasant tone the reverse. */
export function fitsMood(doc: Doc, tone: Tone, short: boolean): boolean {
  const pole = poleOf(tone)
  if (pole === 0) return true
  const { up, down } = moodOf(doc)
  const times = short ? AGREE_SHORT : AGREE
  return pole > 0 ? up >= down * times : down >= up * times
}

const PLAIN_POLE = 0.65
const poles = new Map<string, -1 | 0 | 1>()

/** 1 for a pleasant tone, -1 for an unpleasant one, 0 for one that goes with both; by the evidence it stands on. */
function poleOf(tone: Tone): -1 | 0 | 1 {
  let pole = poles.get(tone.name)
  if (pole === undefined) {
    let sum = 0
    let weights = 0
    for (const { name, weight } of tone.evidence) {
      if (weight <= 0) continue
      sum += weight * valenceOfEvidence(name)
      weights += weight
    }
    const mean = sum / weights
    pole = mean > PLAIN_POLE ? 1 : mean < -PLAIN_POLE ? -1 : 0
    poles.set(tone.name, pole)
  }
  return pole
}

function valenceOfEvidence(name: string): number {
  if (name.startsWith('f-')) return familyValence[families.findIndex((one) => `f-${one}` === name)] ?? 0
  const { byName, list } = semanticFields()
  return list[byName.get(name) ?? -1]?.valence ?? 0
}
