import { describe, expect, it } from 'vitest'
import { readClosely } from '../../index.ts'
import { wordsFound } from '../words-found.fixture.ts'
import { emphasis } from './emphasis.ts'

describe('emphasis', () => {
  it.each([
    ['capitals', 'It was so VERY remarkable, she thought that day.', ['VERY']],
    [
      'capitals in a row as one',
      'We do NOT EVER go there again after dark, he said to all of them.',
      ['NOT EVER'],
    ],
  ])('finds %s', (_, text, words) => {
    expect(wordsFound(emphasis, text)).toEqual(words)
  })

  it('finds typed italics where the passage is read through their signs', () => {
    const text = 'It was _his_ turn now.'
    const found = readClosely(text, 'fiction').findings.filter(({ type }) => type === 'emphasis')
    expect(found.map(({ start, end }) => text.slice(start, end))).toEqual(['his'])
  })

  it.each([
    ['a text all in capitals', 'KEEP OFF THE GRASS'],
    ['a Roman number', 'King Henry VIII sat in his hall with all of his men.'],
    ['the word “I”', 'Then I went home with him.'],
  ])('ignores %s', (_, text) => {
    expect(wordsFound(emphasis, text)).toEqual([])
  })
})
