import { expect, test } from 'vitest'
import { curlyQuotes } from './curly-quotes.ts'

test.each([
  ['She says "no" and "It\'s late."', 'She says “no” and “It’s late.”'],
  ['("quietly")', '(“quietly”)'],
  ["the girls' room", 'the girls’ room'],
  ['"\'Stop,\' he said"', '“‘Stop,’ he said”'],
  ['“as typed”', '“as typed”'],
])('%s is printed as %s', (text, printed) => {
  expect(curlyQuotes(text)).toBe(printed)
})

test('signs after other text know what stands before them', () => {
  expect(curlyQuotes('" is soft', 'quietly')).toBe('” is soft')
  expect(curlyQuotes('"', 'of ')).toBe('“')
})
