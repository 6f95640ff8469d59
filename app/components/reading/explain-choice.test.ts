import { describe, expect, it } from 'vitest'
import { loadPronunciations, readClosely } from '#close-reading'
import { explainChoice } from './explain-choice.ts'

/** Opening of "The Raven", Edgar Allan Poe, 1845. */
const raven = `Once upon a midnight dreary, while I pondered, weak and weary,
Over many a quaint and curious volume of forgotten lore,
While I nodded, nearly napping, suddenly there came a tapping,
As of some one gently rapping, rapping at my chamber door.`

async function choose(words: string) {
  const sounds = await loadPronunciations()
  const start = raven.indexOf(words)
  return explainChoice(
    readClosely(raven, 'poetry', { sounds }),
    'middle',
    { start, end: start + words.length },
    sounds,
  )
}

describe('explainChoice', () => {
  it('explains a word, and what the engine found where it stands', async () => {
    const { words, findings } = await choose('weary')
    expect(words).toMatchObject([{ word: 'weary', syllables: ['wea', 'ry'], meaning: 'very tired' }])
    expect(findings.length).toBeGreaterThan(0)
    for (const { name, text } of findings) expect(name.length * text.length).toBeGreaterThan(0)
  })

  it('explains each word of a phrase', async () => {
    const { words } = await choose('quaint and curious volume')
    expect(words.map(({ word }) => word)).toEqual(['quaint', 'and', 'curious', 'volume'])
  })

  it('finds nothing at a place on which nothing rests, and says so by an empty list', async () => {
    const sounds = await loadPronunciations()
    const text = 'The box is on the table.'
    const reading = readClosely(text, 'fiction', { sounds })
    expect(explainChoice(reading, 'middle', { start: 18, end: 23 }, sounds).findings).toEqual([])
  })
})
