import { expect, test } from 'vitest'
import { splitSyllables } from './split-syllables.ts'

function show(word: string, count: number): string {
  const starts = splitSyllables(word, count)
  return starts.map((start, k) => word.slice(start, starts[k + 1] ?? word.length)).join('·')
}

test('a word is cut before the consonant that opens a syllable', () => {
  expect(show('tyger', 2)).toBe('ty·ger')
  expect(show('burning', 2)).toBe('bur·ning')
  expect(show('father', 2)).toBe('fa·ther')
})

test('a silent e makes no syllable', () => {
  expect(show('compare', 2)).toBe('com·pare')
  expect(show('antique', 2)).toBe('an·tique')
})

test('a syllable never begins at a combining mark', () => {
  expect(
    splitSyllables('be\u0301te\u0301', 2).map((start) => 'be\u0301te\u0301'.charAt(start)),
  ).not.toContain('\u0301')
  expect(splitSyllables('e\u0301e\u0301', 2)).toEqual([0, 2])
})
