import { describe, expect, it } from 'vitest'
import { splitForSpeech, splitSentences, splitWords } from './split-sentences.ts'

function sentencesOf(text: string): string[] {
  return splitSentences(text).map(({ start, end }) => text.slice(start, end))
}

describe('splitSentences', () => {
  it('cuts prose at its stops and verse at its lines', () => {
    expect(sentencesOf('It rained. He waited! “Why?” she asked.\n\nThe end')).toEqual([
      'It rained.',
      'He waited!',
      '“Why?” she asked.',
      'The end',
    ])
    expect(sentencesOf('Tyger Tyger, burning bright,\nIn the forests of the night;')).toHaveLength(2)
  })

  it('keeps a title with its name', () => {
    expect(sentencesOf('Mr. Bennet sat down. Mrs. Bennet did not.')).toEqual([
      'Mr. Bennet sat down.',
      'Mrs. Bennet did not.',
    ])
  })

  it('leaves out what has no word', () => {
    expect(sentencesOf('* * *\n—\n\n')).toEqual([])
  })
})

describe('cutForBreath', () => {
  const text = `${'The rain fell on the roof, and the wind went round the house, '.repeat(12)}and it was cold.`

  it('cuts a long sentence into parts that are short enough to be spoken whole', () => {
    const parts = splitForSpeech(text, { start: 0, end: text.length }, 160)
    expect(parts.length).toBeGreaterThan(4)
    for (const { start, end } of parts) expect(end - start).toBeLessThanOrEqual(160)
    expect(parts.map(({ start, end }) => text.slice(start, end)).join(' ')).toBe(text)
    expect(text.slice(0, parts[0]?.end)).toMatch(/,$/)
  })

  it('cuts even what has no place to breathe', () => {
    const word = 'a'.repeat(500)
    expect(splitForSpeech(word, { start: 0, end: 500 }, 160)).toHaveLength(4)
  })
})

describe('splitWords', () => {
  it('keeps signs inside a word and leaves out those around it', () => {
    const text = '“’Tis some visitor,” I muttered; o’er chamber-doors.'
    expect(splitWords(text).map(({ start, end }) => text.slice(start, end))).toEqual([
      'Tis',
      'some',
      'visitor',
      'I',
      'muttered',
      'o’er',
      'chamber-doors',
    ])
  })
})
