import { expect, test } from 'vitest'
import { classifyMessage, withoutOpening } from './classify-message.ts'

test.each([
  ['Ok, just tell me please', 'answer'],
  ['can you just say it', 'answer'],
  ['I give up', 'answer'],
  ['huh? i still dont understand', 'lost'],
  ['what? i’m confused', 'lost'],
  ['Sorry, this is too hard for me', 'lost'],
  ['but why?', 'why'],
  ['How do you know that?', 'why'],
  ['what makes you say so', 'why'],
  ['And what do the lines mean', 'question'],
  ['I don’t get what the rain has to do with it', 'question'],
  ['is he sad?', 'question'],
  ['because he shut the door', 'idea'],
  ['I think she is sad.', 'idea'],
  ['sad', 'idea'],
] as const)('%s: %s', (message, turn) => {
  expect(classifyMessage(message, true)).toBe(turn)
})

test('before any answer there is nothing to have an idea about', () => {
  expect(classifyMessage('I think she is sad.', false)).toBe('question')
})

test('small words that open a message are left out, a message of them alone stays', () => {
  expect(withoutOpening('Ok. And why is it blue?')).toBe('why is it blue?')
  expect(withoutOpening('ok')).toBe('ok')
})
