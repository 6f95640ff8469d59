import fc from 'fast-check'
import { expect, test } from 'vitest'
import { runs } from '#tests/property-runs'
import { type AssistantMessage, bareQuestion, readQuestion } from './messages.ts'
import { readMessages } from './stored-messages.ts'
import { writeQuestion } from './write-question.ts'

const whole = { title: 'Night', author: 'Ann Lee', question: 'Why?', passage: '  Rain.\n\nSun.' }

test('the string of the spec is read with any of its parts missing', () => {
  const { title, question, passage } = whole
  expect(readQuestion('Title: Night\nAuthor: Ann Lee\nQuestion: Why?\n\nPassage:\n  Rain.\n\nSun.')).toEqual(
    whole,
  )
  expect(readQuestion('Title: Night\nQuestion: Why?\nPassage:\n  Rain.\n\nSun.')).toEqual({
    ...whole,
    author: '',
  })
  expect(readQuestion(`Question: ${question}`)).toEqual(bareQuestion(question))
  expect(readQuestion(' Why?\n')).toEqual(bareQuestion('Why?'))
  expect(readQuestion(`Question: ${question}\n\nPassage:\n${passage}\nPassage:\n${title}`)).toEqual({
    ...bareQuestion(question),
    passage: `${passage}\nPassage:\n${title}`,
  })
})

test('a structure is trimmed and otherwise taken as it is', () => {
  const line = fc.oneof(fc.constantFrom('Passage:', 'Title: x', 'Question: y', '', '  z'), fc.string())
  const text = fc.array(line).map((lines) => lines.join('\n'))
  const typed = fc.record({ title: text, author: text, question: text, passage: text })
  fc.assert(
    fc.property(typed, (given) => {
      const read = readQuestion(given)
      expect(readQuestion(read)).toEqual(read)
      for (const field of ['title', 'author', 'question'] as const)
        expect(read[field]).toBe(given[field].trim())
      expect(read.passage.trim()).toBe(given.passage.trim())
    }),
    runs(200),
  )
})

test('what is written is read back, where no line of it looks like a part of the form', () => {
  expect(readQuestion(writeQuestion(whole))).toEqual(whole)
  expect(writeQuestion(bareQuestion('Why?'))).toBe('Question: Why?')
})

test.each([
  ['the string of the spec', `Question: Why?\n\nPassage:\nContent extracted from night.pdf:\n\n  Rain.`],
  ['a structure that names it', { ...bareQuestion('Why?'), source: 'night.pdf', passage: '  Rain.' }],
  [
    'an older structure with the line in its passage',
    { ...bareQuestion('Why?'), passage: 'Content extracted from night.pdf:\n\n  Rain.' },
  ],
])('the source of a passage is no line of it: %s', (_, given) => {
  const read = readQuestion(given)
  expect(read).toEqual({ ...bareQuestion('Why?'), source: 'night.pdf', passage: '  Rain.' })
  expect(writeQuestion(read)).toBe('Question: Why?\n\nPassage:\nContent extracted from night.pdf:\n\n  Rain.')
  expect(readQuestion(writeQuestion(read))).toEqual(read)
})

test('several sources are one line, and words that only speak of one stay', () => {
  const passage = 'Mine.\n\nContent extracted from a.pdf:\n\nRain.\n\nContent extracted from b.pdf:\n\nSun.'
  const read = readQuestion({ ...bareQuestion('Why?'), passage })
  expect(read).toMatchObject({ source: 'a.pdf, b.pdf', passage: 'Mine.\n\nRain.\n\nSun.' })
  const spoken = 'He read it: “Content extracted from a.pdf:”\nThen he left.'
  expect(readQuestion({ ...bareQuestion('Why?'), passage: spoken })).toEqual({
    ...bareQuestion('Why?'),
    passage: spoken,
  })
  expect(readQuestion({ ...bareQuestion('Why?'), source: 'a.pdf' })).toEqual(bareQuestion('Why?'))
})

test('a conversation in the older form is read: the first question from its string, a follow-up as its words', () => {
  const timestamp = '2026-01-01T00:00:00.000Z'
  const answer: AssistantMessage = { role: 'assistant', content: 'Question: no.', timestamp }
  const followUp = 'Question: and then?\nPassage:\nnext'
  const messages = [
    { role: 'user', content: whole, timestamp } as const,
    answer,
    { role: 'user', content: bareQuestion(followUp), timestamp } as const,
  ]
  const before = [
    { role: 'user', content: writeQuestion(whole), timestamp } as const,
    answer,
    { role: 'user', content: followUp, timestamp } as const,
  ]
  expect(readMessages(before)).toEqual(messages)
  expect(readMessages(messages)).toEqual(messages)
})
