import { familyValence, feelingWords } from '../vocabulary/feeling-words.ts'

const GOOD =
  'accepted admiring amazed amused appreciated calm caring cheerful comforted confident content cozy delighted eager encouraged excited fond free friendly grateful happy hopeful included in_awe in_love interested joyful loved loving moved needed peaceful playful pleased protective proud reassured refreshed relieved respected respectful safe satisfied supported sympathetic tender thankful touched triumphant trusted trusting understood valued welcome brave determined'
const BAD =
  'abandoned afraid alarmed angry annoyed anxious ashamed awkward betrayed bitter blamed bored cheated desperate disappointed discouraged disgusted embarrassed envious exhausted forgotten frustrated gloomy grieving guilty heartbroken helpless homesick hopeless horrified humiliated hurt ignored impatient insulted jealous left_out lonely lost miserable misunderstood nervous offended overwhelmed powerless regretful rejected resentful restless sad scared scornful shocked sorry stressed terrified tense tired trapped uncomfortable uneasy unhappy unimportant unwanted upset worried mad scornful suspicious'
const SIDES = new Map<string, number>([
  ...GOOD.split(' ').map((word) => [word, 1] as const),
  ...BAD.split(' ').map((word) => [word, -1] as const),
])

/** 1 for a pleasant feeling word, -1 for an unpleasant one, 0 where it may be either. */
export function feelingValence(word: string): number {
  const key = word.toLowerCase().replace(/ /gu, '_')
  const side = SIDES.get(key)
  if (side !== undefined) return side
  const known = feelingWords().get(word.toLowerCase())
  return known ? Math.sign(Math.round((familyValence[known.number] ?? 0) * 2)) : 0
}
