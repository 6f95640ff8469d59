import { expect, test } from 'vitest'
import { truncateText } from './truncate-text.ts'

test('a text is cut at the end of a line or word, and never above the limit', () => {
  expect(truncateText('one two three four', 16)).toBe('one two three')
  expect(truncateText('one two three\nfour', 16)).toBe('one two three')
  expect(truncateText('x'.repeat(50), 20)).toHaveLength(20)
})

test('a text within the limit stays as it is', () => {
  expect(truncateText('one two', 7)).toBe('one two')
})

test('a pair that makes one letter is not left as half of it', () => {
  expect(truncateText(`${'x'.repeat(9)}\u{1f642}`, 10)).toBe('x'.repeat(9))
})
