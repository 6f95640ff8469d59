import { expect, test } from 'vitest'
import { helpMessage, helpNeeded } from './self-harm.ts'

test.each([
  'this poem is how i feel, i want to die',
  'I want to die',
  'I really just wanna die.',
  'How can I kill myself?',
  'I don’t want to live anymore',
  'I do not want to be here anymore',
  'i wish i was dead',
  'I wish I had never been born',
  'I feel suicidal',
  'I keep thinking about suicide and I read this poem',
  'everyone would be better off without me',
  'I have been cutting myself',
  'I tried to kill myself last year. What is the tone?',
  'The kids at school told me to kill myself',
  'My life is not worth living',
  'I said I want to die and nobody listened',
  "I'm going to end my life",
  'I have no reason to live',
])('finds words about hurting oneself: %s', (text) => {
  expect(helpNeeded(text)).toBe('self-harm')
})

test.each([
  'my dad hits me',
  'My stepdad gets drunk and beats us',
  'My uncle touches me at night',
  "I'm scared to go home",
  'I was raped',
  'I am being abused at home',
  'he beats me when he is angry',
  "I don't feel safe at home",
])('finds words about being hurt: %s', (text) => {
  expect(helpNeeded(text)).toBe('abuse')
})

test.each([
  'Why does Romeo want to die?',
  'this book is killing me',
  'Why does Hamlet say "I want to die"?',
  'What does the line I want to die mean?',
  'When the speaker says I want to die, is it irony?',
  'Why did Richard Cory kill himself?',
  'Is this poem about suicide?',
  'What is the tone of "Because I could not stop for Death"?',
  'I want to kill the mood in my essay. How does Poe do it?',
  'I am dying to know what the raven means',
  'I could die of boredom. What is the theme?',
  'I want to die of embarrassment when I read aloud. How does the speaker feel?',
  'My brother beat me at chess. What is the tone?',
  'Why does the father beat the boy in this story?',
  'My mother read this to me and it touched me. What does it mean?',
  'Does the narrator think his life is not worth living?',
  'How does the poet show that she wishes she were dead?',
  'I cut myself on the paper. What does line 3 mean?',
  'Why is the girl afraid to go home?',
  'What does Ophelia feel before she drowns?',
  'I will end my essay with a question. Is the end calm?',
  'Why would I want to die if I were Juliet?',
  '',
])('lets questions about literature pass: %s', (text) => {
  expect(helpNeeded(text)).toBeNull()
})

test('each message names who can help, and promises no secrecy', () => {
  expect(helpMessage('self-harm')).toMatch(/988[\s\S]*adult you trust/)
  expect(helpMessage('self-harm')).toContain('911')
  expect(helpMessage('abuse')).toMatch(/911[\s\S]*1-800-422-4453[\s\S]*adult you trust/)
  for (const kind of ['self-harm', 'abuse'] as const) expect(helpMessage(kind)).not.toMatch(/secret|!/)
})

test('a long hostile text is read in time that grows with its length', () => {
  expect(helpNeeded(`${'i really '.repeat(20_000)}want`)).toBeNull()
  expect(helpNeeded(`"${"i 'want ".repeat(20_000)}`)).toBeNull()
})
