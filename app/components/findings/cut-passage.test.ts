import { expect, it } from 'vitest'
import type { EvidenceSpan } from '#domain/evidence/evidence'
import { cutPassage } from './cut-passage.ts'

function makeSpan(number: number, start: number, end: number): EvidenceSpan {
  return { id: `${start}-${end}`, number, start, end, kind: 'sound' }
}

it('keeps every word of every line that is not blank', () => {
  const lines = cutPassage('one two\n\nthree', [makeSpan(1, 4, 7)])
  expect(lines.map(({ pieces }) => pieces.map(({ text }) => text))).toEqual([['one ', 'two'], ['three']])
  expect(lines.map(({ number, first }) => [number, first])).toEqual([
    [1, true],
    [2, true],
  ])
})

it('cuts where places overlap, and says where each begins and ends', () => {
  const [line] = cutPassage('at my chamber door', [makeSpan(1, 0, 18), makeSpan(2, 6, 13)])
  const pieces = line?.pieces.map(({ text, spans, begins, ends }) => ({
    text,
    covered: spans.map(({ number }) => number),
    begins: begins.map(({ number }) => number),
    ends: ends.map(({ number }) => number),
  }))
  expect(pieces).toEqual([
    { text: 'at my ', covered: [1], begins: [1], ends: [] },
    { text: 'chamber', covered: [2, 1], begins: [2], ends: [2] },
    { text: ' door', covered: [1], begins: [], ends: [1] },
  ])
})

it('follows a place over the end of a line', () => {
  const lines = cutPassage('borrow\nFrom', [makeSpan(1, 0, 11)])
  expect(lines.map(({ pieces }) => pieces.map(({ spans, ends }) => [spans.length, ends.length]))).toEqual([
    [[1, 0]],
    [[1, 1]],
  ])
})
