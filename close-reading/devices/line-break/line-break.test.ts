import { describe, expect, it } from 'vitest'
import { wordsFound } from '../words-found.fixture.ts'
import { lineBreak } from './line-break.ts'

describe('line break', () => {
  it.each([
    [
      'a strong stop inside a line, and a sentence that runs over the line end',
      'Nothing beside remains. Round the decay\nOf that colossal wreck, boundless and bare,',
      ['.', 'decay\nOf'],
    ],
  ])('finds %s', (_, text, words) => {
    expect(wordsFound(lineBreak, text, 'poetry')).toEqual(words)
  })

  it.each([
    ['lines that end where the sentence ends', 'The wind is high.\nThe night is long.'],
    ['a comma inside a line', 'The wind, the rain,\nthe night is long.'],
    ['a sentence that runs on into the next stanza', 'The wind is high and\n\nthe night is long.'],
  ])('ignores %s', (_, text) => {
    expect(wordsFound(lineBreak, text, 'poetry')).toEqual([])
  })

  it('calls the stop a caesura and the line that runs on an enjambment', () => {
    // Percy Bysshe Shelley, Ozymandias, 1818
    const lines = 'Nothing beside remains. Round the decay\nOf that colossal wreck, boundless and bare,'
    expect(wordsFound(lineBreak, lines, 'poetry', 'caesura')).toEqual(['.'])
    expect(wordsFound(lineBreak, lines, 'poetry', 'enjambment')).toEqual(['decay\nOf'])
  })
})
