import { describe, expect, it } from 'vitest'
import { wordsFound } from '../words-found.fixture.ts'
import { alliteration } from './alliteration.ts'

describe('alliteration', () => {
  it.each([
    ['words on both sides of a binding word', 'The lone and level plain.', ['lone and level']],
    ['three words and more', 'It was a dull, dark, and dreary day.', ['dull, dark, and dreary day']],
    ['a letter that is not heard', 'A noble knight.', ['noble knight']],
    ['two letters of one sound', 'A silent city.', ['silent city']],
  ])('finds %s', (_, text, words) => {
    expect(wordsFound(alliteration, text)).toEqual(words)
  })

  it.each([
    ['one letter of two sounds', 'A kind knight.'],
    ['words that begin with a vowel', 'Old oaks grow.'],
    ['words far apart', 'The dog went home, and later came a duck.'],
    ['the same word again', 'She ran and ran.'],
    ['first name and last name', 'Peter Parker came.'],
  ])('ignores %s', (_, text) => {
    expect(wordsFound(alliteration, text)).toEqual([])
  })
})
