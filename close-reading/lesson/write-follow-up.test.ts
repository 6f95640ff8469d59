import { expect, test } from 'vitest'
import { gradeBands } from '../explanation/grade-band.ts'
import { measureProse } from '../explanation/measure-prose.ts'
import { checkQuotations } from '../quotations.ts'
import { lessonCases } from './cases.fixture.ts'
import { writeExplanation } from './write-explanation.ts'
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

test.each(lessonCases)('follow-ups on $id are short, quote truly, and end with one question', (one) => {
  for (const gradeLevel of grades) {
    const answer = writeExplanation({ ...one, gradeLevel }).markdown
    const history = [
      { role: 'user' as const, content: `Question: ${one.question}` },
      { role: 'assistant' as const, content: answer },
    ]
    for (const question of questions) {
      const { markdown } = writeFollowUp({ ...one, gradeLevel, question, history })
      const bare = markdown.replace(/"[^"]*"/g, '')
      expect(measureProse(markdown).words).toBeLessThanOrEqual(gradeBands[gradeLevel].words[1] / 2)
      expect(checkQuotations(markdown, one.passage).missing).toBe(0)
      expect(bare.match(/\?/g)).toHaveLength(1)
      expect(markdown.trimEnd().endsWith('?')).toBe(true)
      expect(markdown).not.toContain('#')
    }
  }
})

const alice = lessonCases.find((one) => one.id.startsWith('Alice'))
if (!alice) throw new Error('The case of Alice is missing.')

test('an answer to the check-in is told what is right in it', () => {
  const history = [{ role: 'assistant' as const, content: 'Which words show it: "angrily", or "table"?' }]
  const { markdown } = writeFollowUp({ ...alice, question: 'I choose angrily because she is mad', history })
  expect(markdown).toContain('You chose "angrily".')
  expect(markdown).toContain('You gave a reason')
})

test('an answer without words from the text is asked for exact words', () => {
  const history = [{ role: 'assistant' as const, content: 'Which words show it: "angrily", or "wine"?' }]
  const { markdown } = writeFollowUp({ ...alice, question: 'Nobody smiled', history })
  expect(markdown).toContain('exact words')
})

test('after ten questions a new analysis is suggested', () => {
  const history = Array.from({ length: 10 }, () => ({ role: 'user' as const, content: 'Why?' }))
  expect(writeFollowUp({ ...alice, question: 'Why?', history }).markdown).toContain('new analysis')
})

test('without a passage it asks for lines and quotes nothing', () => {
  const { markdown } = writeFollowUp({ ...alice, passage: '', question: 'Why?', history: [] })
  expect(markdown).not.toContain('"')
})
