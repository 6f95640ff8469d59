import { describe, expect, it } from 'vitest'
import { loadPronunciations } from '../findings/load-pronunciations.ts'
import plain from '../lexicons/plain-meanings.json' with { type: 'json' }
import { explainWord } from './explain-word.ts'

describe('explainWord', () => {
  it('gives syllables, dictionary form and a plain meaning', async () => {
    const sounds = await loadPronunciations()
    expect(explainWord('Pondered', sounds)).toEqual({
      word: 'Pondered',
      lemma: 'ponder',
      syllables: ['Pon', 'dered'],
      meanings: ['think about slowly and with care'],
    })
    expect(explainWord('metaphor', sounds).syllables).toHaveLength(3)
    expect(explainWord('dreary', sounds).meanings).toHaveLength(1)
  })

  it('cuts any word into parts that are the word again', async () => {
    const sounds = await loadPronunciations()
    for (const word of ['’Tis', 'chamber-door', 'naïve', 'I', 'brrr', 'Straße', 'o’er', 'x'])
      expect(explainWord(word, sounds).syllables.join('')).toBe(word)
  })

  it('says that no meaning is held', () => {
    expect(explainWord('frabjous').meanings).toEqual([])
  })

  it('holds plain meanings: short, in no circle', () => {
    const entries = Object.entries(plain.meanings)
    expect(entries.length).toBeGreaterThan(300)
    const long = entries.filter(([, meaning]) => meaning.split(' ').length > 20)
    expect(long).toEqual([])
    const circles = entries.filter(([word, meaning]) => new RegExp(`\\b${word}\\b`).test(meaning))
    expect(circles).toEqual([])
  })
})
