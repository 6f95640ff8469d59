import { expect, test } from 'vitest'
import { withoutPrintedLines, writePrintedLines } from '#close-reading/printed-lines'
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
  expect(locationAt('The Bird\n\nIt sings,\nIt sleeps.', 'poetry', 20)).toBe('line 2')
  expect(locationAt('The Bird\n\nIt sings,\nIt sleeps.', 'poetry', 3)).toBe('the title')
})

test('words are found through the signs that count lines, and have the lines of their page', () => {
  const counted = writePrintedLines('One bird. It sang.', [
    { start: 0, number: 21 },
    { start: 10, number: 22 },
  ])
  const found = findWords(counted, 'bird. It sang')
  expect(found && withoutPrintedLines(counted.slice(found.start, found.end))).toBe('bird. It sang')
  expect(locationAt(counted, 'fiction', counted.indexOf('sang'))).toBe('line 22')
})
