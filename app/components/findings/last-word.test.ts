import { expect, test } from 'vitest'
import { splitLastWord } from './last-word.ts'

test.each([
  ['the last piece of her cake', 'the last piece of her ', 'cake'],
  ['cake', '', 'cake'],
  ['cake ', 'cake ', ''],
  ['antidisestablishmentarianism', 'antidisestablishmentarianism', ''],
])('the number of “%s” stays with its last word', (text, before, word) => {
  expect(splitLastWord(text)).toEqual([before, word])
})
