import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { buildDoc } from '../doc/doc.ts'
import { hasSlur, hasUnsafeWord } from '../phrasing/unsafe-words.ts'
import { findMeaning, firstLetters } from './find-meaning.ts'
import { type Meanings, parseMeanings } from './meanings.ts'
import { readWordContexts } from './read-word-contexts.ts'

const folder = join(import.meta.dirname, '..', '..', 'content', 'meanings', 'by-letter')
const files = readdirSync(folder).sort()
const meanings: Meanings = new Map(
  files.flatMap((file) => [...parseMeanings(readFileSync(join(folder, file), 'utf8'))]),
)

/** The first meaning of the word between brackets. */
function meaningIn(marked: string): string | undefined {
  const at = marked.indexOf('[')
  const contexts = readWordContexts(buildDoc(marked.replace(/[[\]]/g, ''), 'fiction'))
  return findMeaning(contexts.read(contexts.tokenAt(at)), meanings)?.meanings[0]
}

describe('findMeaning', () => {
  it('takes the part of speech from the sentence', () => {
    expect(meaningIn('The [leaves] fell from the tree.')).toContain('green parts of plants')
    expect(meaningIn('Every day she [leaves] the house early.')).toContain('go from a place')
    expect(meaningIn('The [light] was on.')).toContain('brightness')
    expect(meaningIn('We want to [light] a candle.')).not.toContain('brightness')
  })

  it('lets the words nearby choose between everyday meanings', () => {
    expect(meaningIn('They sat on the [bank] of the river and fished.')).toBe('the side of a river')
    expect(meaningIn('She took her money to the [bank].')).toBe('a place that keeps money')
    expect(meaningIn('He [turned] pale.')).toContain('become')
    expect(meaningIn('He [turned] around.')).toContain('move around')
  })

  it('explains a verb together with its particle', () => {
    expect(meaningIn('He never [gave] up.')).toBe('stop trying')
  })

  it('explains words of grammar, helping verbs and old forms', () => {
    expect(meaningIn('I stayed [because] it rained.')).toBe('for the reason that')
    expect(meaningIn('She [has] gone home.')).toContain('another verb')
    expect(meaningIn('Thou [hast] my heart.')).toContain('old form')
  })

  it('makes a meaning from the root of a word', () => {
    expect(meaningIn('He spoke [drearily] of it.')).toContain('in a way that is')
  })

  it('has none for a word that no list holds', () => {
    expect(meaningIn('The [frabjous] day came.')).toBeUndefined()
  })
})

describe('firstLetters', () => {
  it('names the files of every form that is looked up', () => {
    expect(firstLetters('went').sort()).toEqual(['g', 'w'])
    expect(firstLetters("'tis")).toEqual(['t'])
    expect(firstLetters('1815')).toEqual([])
  })
})

describe('the meanings', () => {
  const senses = [...meanings].flatMap(([word, entries]) =>
    entries.flatMap((entry) => entry.senses.map(({ text }) => ({ word, text }))),
  )

  it('are some 20,000 words in a file for each letter, each line well formed', () => {
    expect(files).toHaveLength(26)
    expect(meanings.size).toBeGreaterThan(19_500)
    for (const file of files)
      for (const line of readFileSync(join(folder, file), 'utf8').trim().split('\n'))
        expect(line, file).toMatch(/^[a-z][a-z'_-]*(?:\t[nvarg] [^\t]+)+$|^'[a-z]+(?:\t[nvarg] [^\t]+)+$/)
  })

  it('are short', () => {
    expect(senses.filter(({ text }) => text.length < 3)).toEqual([])
    expect(senses.filter(({ text }) => text.split(' ').length > 20)).toEqual([])
  })

  it('hold no slur and nothing that a school does not show', () => {
    expect(senses.filter(({ word, text }) => hasSlur(word) || hasSlur(text))).toEqual([])
    expect(senses.filter(({ word, text }) => hasUnsafeWord(word) || hasUnsafeWord(text))).toEqual([])
  })
})
