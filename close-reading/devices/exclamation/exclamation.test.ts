import { describe, expect, it } from 'vitest'
import { wordsFound } from '../words-found.fixture.ts'
import { exclamation } from './exclamation.ts'

describe('exclamation', () => {
  it.each([
    [
      'cries close together as one, from where the clause before ends',
      'He turned. “Oh dear! Oh dear!” he said.',
      ['Oh dear! Oh dear!'],
    ],
    ['a wording without the mark', 'But, oh, what a wasteful war.', ['what a']],
    ['two cries apart', 'Stop! He did not hear me at all. Come back!', ['Stop!', 'Come back!']],
  ])('finds %s', (_, text, words) => {
    expect(wordsFound(exclamation, text)).toEqual(words)
  })

  it.each([
    ['a plain sentence', 'He turned and went home.'],
    ['a question that opens with “what”', 'What happened?'],
    ['“what a” inside a clause', 'I know what a boat is.'],
  ])('ignores %s', (_, text) => {
    expect(wordsFound(exclamation, text)).toEqual([])
  })
})
