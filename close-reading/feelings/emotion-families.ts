import type { Doc } from '../doc.ts'
import { countFields } from './count-fields.ts'
import { type Family, families } from './feeling-words.ts'
import { semanticFields } from './semantic-fields.ts'
import { valenceShiftOf } from './valence-shift.ts'
import { wordFacts } from './word-facts.ts'

/** How much a field of words counts for families of feeling: little beside the feeling words themselves. */
const FAMILY_SHARES: Readonly<Record<string, Partial<Record<Family, number>>>> = {
  death: { sadness: 0.6, fear: 0.5 },
  danger: { fear: 0.8 },
  decay: { sadness: 0.5, disgust: 0.3 },
  darkness: { fear: 0.3, sadness: 0.3 },
  omen: { fear: 0.5 },
  cold: { sadness: 0.2 },
  grief: { sadness: 0.7 },
  fear: { fear: 0.7 },
  anger: { anger: 0.7 },
  scorn: { disgust: 0.6 },
  joy: { joy: 0.6 },
  play: { joy: 0.3 },
  laughter: { joy: 0.3 },
  love: { love: 0.6 },
  home: { love: 0.4 },
  nature: { joy: 0.15 },
  noble: { pride: 0.5 },
  celebration: { joy: 0.5 },
  quietness: { calm: 0.4 },
  hopefulness: { hope: 0.4 },
  resolve: { hope: 0.3 },
  excitement: { surprise: 0.3, joy: 0.2 },
  weariness: { tiredness: 0.5 },
  regret: { sadness: 0.4 },
}

/**
 * The families of feeling that a passage speaks of, heaviest first: feeling words by strength (denied ones left
 * out, ambiguous ones at a third), and a little from the fields of words around them.
 */
export function emotionFamiliesOf(doc: Doc): { family: Family; weight: number }[] {
  const weights = new Float64Array(families.length)
  const facts = wordFacts(doc)
  const { factor } = valenceShiftOf(doc)
  for (let i = 0; i < doc.count; i++) {
    const feeling = facts[i]?.feeling
    if (!feeling || (factor[i] as number) < 0) continue
    const force = (feeling.ambiguous ? 0.33 : 1) * (0.5 + 0.5 * feeling.strength) * (factor[i] as number)
    weights[feeling.number] = (weights[feeling.number] as number) + force
  }
  const fields = semanticFields()
  for (const [number, hits] of countFields(doc).entries()) {
    const shares = FAMILY_SHARES[fields.list[number]?.name ?? '']
    if (!shares) continue
    for (const [family, share] of Object.entries(shares)) {
      const at = families.indexOf(family as Family)
      weights[at] = (weights[at] as number) + hits.sum * share
    }
  }
  return families
    .map((family, number) => ({ family, weight: weights[number] as number }))
    .filter((one) => one.weight > 0.9)
    .sort((a, b) => b.weight - a.weight)
}
