import { describe, expect, it } from 'vitest'
import { wordsFound } from '../words-found.fixture.ts'
import { fragment } from './fragment.ts'

describe('fragment', () => {
  it.each([
    [
      'short sentences without a verb',
      'London. Implacable November weather. The streets were wet.',
      ['London.', 'Implacable November weather.'],
    ],
  ])('finds %s', (_, text, words) => {
    expect(wordsFound(fragment, text)).toEqual(words)
  })

  it.each([
    ['a short whole sentence', 'The streets were wet.'],
    ['a fragment that someone says', '“Nothing.”'],
    ['a question', 'Why not?'],
    ['an order', 'Stop.'],
  ])('ignores %s', (_, text) => {
    expect(wordsFound(fragment, text)).toEqual([])
  })
})
