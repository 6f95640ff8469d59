import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { annotatedTextSchema } from './annotated-text.ts'
import { interpretAnnotatedText } from './interpret-annotated-text.ts'
import { withoutItalicMarks } from './locators.ts'

const annotated = annotatedTextSchema.parse(
  parse(readFileSync('content/library/t/the-last-piece.yaml', 'utf8')),
)
const { text } = withoutItalicMarks(annotated.text)
const answered = {
  engine: 1,
  kind: 'fiction',
  short: { text: '', commits: true },
  feelings: [],
  tone: { word: null, sentence: '' },
  meanings: [],
  clues: [],
} as const

test('puts the feeling line at the words of the passage, felt and shown, with its turn', () => {
  const [line] =
    interpretAnnotatedText(annotated, { passage: text, gradeLevel: 'middle' }, answered).feelingLines ?? []
  expect(line).toMatchObject({ whose: 'Maya', top: 'fine', bottom: 'upset' })
  for (const { start, end, quote } of line?.points ?? []) expect(text.slice(start, end)).toBe(quote)
  const thanks = line?.points.find(({ quote }) => quote.startsWith('Thanks so much'))
  expect(thanks).toMatchObject({ word: 'hurt and angry', level: 20, shows: 85 })
  const unsaid = line?.points.find(({ quote }) => quote.startsWith('You’re welcome'))
  expect(unsaid).toEqual({ start: unsaid?.start, end: unsaid?.end, quote: unsaid?.quote })
  expect(line?.points.filter(({ isTurn }) => isTurn).map(({ quote }) => quote)).toEqual([
    'But she opened the door',
  ])
})

test('has no feeling line for a copy that lacks most of the words', () => {
  const first = text.slice(0, text.indexOf('Leo smiled'))
  expect(
    interpretAnnotatedText(annotated, { passage: first, gradeLevel: 'middle' }, answered).feelingLines,
  ).toBeUndefined()
})
