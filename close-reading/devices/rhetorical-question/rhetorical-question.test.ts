import { describe, expect, it } from 'vitest'
import { wordsFound } from '../words-found.fixture.ts'
import { rhetoricalQuestion } from './rhetorical-question.ts'

describe('rhetorical question', () => {
  it.each([
    ['a question of the narrator', 'It was late. What use was it to wait?', ['What use was it to wait?']],
    ['a telling wording in speech', '“How can I ever thank you?” she asked.', ['How can I ever thank you?']],
    ['the question alone, not the clause before it', 'He sat down: who cares?', ['who cares?']],
  ])('finds %s', (_, text, words) => {
    expect(wordsFound(rhetoricalQuestion, text)).toEqual(words)
  })

  it.each([
    ['a plain question in speech', '“What is your name?” she asked.'],
    ['a sentence that asks nothing', 'He asked what it was.'],
  ])('ignores %s', (_, text) => {
    expect(wordsFound(rhetoricalQuestion, text)).toEqual([])
  })
})
