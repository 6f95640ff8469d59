import { type ClaimSentence, hasDenial } from './claim-sentence.ts'
import type { Counted, CountedForm } from './counted-form.ts'

const FEET = ['mono', 'di', 'tri', 'tetra', 'penta', 'hexa', 'hepta', 'octa']
const FOOT = /\b(iamb|troch|anap[ae]{1,2}st|dactyl)(?:ic|s|aic|ee|ees)?\b/gu
const LENGTH = /\b(mono|di|tri|tetra|penta|hexa|hepta|octa)meters?\b/gu
const FEET_NAMES = new Map([
  ['iamb', 'iambic'],
  ['troch', 'trochaic'],
  ['anap', 'anapestic'],
  ['dact', 'dactylic'],
])
/** A claimed foot or length that so many lines do have is a fair name for the poem, even if the count prefers another. */
const FAIR_SHARE = 0.15

type Claim = { says: string; judge(form: CountedForm): Counted | null }

/** What a sentence claims about the meter of the whole text. Null when it claims nothing that can be counted. */
export function claimOfMeter(sentence: ClaimSentence): Claim | null {
  const { lower } = sentence
  if (
    hasDenial(sentence) ||
    /\b(?:lines? \d|(?:this|that|first|second|last|opening|final) line)\b/u.test(lower)
  )
    return null
  if (!/\b(?:this|the|these|its?|each|every|all)\b/u.test(lower)) return null
  const feet = new Set(
    [...lower.matchAll(FOOT)].map(
      (match) => FEET_NAMES.get((match[1] ?? '').slice(0, 4)) ?? FEET_NAMES.get(match[1] ?? ''),
    ),
  )
  const lengths = new Set([...lower.matchAll(LENGTH)].map((match) => FEET.indexOf(match[1] ?? '') + 1))
  if (feet.size === 0 && lengths.size === 0) return null
  if (feet.size > 1 || lengths.size > 1) return null
  const [foot] = feet
  const [length] = lengths
  const name = length === undefined ? undefined : `${FEET[length - 1]}meter`
  const says = [foot, name].filter(Boolean).join(' ')
  return { says, judge: (form) => judgeMeter(form, foot, length) }
}

function judgeMeter(
  { meter }: CountedForm,
  foot: string | undefined,
  length: number | undefined,
): Counted | null {
  if (!meter || meter.certainty === 'possible') return null
  const { lines, certainty, name } = meter
  const share = (fits: (line: (typeof lines)[number]) => boolean) => lines.filter(fits).length / lines.length
  const isOtherFoot =
    foot !== undefined && !name.includes(foot) && share((line) => line.foot === foot) < FAIR_SHARE
  const isOtherLength =
    length !== undefined && !meter.feet.includes(length) && share((line) => line.feet === length) < FAIR_SHARE
  return isOtherFoot || isOtherLength ? { counted: name, certainty } : null
}
