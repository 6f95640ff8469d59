import { describe, expect, it } from 'vitest'
import { buildDoc, readClosely } from '../../index.ts'
import { type ReadabilityData, readability } from './readability.ts'

// Counted by hand: 2 sentences, 13 words, 19 syllables, 60 letters; long words: "elephant", "magnificent".
// (The 1) elephant(3) walk·ed(1) slow·ly(2) past(1) the(1) house(1). It(1) was(1) a(1) mag·nif·i·cent(4) old(1) thing(1).
const TEXT = 'The elephant walked slowly past the house. It was a magnificent old thing.'

function dataOf(text: string): ReadabilityData {
  const [finding] = readability.run(buildDoc(text, 'fiction'))
  if (!finding) throw new Error('Nothing was measured.')
  return finding.data
}

describe('readability', () => {
  it('counts as a hand counts', () => {
    expect(dataOf(TEXT).counts).toMatchObject({
      words: 13,
      sentences: 2,
      syllables: 19,
      letters: 60,
      complex: 2,
      polysyllables: 2,
      hard: 1,
    })
  })

  it('comes within 0.1 of each formula worked out by hand', () => {
    const { scores } = dataOf(TEXT)
    expect(scores.fleschEase).toBeCloseTo(206.835 - 1.015 * 6.5 - (84.6 * 19) / 13, 1)
    expect(scores.fleschKincaid).toBeCloseTo(4.19, 1)
    expect(scores.gunningFog).toBeCloseTo(8.75, 1)
    expect(scores.smog).toBeCloseTo(8.84, 1)
    expect(scores.colemanLiau).toBeCloseTo(6.78, 1)
    expect(scores.automated).toBeCloseTo(3.56, 1)
    expect(scores.daleChall).toBeCloseTo(5.17, 1)
  })

  it('takes a word with hyphens as one word and a name as known', () => {
    const { counts } = dataOf('The well-known Oswaldo came. Then Oswaldo sat, and Oswaldo ate.')
    expect(counts.words).toBe(10)
    expect(counts.hard).toBe(0)
  })

  it('ranks a primer below a legal sentence', () => {
    const easy = dataOf('The cat sat. The dog ran. He is big. She is not.')
    const hard = dataOf(
      'Notwithstanding considerable opposition, the commission unanimously recommended immediate ratification of the international agreement.',
    )
    expect(easy.level).toBe('elementary')
    expect(hard.level).toBe('college')
  })

  it('says nothing of a text without words', () => {
    expect(readClosely('... !', 'fiction', { detectors: [readability] }).findings).toEqual([])
  })
})
