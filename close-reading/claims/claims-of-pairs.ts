import type { Pronunciations } from '../findings/create-pronunciations.ts'
import wording from '../wording/claims.json' with { type: 'json' }
import { fill } from '../wording/fill.ts'
import type { ClaimSentence } from './claim-sentence.ts'
import { type Counted, countForm } from './counted-form.ts'

/** A word or the end of a line, between double quotation marks. */
const WORDS = '["“]([^"“”\\n]{1,80})["”]'
const PAIR = new RegExp(
  `${WORDS},? (?:(?:and|with) ${WORDS} (?:do )?rhymes?\\b|rhymes? with ${WORDS})`,
  'giu',
)

/** Two quoted ends that an answer says rhyme: "“dreary” rhymes with “weary”". */
export function claimOfPair(
  answer: string,
  sentence: ClaimSentence,
): { says: string; judge(sounds: Pronunciations): Counted | null } | null {
  if (!/\brhym/u.test(sentence.lower) || /\b(?:not|never|no|internal|eye)\b|n['’]t\b/u.test(sentence.lower))
    return null
  const [pair] = answer.slice(sentence.start, sentence.end).matchAll(PAIR)
  const one = lastOf(pair?.[1])
  const other = lastOf(pair?.[2] ?? pair?.[3])
  if (!one || !other) return null
  return {
    says: fill(wording.pair, { one, other }),
    judge: (sounds) =>
      countForm(`${one}\n${other}`, 'poetry', sounds).endsDiffer(0, 1)
        ? { counted: wording.noRhyme, certainty: 'likely' }
        : null,
  }
}

function lastOf(words: string | undefined): string | undefined {
  return words?.match(/\p{L}[\p{L}’']*/gu)?.at(-1)
}
