import { describe, expect, it } from 'vitest'
import { readClosely } from '#close-reading'

const TYPES = new Set(['metaphor', 'personification', 'hyperbole'])

function figuresIn(text: string) {
  return readClosely(text, 'fiction').findings.filter((finding) => TYPES.has(finding.type))
}

describe('candidates for figures', () => {
  it.each([
    ['The wind softly whispered in the pines.', 'personification', 'wind softly whispered'],
    ['They rode into the jaws of Death.', 'personification', 'jaws of Death'],
    ['She met a sea of troubles.', 'metaphor', 'sea of troubles'],
    ['Her heart was a stone.', 'metaphor', 'heart was a stone'],
    ['I have told you a thousand times.', 'hyperbole', 'a thousand times'],
  ])('%j holds a %s', (text, type, words) => {
    expect(figuresIn(text).map((finding) => [finding.type, text.slice(finding.start, finding.end)])).toEqual([
      [type, words],
    ])
  })

  it('are always only possible', () => {
    const found = figuresIn('The moon smiled. Time is a thief. We waited an eternity.')
    expect(found.length).toBeGreaterThan(1)
    expect(new Set(found.map((finding) => finding.certainty))).toEqual(new Set(['possible']))
  })

  it.each([
    ['people who act', 'The girl whispered to her brother.'],
    ['a thing that is what it is called', 'The wall was a ruin.'],
    ['a number that can be counted', 'They sold a thousand tickets.'],
  ])('ignores %s', (_, text) => {
    expect(figuresIn(text)).toEqual([])
  })
})
