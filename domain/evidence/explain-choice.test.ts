import { describe, expect, it } from 'vitest'
import { loadPronunciations, parseMeanings, readClosely } from '#close-reading'
import { explainChoice, lettersOfChoice } from './explain-choice.ts'

/** Opening of "The Raven", Edgar Allan Poe, 1845. */
const raven = `Once upon a midnight dreary, while I pondered, weak and weary,
Over many a quaint and curious volume of forgotten lore,
While I nodded, nearly napping, suddenly there came a tapping,
As of some one gently rapping, rapping at my chamber door.`

const meanings = parseMeanings('chamber\tn a room\ndoor\tn a part that opens')

async function choose(words: string) {
  const sounds = await loadPronunciations()
  const start = raven.indexOf(words)
  return explainChoice(
    readClosely(raven, 'poetry', { pronunciations: sounds }),
    'middle',
    { start, end: start + words.length },
    { sounds, meanings },
  )
}

describe('explainChoice', () => {
  it('explains a word, and what the engine found where it stands', async () => {
    const { words, findings } = await choose('weary')
    expect(words).toMatchObject([{ word: 'weary', syllables: ['wea', 'ry'], meanings: ['very tired'] }])
    expect(findings.length).toBeGreaterThan(0)
    for (const { name, text } of findings) expect(name.length * text.length).toBeGreaterThan(0)
  })

  it('explains each word of a phrase', async () => {
    const { words } = await choose('quaint and curious volume')
    expect(words.map(({ word }) => word)).toEqual(['quaint', 'and', 'curious', 'volume'])
  })

  it('gives the loaded meaning, and of a word with a hyphen each part', async () => {
    const { words, hasMeanings } = await choose('chamber door')
    expect(words.map((word) => word.meanings)).toEqual([['a room'], ['a part that opens']])
    expect(hasMeanings).toBe(true)
    expect(lettersOfChoice('chamber-door')).toEqual(['c', 'd'])
  })

  it('keeps the meanings of the engine where none could be loaded, and says so', async () => {
    const sounds = await loadPronunciations()
    const reading = readClosely('A dreary pencil.', 'fiction', { pronunciations: sounds })
    const help = explainChoice(reading, 'middle', { start: 2, end: 15 }, { sounds, meanings: null })
    expect(help.words.map((word) => word.meanings.length)).toEqual([1, 0])
    expect(help.hasMeanings).toBe(false)
  })

  it('finds nothing at a place on which nothing rests, and says so by an empty list', async () => {
    const sounds = await loadPronunciations()
    const text = 'The box is on the table.'
    const reading = readClosely(text, 'fiction', { pronunciations: sounds })
    expect(explainChoice(reading, 'middle', { start: 18, end: 23 }, { sounds, meanings }).findings).toEqual(
      [],
    )
  })
})
