import { expect, test } from 'vitest'
import { readMarks } from './read-marks.ts'

test('every mark has a note that says something, numbered from 1', async () => {
  const { notes, spans } = await readMarks('Great, the bus is late again. I love standing in the rain.')
  expect(notes).toEqual([
    {
      number: 1,
      kind: 'contrast',
      name: 'May mean something else',
      means: '“Great” sounds pleased, but “late” does not fit that. It may mean the opposite.',
    },
  ])
  expect(spans.map(({ number, start, end }) => [number, start, end])).toEqual([[1, 0, 5]])
})

test('a clue whose meaning cannot be said has neither mark nor note', async () => {
  const { notes, spans } = await readMarks('The bus is late again. We go home.')
  expect(notes.filter(({ means }) => means === '')).toEqual([])
  expect(spans).toHaveLength(notes.length)
})
