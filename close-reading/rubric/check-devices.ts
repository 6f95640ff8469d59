import { findQuotedSpans } from '../prose/find-quoted-spans.ts'
import type { RubricCheck } from './rubric.ts'

const DEVICES =
  /\b(?:similes?|metaphors?|personification|alliteration|assonance|onomatopoeia|anaphora|refrain|polysyndeton|hyperbole|rhetorical questions?|apostrophe|enjambment|caesura|idioms?|anadiplosis|irony)\b/iu
const SCHEME = /\b(?:rhymes?|rhyming|scheme)\b[^.\n]{0,40}?\b([A-H](?:[ -]?[A-H]){2,})\b/gu
const FEET = /\b(iambic|trochaic|anapestic|dactylic)\b/giu

/** M9 (warning): a device is named next to the words that show it; claims of form agree with the count. */
export const checkDevices: RubricCheck = ({ parsed, markdown, counted }) => {
  const problems: string[] = []
  const sentences = [
    ...parsed.bodies['2. Clues in the words'].split('\n'),
    ...sentencesOf(parsed.bodies['3. Feelings and tone']),
    ...sentencesOf(parsed.bodies['4. What it may mean']),
  ]
  for (const sentence of sentences) {
    const device = DEVICES.exec(sentence)
    if (device && findQuotedSpans(sentence).length === 0)
      problems.push(`"${device[0]}" is named without a quotation.`)
  }
  for (const [, scheme] of markdown.matchAll(SCHEME)) {
    const claimed = (scheme ?? '').replace(/[ -]/gu, '')
    if (
      counted?.rhyme &&
      !counted.rhyme.some((one) => one.startsWith(claimed) || claimed === counted.rhyme?.join(''))
    )
      problems.push(`The rhyme scheme ${claimed} is not what was counted.`)
  }
  for (const [, foot] of markdown.matchAll(FEET))
    if (counted?.foot && foot?.toLowerCase() !== counted.foot)
      problems.push(`The meter was counted as ${counted.foot}.`)
  return problems
}

function sentencesOf(text: string): string[] {
  return text.replace(/([.?!]["”]?)\s+/gu, '$1\uE000').split('\uE000')
}
