import { describe, expect, it } from 'vitest'
import { wordsFound } from '../words-found.fixture.ts'
import { refrain } from './refrain.ts'

describe('refrain', () => {
  it.each([
    [
      'a line that comes back, where it first stands',
      'The wind is high,\nThe night is long,\nAnd far is home.\n\nThe fire is low,\nThe owls are out,\nAnd far is home.',
      ['And far is home'],
    ],
    [
      'two lines that come back as one',
      'O come away,\nO come with me.\nThe sun is low.\n\nThe moon is up.\nO come away,\nO come with me.',
      ['O come away,\nO come with me'],
    ],
  ])('finds %s', (_, text, words) => {
    expect(wordsFound(refrain, text, 'poetry')).toEqual(words)
  })

  it.each([
    ['lines that all differ', 'The wind is high,\nThe night is long,\nAnd far is home.'],
    ['the same line twice running', 'Row on, row on,\nRow on, row on,\nThe sea is wide.'],
  ])('ignores %s', (_, text) => {
    expect(wordsFound(refrain, text, 'poetry')).toEqual([])
  })
})
