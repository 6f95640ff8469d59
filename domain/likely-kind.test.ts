import { expect, test } from 'vitest'
import { likelyKind } from './likely-kind.ts'

const verse =
  'The fog comes\non little cat feet.\n\nIt sits looking\nover harbor and city\non silent haunches'
const scene = '“I’m fine,” said Amara.\n\n“I thought Priya asked you.”\n\n“It’s fine. I was busy anyway.”'

test('short lines that follow each other are verse', () => {
  expect(likelyKind(verse)).toBe('poetry')
})

test('direct speech makes a story, even where each line of it is short', () => {
  expect(likelyKind(scene)).toBe('fiction')
})

test('lines of a chat begin with names and are no verse', () => {
  expect(likelyKind('Dimitri: got a C\nDad: Okay.\nDimitri: are you mad')).toBe('fiction')
})

test('anything else is non-fiction, and so is an empty text', () => {
  expect(likelyKind('The bus leaves at 8:15 from stop 4.')).toBe('nonfiction')
  expect(likelyKind('')).toBe('nonfiction')
})
