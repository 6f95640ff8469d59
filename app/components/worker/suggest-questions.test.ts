import { expect, test } from 'vitest'
import { readClosely } from '#close-reading'
import { suggestQuestions } from './suggest-questions.ts'

test('the questions name who speaks and the words that mean something else', () => {
  const scene =
    '“Thanks so much for saving me some,” Mara said. She looked at the empty box. “I was busy,” Dev said. “Sure,” Mara said, as cold as ice.'
  expect(suggestQuestions(readClosely(scene, 'fiction'))).toEqual([
    'How does Mara feel?',
    'What does “cold as ice” mean?',
    'What is the tone?',
  ])
})

test('a poem has a speaker, a report has a writer', () => {
  const poem = 'The evening came across the hill\nAnd every bird was very still.'
  expect(suggestQuestions(readClosely(poem, 'poetry'))[0]).toBe('How does the speaker feel?')
  const report = 'Scientists counted the bees in 2019. They found 40 percent fewer.'
  expect(suggestQuestions(readClosely(report, 'nonfiction'))[0]).toBe('What does the writer think?')
})
