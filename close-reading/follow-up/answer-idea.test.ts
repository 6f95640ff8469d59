import { expect, test } from 'vitest'
import { writeFollowUp } from '#close-reading'

const passage =
  'Ana won the race. Ben was angry. He walked home alone and shut his door. The mayor gave Ana a medal, and the band began to play.'
const ask = (message: string) =>
  writeFollowUp({
    gradeLevel: 'middle',
    contentType: 'fiction',
    passage,
    question: message,
    history: [
      { role: 'user', content: 'Question: How does Ben feel?' },
      { role: 'assistant', content: 'Which words show it?' },
    ],
  }).markdown

test('a feeling that the text names of the person fits', () => {
  expect(ask('Ben is angry')).toContain('Yes, angry fits Ben.')
})

test('a feeling on the other side of what the text says is answered with the words that say it', () => {
  expect(ask('I think Ben is happy')).toContain('I see it another way: Ben')
})

test('the words of the text that an idea uses are quoted, its own words are to be shown', () => {
  const reply = ask('he is jealous because ben shut his door and walked home')
  expect(reply).toMatch(/You point to "[^"]*(?:shut his door|walked home)[^"]*"/)
  expect(reply).toContain('The word jealous is not in the text')
})

test('an idea without words of the text is told so, and gets a place to look at', () => {
  const reply = ask('he hates sports')
  expect(reply).toContain('are not in the text, and your idea has no words of it yet')
  expect(reply).toMatch(/Next step: look at "/)
})

test('a misspelled feeling is understood', () => {
  expect(ask('he is embarased')).toContain('embarrassed')
})
