import { expect, test } from 'vitest'
import { readTurn, withoutOpening } from './read-turn.ts'

test.each([
  ['Ok, just tell me please', 'tell'],
  ['can you just say it', 'tell'],
  ['I give up', 'tell'],
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
  expect(readTurn(message, true)).toBe(turn)
})

test('before any answer there is nothing to have an idea about', () => {
  expect(readTurn('I think she is sad.', false)).toBe('question')
})

test('small words that open a message are left out, a message of them alone stays', () => {
  expect(withoutOpening('Ok. And why is it blue?')).toBe('why is it blue?')
  expect(withoutOpening('ok')).toBe('ok')
})
