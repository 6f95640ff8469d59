import { expect, test } from 'vitest'
import { scoreMessages } from '#tests/distress/read-messages'
import { findDistress } from './find-distress.ts'

test.each(['seen', 'unseen'] as const)('messages that the weights were learned from: %s', (set) => {
  const score = scoreMessages(set)
  expect(score.clearGetHelp).toBeGreaterThanOrEqual(0.77)
  expect(score.heard).toBeGreaterThanOrEqual(0.82)
  expect(score.ordinary.help).toBe(0)
  expect(score.ordinary.note).toBeLessThanOrEqual(2)
  expect(score.literature.help).toBe(0)
  expect(score.literature.note).toBeLessThanOrEqual(1)
})

// Reached: 75 of 90 clear ones get help (the goal is 0.9), 128 of 150 are heard (the goal is 0.8); of 150 ordinary
// ones 2 get help and 14 the note; of those about literature none gets help and 2 the note.
test('messages that the weights were not learned from', () => {
  const score = scoreMessages('fresh')
  expect(score.clearGetHelp).toBeGreaterThanOrEqual(0.81)
  expect(score.heard).toBeGreaterThanOrEqual(0.82)
  expect(score.ordinary.help).toBeLessThanOrEqual(3)
  expect(score.ordinary.note).toBeLessThanOrEqual(16)
  expect(score.literature.help).toBe(0)
  expect(score.literature.note).toBeLessThanOrEqual(3)
})

test.each([
  ['this poem is how i feel, i want to die', 'self-harm'],
  ['I don’t want to live anymore', 'self-harm'],
  ['i want to go to sleep and never wake up', 'self-harm'],
  ['I TRIED TO KILL MYSELF last year. What is the tone?', 'self-harm'],
  ['i cut again last night', 'self-harm'],
  ['can a person die from taking too many advil', 'self-harm'],
  ['The kids at school told me to kill myself', 'self-harm'],
  ['I said I want to die and nobody listened', 'self-harm'],
  ['my dad hits me', 'unsafe'],
  ['someone at my church makes me touch him', 'unsafe'],
  ['he sends me pictures and says he will hurt me if i tell', 'unsafe'],
  ['My uncle touches me at night', 'unsafe'],
  ['I was raped', 'unsafe'],
  ['i make my self throw up after dinner', 'eating'],
])('clear words get help: %s', (text, kind) => {
  expect(findDistress(text)).toEqual({ tier: 'clear', kind })
})

test.each([
  'no one would miss me',
  'i dont want to be here',
  'everyone at school hates me like they hate Maya and i cant do this anymore',
  "I'm scared to go home",
  "I don't feel safe at home",
  'i feel so alone',
  'the speaker is tired of breathing and honestly same',
])('words that may be of distress get at least a note: %s', (text) => {
  expect(findDistress(text)).not.toBeNull()
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
])('questions about a text pass: %s', (text) => {
  expect(findDistress(text)).toBeNull()
})

test('a long message counts as its gravest sentence', () => {
  const asked = 'Why does the speaker of this poem look at the road for so long? '.repeat(40)
  expect(findDistress(asked)).toBeNull()
  expect(findDistress(`${asked}i cut my arms every night. ${asked}`)).toMatchObject({ tier: 'clear' })
  expect(findDistress(`${asked}My dad hits me with a belt. ${asked}`)).not.toBeNull()
  expect(findDistress(`${'the rain falls on the road and '.repeat(60)} i want to kill myself`)).not.toBeNull()
  expect(findDistress(`What is the tone? "${'I want to die. My father beats me. '.repeat(8)}"`)).toBeNull()
})

test('a long hostile text is read to its end', () => {
  expect(findDistress(`${'i really '.repeat(2_000)}poem`)).toBeNull()
  expect(findDistress(`"${"i 'want ".repeat(2_000)}`)).toBeNull()
  expect(findDistress(`${'the narrator of my dad '.repeat(500)}. my dad hits me`)).toMatchObject({
    tier: 'clear',
  })
})
