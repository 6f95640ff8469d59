import { describe, expect, it } from 'vitest'
import { interpret } from '../index.ts'

function read(question: string, passage: string) {
  return interpret({ gradeLevel: 'middle', contentType: 'fiction', question, passage })
}

describe('a name', () => {
  it.each([
    ['Every Friday Leo was happy. He took the bus.'],
    ['Friday Leo was happy. He took the bus.'],
    ['Poor Leo was happy. He took the bus.'],
    ['Old Leo was happy. He took the bus.'],
    ['Then Leo was happy. He took the bus.'],
    ['Every April Leo was happy. He took the bus.'],
    ['Little Leo was happy. He took the bus.'],
  ])('has no other word before it in %j', (passage) => {
    const said = read('How does Leo feel?', passage)
    expect(said?.short.text).toMatch(/^Leo feels happy\./u)
  })

  it('keeps its first word', () => {
    expect(read('How does April feel?', 'April Jones was happy. She took the bus.')?.short.text).toMatch(
      /^April Jones feels happy\./u,
    )
  })

  it('is no sentence before a colon', () => {
    const said = read(
      'How many hens does Ivy have?',
      'Ivy has six hens: Dot, Pip, Fern, Moss, Bean and Lark. They lay eggs.',
    )
    expect(said?.short.text).toBe(
      'The text says so: "Ivy has six hens: Dot, Pip, Fern, Moss, Bean and Lark" (sentence 1).',
    )
  })
})

describe('“he” and “she”', () => {
  it('give nobody a feeling where two people fit', () => {
    const passage = 'The vet told Will the dog would live. He was overjoyed.'
    for (const who of ['the vet', 'Will'])
      expect(read(`How does ${who} feel?`, passage)?.short.commits).toBe(false)
  })
})

describe('somebody whom the text names', () => {
  it.each([
    ['in a farewell', 'Dear Hope,\n\nIt rained.\n\nLove,\nWill', 'Will'],
    ['with a short name', '“Hello, Bo,” said Ana. It rained.', 'Bo'],
    ['in a title', 'ROSA AND THE RAIN\n\nIt rained all day. The dog slept.', 'Rosa'],
  ])('%s is never said not to be there', (_, passage, name) => {
    expect(read(`How does ${name} feel?`, passage)?.short.text).not.toContain('did not find')
  })

  it('is missed where no word of the name stands there', () => {
    expect(read('How does Bo feel?', '“Hello,” said Ana. It rained.')?.short.text).toBe(
      'We did not find Bo in this text.',
    )
  })
})
