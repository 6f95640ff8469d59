import { dictionary } from 'cmu-pronouncing-dictionary'
import { daleChall } from 'dale-chall'
import { syllable } from 'syllable'
import { expect, test } from 'vitest'
import { countSyllables } from '../close-reading/vocabulary/count-syllables.ts'

test("the engine's count of syllables agrees with the pronouncing dictionary on 95 of 100 well-known words, more than the syllable package does", () => {
  const words = daleChall.filter((word) => /^[a-z]+$/.test(word) && dictionary[word] !== undefined)
  const right = (count: (word: string) => number) =>
    words.filter((word) => count(word) === (dictionary[word]?.match(/\d/g)?.length ?? 0)).length /
    words.length
  expect(right(countSyllables)).toBeGreaterThan(0.95)
  expect(right(countSyllables)).toBeGreaterThan(right(syllable))
})
