import { describe, expect, it } from 'vitest'
import { wordsFound } from '../words-found.fixture.ts'
import { anaphora } from './anaphora.ts'

describe('anaphora', () => {
  it.each([
    ['clauses that open with one word', 'There was no light, no sound, no hope in that house.', ['no']],
    [
      'sentences that open with the same two words',
      'We must go. We must run. We must not look back.',
      ['We must'],
    ],
  ])('finds %s', (_, text, words) => {
    expect(wordsFound(anaphora, text)).toEqual(words)
  })

  it.each([
    ['two sentences that open with “the”', 'The dog slept. The cat was out. The rain had stopped.'],
    ['sentences that open differently', 'Night fell. A wind rose. Nobody spoke.'],
  ])('ignores %s', (_, text) => {
    expect(wordsFound(anaphora, text)).toEqual([])
  })

  it('finds lines of verse that open with the same word', () => {
    // Alfred Tennyson, The Charge of the Light Brigade, 1854
    const lines =
      'Cannon to right of them,\nCannon to left of them,\nCannon in front of them\nVolley’d and thunder’d;'
    expect(wordsFound(anaphora, lines, 'poetry')).toEqual(['Cannon'])
  })
})
