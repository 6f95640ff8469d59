import { expect, test } from 'vitest'
import { readClosely } from '../../findings/read-closely.ts'
import { wordsFound } from '../words-found.fixture.ts'
import { repetition } from './repetition.ts'

test('a word said twice running is a repetition, with both places as evidence', () => {
  const text = 'It fell down, and down, and was gone.'
  const [found] = readClosely(text, 'fiction', { detectors: [repetition] }).findings
  expect(found?.certainty).toBe('clear')
  expect(found?.evidence.map((span) => text.slice(span.start, span.end))).toEqual(['down', 'down'])
})

test('a phrase that comes again is one repetition, not one for each word', () => {
  expect(
    wordsFound(repetition, 'The silver gate was shut. Nobody knew who had locked the silver gate.'),
  ).toEqual(['The silver gate'])
})

test('words that only bind are no repetition', () => {
  expect(wordsFound(repetition, 'He sat in the chair by the fire in the hall of the castle.')).toEqual([])
})

test('a word that comes again much later is no repetition', () => {
  const filler = 'Nothing of note went on there, as far as anybody could tell. '
  expect(
    wordsFound(
      repetition,
      `A lantern hung. ${filler.replace(/\w+/g, (word, at) => word + at).repeat(4)} A lantern fell.`,
    ),
  ).not.toContain('lantern')
})
