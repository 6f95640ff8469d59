import { describe, expect, it } from 'vitest'
import { buildDoc } from '../../doc/doc.ts'
import { wordsFound } from '../words-found.fixture.ts'
import { valence } from './valence.ts'

describe('valence: the feeling line', () => {
  it.each([
    [
      'each sentence with a word that leans one way',
      'The morning was bright and lovely. He took the road. A terrible storm brought death.',
      ['The morning was bright and lovely.', 'A terrible storm brought death.'],
    ],
  ])('finds %s', (_, text, words) => {
    expect(wordsFound(valence, text)).toEqual(words)
  })

  it.each([
    ['sentences that lean no way', 'The road runs north. It passes a mill.'],
    ['a text without words', '... !'],
  ])('ignores %s', (_, text) => {
    expect(wordsFound(valence, text)).toEqual([])
  })

  it('numbers the steps by sentence, each with the way it leans', () => {
    const text =
      'The children laughed with joy and sang happy songs. He took the road. A terrible storm brought death and misery.'
    const steps = [...valence.run(buildDoc(text, 'fiction'))].map(({ data }) => data)
    expect(steps.map(({ step, word }) => [step, word])).toEqual([
      [1, 'pleasant'],
      [3, 'unpleasant'],
    ])
  })
})
