import { expect, test } from 'vitest'
import type { Kind } from '../finding.ts'
import { readClosely } from '../read-closely.ts'
import { alliteration } from './alliteration/alliteration.ts'
import { emphasis } from './emphasis/emphasis.ts'
import { exclamation } from './exclamation/exclamation.ts'
import { fragment } from './fragment/fragment.ts'
import { lineBreak } from './line-break/line-break.ts'
import { onomatopoeia } from './onomatopoeia/onomatopoeia.ts'
import { rhetoricalQuestion } from './rhetorical-question/rhetorical-question.ts'

const detectors = [alliteration, onomatopoeia, exclamation, rhetoricalQuestion, emphasis, fragment, lineBreak]

function find(type: string, text: string, kind: Kind = 'fiction'): string[] {
  const { findings } = readClosely(text, kind, { detectors })
  return findings
    .filter((finding) => finding.type === type)
    .map((finding) => text.slice(finding.start, finding.end))
}

test('neighboring words with one first sound alliterate, also across a binding word', () => {
  expect(find('alliteration', 'The lone and level plain.')).toEqual(['lone and level'])
  expect(find('alliteration', 'It was a dull, dark, and dreary day.')).toEqual(['dull, dark, and dreary day'])
})

test('alliteration goes by sound: the k of knight is silent, and c may be s', () => {
  expect(find('alliteration', 'A noble knight.')).toEqual(['noble knight'])
  expect(find('alliteration', 'A kind knight.')).toEqual([])
  expect(find('alliteration', 'A silent city.')).toEqual(['silent city'])
})

test('words far apart, or that open with a vowel, do not alliterate', () => {
  expect(find('alliteration', 'Old oaks grow. The dog went home, and later came a duck.')).toEqual([])
})

test('words that imitate sounds are found in any form', () => {
  expect(find('onomatopoeia', 'The rain pattered and the door creaked.')).toEqual(['pattered', 'creaked'])
  expect(find('onomatopoeia', 'The cannon thunder’d.', 'poetry')).toEqual(['thunder’d'])
})

test('a cry starts where the clause before it ends', () => {
  expect(find('exclamation', 'He turned. “Oh dear! Oh dear!” he said.')).toEqual(['Oh dear! Oh dear!'])
  expect(find('exclamation', 'But, oh, what a wasteful war.')).toEqual(['what a'])
})

test('a narrator’s question may be rhetorical; a plain question in speech is not', () => {
  expect(find('rhetorical-question', 'It was late. What use was it to wait?')).toEqual([
    'What use was it to wait?',
  ])
  expect(find('rhetorical-question', '“What is your name?” she asked.')).toEqual([])
  expect(find('rhetorical-question', '“How can I ever thank you?” she asked.')).toEqual([
    'How can I ever thank you?',
  ])
})

test('words in capitals are emphasis, unless all the text is in capitals', () => {
  expect(find('emphasis', 'It was so VERY remarkable, she thought that day.')).toEqual(['VERY'])
  expect(find('emphasis', 'KEEP OFF THE GRASS')).toEqual([])
})

test('a short sentence without a verb is a fragment', () => {
  expect(find('fragment', 'London. Implacable November weather. The streets were wet.')).toEqual([
    'London.',
    'Implacable November weather.',
  ])
})

test('a sentence that runs over the line end is an enjambment, a stop inside a line a caesura', () => {
  // Percy Bysshe Shelley, Ozymandias, 1818
  const lines = 'Nothing beside remains. Round the decay\nOf that colossal wreck, boundless and bare,'
  expect(find('enjambment', lines, 'poetry')).toEqual(['decay\nOf'])
  expect(find('caesura', lines, 'poetry')).toEqual(['.'])
})
