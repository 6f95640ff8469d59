import { expect, test } from 'vitest'
import { readFirstMarks } from './read-first-marks.ts'
import { readMarks } from './read-marks.ts'

test('every mark has a note that says something, numbered from 1', async () => {
  const { notes, spans } = await readMarks('Great, the bus is late again. I love standing in the rain.')
  expect(notes[0]).toEqual({
    number: 1,
    kind: 'action and speech',
    name: '“Oh, great”',
    means:
      'After something bad, these words often mean the opposite. After something good, they mean what they say.',
  })
  expect(notes.map(({ number }) => number)).toEqual(notes.map((_, at) => at + 1))
  expect(spans.map(({ number, start, end }) => [number, start, end])[0]).toEqual([1, 0, 28])
})

test('a clue whose meaning cannot be said has neither number nor note', async () => {
  const { notes, spans } = await readMarks('The bus is late again. We go home.')
  expect(notes.filter(({ means }) => means === '')).toEqual([])
  expect(spans.filter(({ number }) => number > 0)).toHaveLength(notes.length)
})

test.each([
  'Maya dropped her bag.\n\n“Thanks so much for saving me some,” she said, and slammed the door.',
  'Like a thunderbolt he falls. She said nothing and slammed the door.',
])('words that stood out first stay marked, and no word is marked twice: %s', async (passage) => {
  const { spans } = await readMarks(passage)
  for (const first of readFirstMarks(passage).spans)
    expect(spans.some(({ start, end }) => start < first.end && end > first.start)).toBe(true)
  for (const [at, span] of spans.slice(1).entries())
    expect(span.start).toBeGreaterThanOrEqual(spans[at]?.end ?? 0)
})
