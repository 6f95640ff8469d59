import { expect, test } from 'vitest'
import { levels } from '../choices/levels.ts'
import { checkQuotations } from '../claims/check-quotations.ts'
import { writeExplanation } from '../explanation/write-explanation.ts'
import { measureProse } from '../prose/measure-prose.ts'
import { explanationFixtures } from '../rubric/cases.fixture.ts'
import { writeFollowUp } from './write-follow-up.ts'

const grades = ['elementary', 'middle', 'high', 'college'] as const
const questions = [
  'Why?',
  'just tell me',
  'What is the tone?',
  'I think it is the last line because he stops',
  'Who says that?',
  'I do not know',
]

test.each(explanationFixtures)(
  'follow-ups on $id are short, quote truly, and end with one question',
  (one) => {
    for (const gradeLevel of grades) {
      const answer = writeExplanation({ ...one, gradeLevel }).markdown
      const history = [
        { role: 'user' as const, content: `Question: ${one.question}` },
        { role: 'assistant' as const, content: answer },
      ]
      for (const question of questions) {
        const { markdown } = writeFollowUp({ ...one, gradeLevel, question, history })
        const bare = markdown.replace(/"[^"]*"/g, '')
        expect(measureProse(markdown).words).toBeLessThanOrEqual(levels[gradeLevel].mostWords / 2)
        expect(checkQuotations(markdown, one.passage).missing).toBe(0)
        expect(bare.match(/\?/g)).toHaveLength(1)
        expect(markdown.trimEnd().endsWith('?')).toBe(true)
        expect(markdown).not.toContain('#')
      }
    }
  },
)

const alice = explanationFixtures.find((one) => one.id.startsWith('Alice'))
if (!alice) throw new Error('The case of Alice is missing.')

const history = [
  { role: 'user' as const, content: 'Question: How does Alice feel?' },
  { role: 'assistant' as const, content: 'Which tells you more, "angrily" or "wine"?' },
]

test('an idea with words of the text is told which words it stands on', () => {
  const { markdown } = writeFollowUp({ ...alice, question: 'I choose angrily because she is mad', history })
  expect(markdown).toContain('angrily')
})

test('an idea without words of the text gets a moment that bears on it', () => {
  const passage = 'Ana won the race. Her mother hugged her. Ben walked home alone and shut his door.'
  const { markdown } = writeFollowUp({ ...alice, passage, question: 'I think ben is sad', history })
  expect(markdown).toContain('"Ben walked home alone')
})

test('"I don’t get it" gets one small part, "just tell me" the answer, and "why" the words', () => {
  const passage = 'Ana won the race. She grinned from ear to ear. "You were so fast!" said Ben.'
  const ask = (question: string) =>
    writeFollowUp({
      ...alice,
      passage,
      question,
      history: [{ role: 'user', content: 'Question: How does Ana feel?' }, history[1] as (typeof history)[1]],
    }).markdown
  expect(ask('i dont get it')).toContain('one small part')
  expect(ask('just tell me')).toContain('Three lines help most: "Ana won the race" (sentence 1)')
  expect(ask('why?')).toContain('Three lines help most')
  expect(new Set([ask('i dont get it'), ask('just tell me'), ask('why?')]).size).toBe(3)
})

test('after ten questions a new analysis is suggested', () => {
  const history = Array.from({ length: 10 }, () => ({ role: 'user' as const, content: 'Why?' }))
  expect(writeFollowUp({ ...alice, question: 'Why?', history }).markdown).toContain('new analysis')
})

test('without a passage it asks for lines and quotes nothing', () => {
  const { markdown } = writeFollowUp({ ...alice, passage: '', question: 'Why?', history: [] })
  expect(markdown).not.toContain('"')
})
