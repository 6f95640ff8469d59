import { expect, test } from 'vitest'
import { buildDoc } from '../doc.ts'
import { feelingWordsIn } from './named-feelings.ts'

const found = (text: string) => feelingWordsIn(buildDoc(text, 'fiction'))

test.each([
  ['I have never been prouder of anybody.', 'prouder'],
  ['It was the saddest day, and he was sadder still.', 'sadder'],
  ['She was happy.', 'happy'],
  ['They were the happiest of all.', 'happiest'],
])('finds the feeling word in %s', (text, word) => {
  expect(found(text)).toContain(word)
})

test.each([
  'The water was colder at the shore.',
  'Her sister took the paper to the teacher.',
  'He was never there.',
])('ignores %s', (text) => {
  expect(found(text)).toEqual([])
})
