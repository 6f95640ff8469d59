import { expect, test } from 'vitest'
import { correctSpelling } from './correct-spelling.ts'

const passage = new Set(['mosk', 'tonne'])
const correct = (question: string) => correctSpelling(question, (word) => passage.has(word))

test.each([
  ['wat is the ton of this', 'what is the ton of this'],
  ['what is ment by this', 'what is meant by this'],
  ['is he lieing', 'is he lying'],
  ['what dose it mean', 'what does it mean'],
  ['is there a similie', 'is there a simile'],
  ['why is she embarased', 'why is she embarrassed'],
])('%s', (typed, corrected) => {
  expect(correct(typed)).toBe(corrected)
})

test.each([
  'did he really die',
  'what is the mosk',
  'how heavy is a tonne',
  'is tom home',
  'wait for the cat',
])('%s stays as it is', (typed) => {
  expect(correct(typed)).toBe(typed)
})
