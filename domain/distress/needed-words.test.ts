import { expect, test } from 'vitest'
import { createIndex, neededWords } from './needed-words.ts'

const slots = { kin: 'my [big] (sister|brother)', doubts: 'i|*' }

test.each([
  ['lights off', ['lights']],
  ['i ... hide', ['hide']],
  ['i (hide|am scared)', ['hide', 'scared']],
  ['[really] at', ['at']],
  ['{kin} so', ['sister', 'brother']],
  ['{doubts} so', ['so']],
  ['suicid* too', ['sui*']],
  ['choke~ me', ['cho*']],
  ['^ # (pills .|tablets)', ['pills', 'tablets']],
  ['die~ *s # ...', []],
  ['(tablets|*)', []],
])('one of the words that “%s” cannot do without: %o', (phrase, words) => {
  expect(neededWords(phrase, slots)).toEqual(words)
})

test('only what a word of the sentence calls for is looked for, in its order', () => {
  const looked = createIndex(
    ['lights off', '* day', 'suicid* too', 'die~', 'lamps'].map((says) => ({
      says,
      needs: neededWords(says, slots),
    })),
  )
  const said = (sentence: string) => looked(sentence).map(({ says }) => says)
  expect(said('suicidal lights')).toEqual(['lights off', 'suicid* too', 'die~'])
  expect(said('a day')).toEqual(['* day', 'die~'])
  expect(said('')).toEqual(['die~'])
})
