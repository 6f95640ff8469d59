import { expect, test } from 'vitest'
import { findAnswerParts } from './answer-parts.ts'

const answer = '**In short:** It is calm.\n\n## 1. What the text says\nHe sits.\n\n## Check-in\nWhich word?\n'

test('sets "In short" and the check-in apart from the five steps', () => {
  const parts = findAnswerParts(answer)
  expect(parts).toMatchObject({ inShort: '**In short:** It is calm.', checkIn: 'Which word?' })
  expect(parts.body.trim()).toBe('## 1. What the text says\nHe sits.')
  expect(answer.startsWith(parts.body, parts.bodyStart)).toBe(true)
})

test('leaves an answer in another shape whole', () => {
  expect(findAnswerParts('He is sad.')).toMatchObject({ inShort: null, body: 'He is sad.', checkIn: null })
})

test('a check-in that has only its heading so far is not shown', () => {
  expect(findAnswerParts('## Check-in').checkIn).toBeNull()
})

test('a small note below "In short" goes with it, and a slanted line of a step does not', () => {
  const note = '*This answers the closest question in our notes: Is it calm?*'
  const noted = answer.replace('\n\n## 1', `\n\n${note}\n\n## 1`)
  const parts = findAnswerParts(noted)
  expect(parts.inShort).toBe(`**In short:** It is calm.\n\n${note}`)
  expect(parts.body.trim()).toBe('## 1. What the text says\nHe sits.')
  expect(findAnswerParts(answer.replace('He sits.', '*He* sits.')).inShort).toBe('**In short:** It is calm.')
})
