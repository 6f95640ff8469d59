import { expect, test } from 'vitest'
import { findWords, locationAt } from './find-words.ts'

const text = 'Priya looked.\n\n“Oh,” she  said.\n“It’s fine.”'

test.each([
  ['Priya looked', 'Priya looked'],
  ['"Oh," she said.', '“Oh,” she  said.'],
  ['‘Oh,’ she', '“Oh,” she'],
  ["she said. “It's fine", 'she  said.\n“It’s fine'],
  [' looked. ', 'looked.'],
])('finds %j whatever its quotation marks and blanks look like', (words, found) => {
  const span = findWords(text, words)
  expect(span && text.slice(span.start, span.end)).toBe(found)
})

test.each(['Priya laughed', '', '  ', 'fine.” And'])('does not find %j', (words) => {
  expect(findWords(text, words)).toBeNull()
})

test('a place is a line of verse or a paragraph, and nothing where no blank line shows the paragraphs', () => {
  const at = text.indexOf('It’s')
  expect(locationAt(text, 'fiction', 0)).toBe('paragraph 1')
  expect(locationAt(text, 'fiction', at)).toBe('paragraph 2')
  expect(locationAt(text, 'poetry', at)).toBe('line 3')
  expect(locationAt('One line.\nAnother line.', 'nonfiction', 12)).toBe('')
  expect(locationAt('One line.\nAnother line.', 'poetry', 12)).toBe('line 2')
})
