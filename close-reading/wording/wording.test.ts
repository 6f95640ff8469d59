import { describe, expect, it } from 'vitest'
import { bannedPhrases, patternOf } from '#tests/wording/banned-phrases'
import { placeholdersOf, readUse, readWording, type Wording } from '#tests/wording/read-engine-wording'
import { levelsInOrder } from '../choices/levels.ts'
import comparisons from '../knowledge/common-comparisons.json' with { type: 'json' }
import feelings from '../knowledge/feeling-readings.json' with { type: 'json' }
import meanings from '../knowledge/line-meanings.json' with { type: 'json' }
import signs from '../knowledge/line-signs.json' with { type: 'json' }
import motives from '../knowledge/motives.json' with { type: 'json' }
import smallWords from '../knowledge/small-words.json' with { type: 'json' }
import tones from '../knowledge/tone-readings.json' with { type: 'json' }
import senses from '../knowledge/two-senses.json' with { type: 'json' }
import { fitsAlone } from '../phrasing/fit-to-limits.ts'
import { hasBannedWord } from '../rubric/check-wording.ts'
import { fill } from './fill.ts'

const texts = readWording()
/** The sentences that stand in the tables of knowledge, read at every level. */
const known: Wording[] = [
  ...smallWords.map((row) => ({ file: 'small-words.json', key: `${row[0]}`, text: `${row[1]}` })),
  ...signs.flatMap(({ name, often, otherwise, rule }) =>
    [often, otherwise, rule ?? ''].map((text) => ({ file: 'line-signs.json', key: name, text })),
  ),
  ...[...feelings, ...tones].flatMap(({ id, words, test }) =>
    [...Object.values(words ?? {}), test].map((text) => ({ file: 'readings', key: id, text })),
  ),
  ...motives.flatMap(({ id, wants, test }) =>
    [`The reason is a wish ${wants}.`, test].map((text) => ({ file: 'motives.json', key: id, text })),
  ),
  ...meanings.flatMap(({ id, claim, test }) =>
    [claim, test].map((text) => ({ file: 'line-meanings.json', key: id, text })),
  ),
  ...senses.flatMap(({ word, can }) => can.map((text) => ({ file: 'two-senses.json', key: word, text }))),
  ...comparisons.flatMap(({ thing, can }) =>
    can.map((text) => ({ file: 'common-comparisons.json', key: thing, text })),
  ),
].map((one) => ({ ...one, grades: levelsInOrder }))
const read = [...texts, ...known]
const use = readUse()

describe('fill', () => {
  it.each([
    ['every placeholder', '{name} feels {word}.', { name: 'Jo', word: 'glad' }, 'Jo feels glad.'],
    ['a placeholder that comes twice, and a number', '{n} and {n}', { n: 2 }, '2 and 2'],
    [
      'a value with signs of its own as it is',
      'Find {quote}.',
      { quote: '"{name} $&"' },
      'Find "{name} $&".',
    ],
  ])('fills %s', (_, text, values, filled) => {
    expect(fill(text, values)).toBe(filled)
  })
})

describe('the words of the engine', () => {
  it('are found in the files and in the source', () => {
    expect(texts.length).toBeGreaterThan(250)
    expect(use.calls.length).toBeGreaterThan(80)
  })

  it('get a value for each placeholder, and no other', () => {
    const wrong = use.calls.flatMap(({ place: call, texts: meant, values }) => {
      const given = texts.filter((one) => meant.some((reference) => covers(reference, one)))
      const placeholders = new Set(given.flatMap(({ text }) => placeholdersOf(text)))
      return [
        ...(given.length === 0 ? [`${call} fills no text of a wording file`] : []),
        ...[...placeholders]
          .filter((name) => !values.includes(name))
          .map((name) => `${call} leaves {${name}} empty`),
        ...values
          .filter((name) => !placeholders.has(name))
          .map((name) => `${call} fills {${name}}, which is in no text`),
      ]
    })
    expect(wrong).toEqual([])
  })

  it('are filled where they have placeholders', () => {
    const filled = use.calls.flatMap((call) => call.texts)
    const open = texts.filter(
      (one) => placeholdersOf(one.text).length > 0 && !filled.some((reference) => covers(reference, one)),
    )
    expect(open.map(describeText)).toEqual([])
  })

  it('are all used', () => {
    const unused = texts.filter((one) => !use.read.some((reference) => covers(reference, one)))
    expect(unused.map(describeText)).toEqual([])
  })

  it('suit the youngest level that reads them', () => {
    const hard = read.filter(({ text, grades: [youngest] }) => youngest && !fitsAlone(asRead(text), youngest))
    expect(hard.map(describeText)).toEqual([])
  })

  it('have none of the words that an explanation leaves out', () => {
    expect(read.filter(({ text }) => hasBannedWord(asRead(text))).map(describeText)).toEqual([])
  })

  it('have none of the phrases that no screen uses', () => {
    const patterns = bannedPhrases.filter((phrase) => phrase !== OF_LESSONS).map(patternOf)
    const found = texts.filter(({ text }) => patterns.some((pattern) => pattern.test(asRead(text))))
    expect(found.map(describeText)).toEqual([])
  })
})

/** Not what the screen does to its reader, but what a line of verse does. */
const OF_LESSONS = 'hurry'

/** Whether a text is meant by a reference: itself, or a part of the file or of the group that is meant. */
function covers(reference: string, { file, key }: Wording): boolean {
  const own = `${file} ${key}`
  return own === reference || own.startsWith(reference.endsWith(' ') ? reference : `${reference}.`)
}

/** With one word for each placeholder. */
function asRead(text: string): string {
  return text.replace(/\{\w+\}/gu, 'word')
}

function describeText({ file, key, text }: Wording): string {
  return `${file} ${key}: ${text}`
}
