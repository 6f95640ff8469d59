import { expect, test } from 'vitest'
import { lineWords } from './line-words.ts'

test.each([
  ['Maya', 'Maya’s feeling'],
  ['the speaker', 'The speaker’s feeling'],
  ['the Skin Horse', 'The Skin Horse’s feeling'],
  ['the sailors', 'The sailors’ feeling'],
  ['Ravi’s father', 'Ravi’s father’s feeling'],
])('%s is somebody who feels', (whose, title) => {
  expect(lineWords(whose)).toEqual({ title, felt: `what ${whose} feels`, shown: `what ${whose} shows` })
})

test.each([
  'How loud the joy is',
  'The tone of the text',
  'The uncle, toward the boy',
  'The friends’ picture of Oz',
  'Ben and the painting',
])('%s is the title itself', (whose) => {
  expect(lineWords(whose)).toEqual({ title: whose, felt: 'felt', shown: 'shown' })
})
