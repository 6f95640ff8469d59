import { expect, test } from 'vitest'
import { namesIn } from './names-in.ts'

test('a word with a capital is a name when it stands in the passage in no other way', () => {
  expect(namesIn('Maya read. The list was the end. “I see,” said Leo. My list, Maya said.')).toEqual([
    'Maya',
    'Leo',
  ])
  expect(namesIn('the bus was late. The bus came.')).toEqual([])
})
