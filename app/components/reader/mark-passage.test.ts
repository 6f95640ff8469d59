import { expect, test } from 'vitest'
import { markPassage } from './mark-passage.ts'
import type { NumberedQuotation } from './mark-quotations.ts'

const passage = 'Once upon a midnight dreary,\nwhile I pondered\n\nweak and weary'

function at(words: string, number: number): NumberedQuotation {
  const start = passage.indexOf(words)
  const places = [{ start, end: start + words.length }]
  return { words, number, start: 0, end: 0, line: 1, paragraph: 1, places }
}

test('blank lines part stanzas and are not counted', () => {
  expect(markPassage(passage, []).map(({ number, first }) => [number, first])).toEqual([
    [1, true],
    [2, false],
    [3, true],
  ])
})

test('every line gives back its text, with the quoted words apart', () => {
  const lines = markPassage(passage, [at('weak', 2), at('dreary', 1)])
  expect(lines[0]?.pieces.map(({ text, number }) => [text, number])).toEqual([
    ['Once upon a midnight ', 0],
    ['dreary', 1],
    [',', 0],
  ])
  expect(lines[2]?.pieces[0]).toMatchObject({ text: 'weak', number: 2 })
  expect(lines.map(({ pieces }) => pieces.map(({ text }) => text).join(''))).toEqual(
    passage.split('\n').filter(Boolean),
  )
})

test('a quotation over a line break is marked in both lines, and overlapping ones do not double words', () => {
  const lines = markPassage(passage, [at('dreary,\nwhile', 1), at('midnight dreary', 2)])
  const text = lines.map(({ pieces }) => pieces.map((piece) => piece.text).join(''))
  expect(text).toEqual(passage.split('\n').filter(Boolean))
  expect(markPassage(passage, [at('dreary,\nwhile', 1)])[1]?.pieces[0]).toMatchObject({
    text: 'while',
    number: 1,
  })
})
