import { expect, test } from 'vitest'
import { readClosely } from '#close-reading'
import { describeEvidence } from '#domain/evidence/describe-evidence'
import { locateClues, numberBeside, numberLines } from './locate-clues.ts'

const passage = 'The dreary night was cold. She wept, and the weary wind wept like a child.'
const at = (words: string) => ({ start: passage.indexOf(words), end: passage.indexOf(words) + words.length })
const clue = (number: number, quote: string) =>
  ({
    number,
    quote,
    ...at(quote),
    kind: 'word',
    name: 'Word choice',
    place: 'sentence 1',
    means: '',
  }) as const

test('further marks go on after the clues, and the same words keep the number of their clue', () => {
  const marks = locateClues([clue(1, 'dreary'), clue(2, 'weary wind')], [], null)
  const evidence = numberBeside(describeEvidence(readClosely(passage, 'fiction'), 'middle'), marks)
  const numbers = evidence.spans.filter(({ number }) => number > 0)
  expect(numbers.length).toBeGreaterThan(1)
  for (const { number, start, end } of numbers) {
    const same = marks.find((mark) => mark.start === start && mark.end === end)
    if (same) expect(number).toBe(same.number)
    else expect(number).toBeGreaterThan(2)
  }
  const numberOf = new Map(evidence.spans.map(({ id, number }) => [id, number]))
  for (const { quoted } of evidence.cues)
    for (const { spanId, number } of quoted) expect(number).toBe(numberOf.get(spanId))
})

test('words that a follow-up quotes beyond the clues have one mark each', () => {
  const quotation = { words: 'cold', ...at('cold'), line: 1, paragraph: 1, spans: [at('cold')], number: 3 }
  const marks = locateClues([clue(1, 'dreary')], [], [quotation, quotation, { ...quotation, number: 0 }])
  expect(marks.map(({ number }) => number)).toEqual([1, 3])
})

test('a point of a feeling line has the number of its clue, and else the next number and a mark', () => {
  const point = (quote: string) => ({ quote, ...at(quote), word: 'sad', level: 20 })
  const points = [point('dreary night'), point('She wept'), point('like a child')]
  const lines = numberLines(
    [clue(1, 'dreary'), clue(2, 'weary wind')],
    [{ whose: 'She', top: 'glad', bottom: 'sad', points }],
  )
  expect(lines[0]?.points.map(({ number }) => number)).toEqual([1, 3, 4])
  const marks = locateClues([clue(1, 'dreary'), clue(2, 'weary wind')], lines, null)
  expect(marks.map(({ number }) => number)).toEqual([1, 2, 3, 4])
})
