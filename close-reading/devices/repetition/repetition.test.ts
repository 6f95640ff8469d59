import { expect, test } from 'vitest'
import type { Kind } from '../../finding.ts'
import { readClosely } from '../../read-closely.ts'
import { anaphora } from '../anaphora/anaphora.ts'
import { refrain } from '../refrain/refrain.ts'
import { series } from '../series/series.ts'
import { repetition } from './repetition.ts'

function find(type: string, text: string, kind: Kind = 'fiction'): string[] {
  const { findings } = readClosely(text, kind, { detectors: [repetition, anaphora, refrain, series] })
  return findings
    .filter((finding) => finding.type === type)
    .map((finding) => text.slice(finding.start, finding.end))
}

test('a word said twice running is a repetition, with both places as evidence', () => {
  const text = 'It fell down, and down, and was gone.'
  const [found] = readClosely(text, 'fiction', { detectors: [repetition] }).findings
  expect(found?.certainty).toBe('clear')
  expect(found?.because.map((span) => text.slice(span.start, span.end))).toEqual(['down', 'down'])
})

test('a phrase that comes again is one repetition, not one for each word', () => {
  expect(find('repetition', 'The silver gate was shut. Nobody knew who had locked the silver gate.')).toEqual(
    ['The silver gate'],
  )
})

test('words that only bind are no repetition', () => {
  expect(find('repetition', 'He sat in the chair by the fire in the hall of the castle.')).toEqual([])
})

test('a word that comes again much later is no repetition', () => {
  const filler = 'Nothing of note went on there, as far as anybody could tell. '
  expect(
    find(
      'repetition',
      `A lantern hung. ${filler.replace(/\w+/g, (word, at) => word + at).repeat(4)} A lantern fell.`,
    ),
  ).not.toContain('lantern')
})

test('lines that open with the same words are an anaphora', () => {
  // Tennyson, The Charge of the Light Brigade, 1854
  const lines =
    'Cannon to right of them,\nCannon to left of them,\nCannon in front of them\nVolley’d and thunder’d;'
  expect(find('anaphora', lines, 'poetry')).toEqual(['Cannon'])
})

test('clauses that open with the same word are an anaphora', () => {
  expect(find('anaphora', 'There was no light, no sound, no hope in that house.')).toEqual(['no'])
})

test('two sentences that open with “the” are no anaphora', () => {
  expect(find('anaphora', 'The dog slept. The cat was out. The rain had stopped.')).toEqual([])
})

test('a line that comes back is a refrain', () => {
  const song =
    'The wind is high,\nThe night is long,\nAnd far is home.\n\nThe fire is low,\nThe owls are out,\nAnd far is home.'
  expect(find('refrain', song, 'poetry')).toEqual(['And far is home'])
})

test('things in a row are a list; a joining word each time makes it polysyndeton', () => {
  expect(find('list', 'She bought apples, pears, and plums.')).toEqual(['bought apples, pears, and plums'])
  expect(find('polysyndeton', 'They had bread and cheese and apples.')).toEqual([
    'bread and cheese and apples',
  ])
  expect(find('list', 'When he came, she smiled, and then they left.')).toEqual([])
})
