import { expect, test } from 'vitest'
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

test('a clue whose meaning cannot be said has neither mark nor note', async () => {
  const { notes, spans } = await readMarks('The bus is late again. We go home.')
  expect(notes.filter(({ means }) => means === '')).toEqual([])
  expect(spans).toHaveLength(notes.length)
})
