import { globSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { emotionClasses } from '../feelings/emotion-model.ts'
import { VALENCE_FEATURES } from '../feelings/valence-features.ts'
import syntax from '../syntax/syntax-weights.json' with { type: 'json' }
import { families } from '../vocabulary/feeling-words.ts'
import emotions from './emotion-weights.json' with { type: 'json' }
import phrases from './feeling-phrases.json' with { type: 'json' }
import feelings from './feelings.json' with { type: 'json' }
import prose from './prose-valence-weights.json' with { type: 'json' }
import fields from './semantic-fields.json' with { type: 'json' }
import verse from './verse-weights.json' with { type: 'json' }
import { wordsOf } from './words-of.ts'

const engine = new URL('..', import.meta.url).pathname
const files = globSync('**/*.json', { cwd: engine }).filter(
  (file) => !/^(?:wording|knowledge|rules)\//.test(file),
)

describe.each(files)('%s', (file) => {
  const data: Record<string, unknown> = JSON.parse(readFileSync(engine + file, 'utf8'))

  test('says what it holds, where it comes from and under which license', () => {
    expect(Object.keys(data).slice(0, 3)).toEqual(['about', 'source', 'license'])
    for (const note of [data.about, data.source, data.license]) expect(note).toMatch(/^\w.{2,}/)
  })

  test('has each word of a list once, with one space between two', () => {
    for (const list of listsIn(data)) {
      expect(list.filter((line) => line !== line.trim() || line.includes('  '))).toEqual([])
      const words = list.flatMap((line) => line.split(' '))
      expect(words.filter((word, i) => words.indexOf(word) < i)).toEqual([])
    }
  })
})

/** Every list of words in a file; those of patterns and phrases stand under a name of their own. */
function listsIn(value: unknown, name = ''): string[][] {
  if (typeof value !== 'object' || value === null || name === 'patterns' || name === 'phrases') return []
  if (Array.isArray(value) && value.every((one) => typeof one === 'string')) return [value]
  return Object.entries(value).flatMap(([key, one]) => listsIn(one, key))
}

test('feelings have a known family and a strength of 1 to 4', () => {
  const clusters = [...feelings.clusters, ...phrases.clusters]
  const known: readonly string[] = families
  expect(clusters.filter(({ family }) => !known.includes(family))).toEqual([])
  expect(clusters.filter(({ strength }) => ![1, 2, 3, 4].includes(strength))).toEqual([])
})

test('fields are pleasant by -2 to 2', () => {
  expect(fields.fields.filter(({ valence }) => Math.abs(valence) > 2)).toEqual([])
})

test('a word has a whole number of steps for each class', () => {
  expect(Object.keys(emotions.limits)).toEqual(emotionClasses)
  const areWhole = (steps: number[], size: number) => steps.length === size && steps.every(Number.isInteger)
  expect(Object.values(emotions.words).filter((steps) => !areWhole(steps, emotionClasses.length))).toEqual([])
  expect(Object.values(verse.words).filter((steps) => !areWhole(steps, 3))).toEqual([])
  expect(Object.values(prose.words).filter((step) => !Number.isInteger(step))).toEqual([])
})

test('each input of valence has its weights', () => {
  expect(prose.inputs).toHaveLength(VALENCE_FEATURES)
  expect(verse.inputs).toHaveLength(VALENCE_FEATURES * 3)
  expect(verse.bias).toHaveLength(3)
})

test('the tables of the parser have as many values as rows and columns', () => {
  const words = wordsOf(syntax.words)
  expect(syntax.wordTables).toMatch(/^[vfb]+$/)
  expect(syntax.wordTables).toHaveLength(words.length)
  const withVector = words.filter((_, i) => syntax.wordTables[i] !== 'f')
  expect(syntax.vectors).toHaveLength(withVector.length * syntax.vectorSize)
  for (const { rows, columns, values, steps } of Object.values(syntax.tables)) {
    expect(values).toHaveLength(rows * columns)
    expect([1, rows]).toContain(steps.length)
  }
})
