import { expect, test } from 'vitest'
import { exportChat, exportMessage } from './exports.ts'
import type { AssistantMessage } from './messages.ts'
import { howSure, type MyReading, type SpeaksFor, sentenceOf, signsOf, writeMyReading } from './my-reading.ts'

const lines = (...speaks: SpeaksFor[]) =>
  speaks.map((one, at) => ({ quote: `line ${at + 1}`, place: `paragraph ${at + 1}`, speaks: one }))

test.each<[SpeaksFor[], string]>([
  [['for', 'for', 'for'], 'likely, since no line speaks against it'],
  [['for', 'neither', 'neither'], 'likely, since no line speaks against it'],
  [['for', 'for', 'against'], 'probably, since one line speaks against it'],
  [['for', 'for', 'for', 'against', 'against'], 'probably, since more lines speak for it than against it'],
  [['for', 'against', 'neither'], 'not sure yet, since as many lines speak against it as for it'],
  [['for', 'against', 'against'], 'not sure yet, since more lines speak against it than for it'],
  [['against', 'neither'], 'not sure yet, since no line speaks for it'],
  [['neither', 'neither'], 'not sure yet, since no line speaks for it or against it'],
])('%j is %s', (speaks, words) => {
  expect(howSure({ lines: lines(...speaks) })).toBe(words)
})

test.each([
  ['She means it', 'She means it.'],
  ['The reason is “she was late”', 'The reason is “she was late.”'],
  ['The reason is “am I late?”', 'The reason is “am I late?”'],
])('%s ends as a sentence', (claim, sentence) => {
  expect(sentenceOf(claim)).toBe(sentence)
})

test('without a sorted line nothing is said of how sure', () => {
  expect(howSure({ lines: [] })).toBeNull()
})

const reading: MyReading = {
  reading: 'means-it',
  claim: 'She means it as she says it',
  lines: lines('against', 'for', 'neither'),
  afterDoubt: 'same',
  timestamp: 't',
}
const block = [
  'My reading: She means it as she says it.',
  'For it: “line 2” (paragraph 2)',
  'Against it: “line 1” (paragraph 1)',
  'How sure: not sure yet, since as many lines speak against it as for it.',
  'The lines against it: I keep my reading.',
]

test('a reading is written with its claim, its lines and how sure they make it', () => {
  expect(writeMyReading(reading)).toEqual(block)
  expect(writeMyReading({ ...reading, claim: 'I can’t tell yet', lines: [], afterDoubt: undefined })).toEqual(
    ['My reading: I can’t tell yet.'],
  )
})

test('every file of a conversation has the reading of its explanation', () => {
  const answer: AssistantMessage = {
    role: 'assistant',
    content: 'It is *so*.',
    timestamp: 't',
    myReading: reading,
  }
  const chat = { mode: 'demo', gradeLevel: 'middle', contentType: 'fiction' } as const
  expect(exportChat(chat, [answer], new Date()).text).toContain(block.join('\n\n'))
  expect(exportMessage(answer, 1, new Date()).text).toBe(`It is so.\n\n${block.join('\n\n')}\n`)
})

test('a sign that several lines have comes once, with the numbers of them all', () => {
  const thanks = { name: 'Thanks', often: 'Often.', otherwise: 'Otherwise.' }
  const line = { start: 0, end: 1, quote: 'x', place: '' }
  const signs = signsOf([
    { ...line, number: 1, shows: [thanks] },
    { ...line, number: 2, shows: [] },
    { ...line, number: 3, shows: [thanks, { ...thanks, name: 'A short answer' }] },
  ])
  expect(signs.map(({ name, numbers }) => [name, numbers])).toEqual([
    ['Thanks', [1, 3]],
    ['A short answer', [3]],
  ])
})
