import { expect, test } from 'vitest'
import type { AnswerClue } from '#domain/answer-interpretation'
import { compareLines } from './compare-lines.ts'
import type { WorkLine } from './fork-work.ts'

const line = (start: number, end: number, more: Partial<WorkLine> = {}): WorkLine => ({
  start,
  end,
  number: 1,
  quote: `${start}-${end}`,
  place: 'line 1',
  speaks: 'for',
  ...more,
})
const clue = (start: number, end: number): AnswerClue => ({
  start,
  end,
  number: 1,
  kind: 'word',
  name: 'Word choice',
  quote: `${start}-${end}`,
  place: 'line 1',
  means: '',
})
function compared(lines: WorkLine[], clues: AnswerClue[]) {
  const lists = compareLines(lines, clues)
  return (
    lists && {
      both: lists.both.map((one) => [one.line.quote, ...one.clues.map(({ quote }) => quote)]),
      onlyYou: lists.onlyYou.map(({ quote }) => quote),
      onlyTonewise: lists.onlyTonewise.map(({ quote }) => quote),
    }
  )
}
const none = { both: [], onlyYou: [], onlyTonewise: [] }

test.each([
  ['the same words', line(10, 20), clue(10, 20)],
  ['a clue inside a line', line(10, 20), clue(12, 15)],
  ['a line inside a clue', line(12, 15), clue(10, 20)],
  ['an overlap at the beginning', line(10, 20), clue(5, 11)],
  ['an overlap at the end', line(10, 20), clue(19, 30)],
])('%s: both', (_, one, other) => {
  expect(compared([one], [other])).toEqual({ ...none, both: [[one.quote, other.quote]] })
})

test.each([
  ['words right before', clue(5, 10)],
  ['words right after', clue(20, 30)],
  ['words far away', clue(50, 60)],
])('%s: each alone', (_, other) => {
  expect(compared([line(10, 20)], [other])).toEqual({
    ...none,
    onlyYou: ['10-20'],
    onlyTonewise: [other.quote],
  })
})

test('a line with two clues, and two lines at one clue, stand once for each line', () => {
  expect(compared([line(10, 20)], [clue(10, 12), clue(15, 18)])).toEqual({
    ...none,
    both: [['10-20', '10-12', '15-18']],
  })
  expect(compared([line(15, 20), line(10, 14)], [clue(10, 18)])).toEqual({
    ...none,
    both: [
      ['10-14', '10-18'],
      ['15-20', '10-18'],
    ],
  })
})

test('lines count that speak for it or against it, and words of one’s own until they speak neither way', () => {
  const others = [clue(0, 90)]
  expect(compared([line(10, 20, { speaks: 'against' })], others)?.both).toHaveLength(1)
  expect(compared([line(10, 20, { speaks: undefined, isOwn: true })], others)?.both).toHaveLength(1)
  expect(compared([line(10, 20, { speaks: 'neither' })], others)).toBeNull()
  expect(compared([line(10, 20, { speaks: 'neither', isOwn: true })], others)).toBeNull()
  expect(compared([line(10, 20, { speaks: undefined })], others)).toBeNull()
})

test('words that are not found in the text are the student’s alone, and without clues nothing is compared', () => {
  expect(compared([line(0, 0)], [clue(0, 5)])).toEqual({ ...none, onlyYou: ['0-0'], onlyTonewise: ['0-5'] })
  expect(compared([line(10, 20)], [])).toBeNull()
})
