import { describe, expect, it } from 'vitest'
import { wordsFound } from '../words-found.fixture.ts'
import { series } from './series.ts'

describe('series: lists and polysyndeton', () => {
  it.each([
    ['things in a row', 'She bought apples, pears, and plums.', ['bought apples, pears, and plums']],
    ['a joining word each time', 'They had bread and cheese and apples.', ['bread and cheese and apples']],
  ])('finds %s', (_, text, words) => {
    expect(wordsFound(series, text)).toEqual(words)
  })

  it.each([
    ['clauses', 'When he came, she smiled, and then they left.'],
    ['two things', 'They had bread and cheese.'],
    ['one thing after a comma', 'At last, bread came.'],
  ])('ignores %s', (_, text) => {
    expect(wordsFound(series, text)).toEqual([])
  })

  it('calls a row with one joining word a list, and one with a joining word each time polysyndeton', () => {
    expect(wordsFound(series, 'She bought apples, pears, and plums.', 'fiction', 'list')).toHaveLength(1)
    const joined = 'They had bread and cheese and apples.'
    expect(wordsFound(series, joined, 'fiction', 'polysyndeton')).toHaveLength(1)
  })
})
