import { expect, test } from 'vitest'
import { interpret, writeExplanation } from '#close-reading'
import { interpretAnswer } from './interpret-answer.ts'

const passage = `Maya dropped her wet backpack on the kitchen floor. Leo was eating the last piece of her cake.

"Oh, great," she said. "Thanks so much for saving me some."

Leo smiled. Maya walked to her room and closed the door very quietly.`

const asked = {
  gradeLevel: 'middle',
  contentType: 'fiction',
  question: { title: '', author: '', question: 'Is Maya really thanking Leo?', passage },
} as const

function modelSays(items: string): ReturnType<typeof interpretAnswer> {
  const answer = `**In short:** No.\n\n## 1. What the text says\n\nLeo eats.\n\n## 2. Clues in the words\n\n${items}\n\n## 3. Feelings and tone\n\n"very quietly" shows it.`
  return interpretAnswer({ ...asked, answer, isEngines: false })
}

test('an answer of the built-in provider has the interpretation that the engine wrote it from', () => {
  const request = { ...asked, ...asked.question }
  const answer = writeExplanation(request).markdown
  const said = interpretAnswer({ ...asked, answer, isEngines: true })
  expect(said).toMatchObject({ engine: interpret(request)?.engine, clues: interpret(request)?.clues })
})

test('the fork of another provider’s answer is the engine’s own, and there is none where the words say it outright', () => {
  const said = modelSays('- "very quietly": She holds her feeling in.')
  expect(said?.fork?.readings.length).toBeGreaterThan(1)
  expect(said?.fork).toEqual(interpret({ ...asked, ...asked.question })?.fork)
  const question = { ...asked.question, question: 'Who was eating the cake?' }
  expect(interpretAnswer({ ...asked, question, answer: '', isEngines: false })).not.toHaveProperty('fork')
})

test('the clues of another provider are those of its second step, in the order of the text, with their locations', () => {
  const said = modelSays(
    '- "very quietly" (paragraph 3) — She holds her feeling in.\n- "Thanks so much" (paragraph 2): The thanks do not fit.',
  )
  expect(said?.clues).toMatchObject([
    { number: 1, quote: 'Thanks so much', place: 'paragraph 2', means: 'The thanks do not fit.' },
    { number: 2, quote: 'very quietly', place: 'paragraph 3', means: 'She holds her feeling in.' },
  ])
  for (const { start, end, quote } of said?.clues ?? []) expect(passage.slice(start, end)).toBe(quote)
})

test('what words say and what they mean are separate', () => {
  const said = modelSays(
    '- “last piece of her cake”. It says: Leo eats it. It means: Nothing is left.\n- "very quietly" is soft.',
  )
  expect(said?.clues[0]).toMatchObject({ says: 'Leo eats it.', means: 'Nothing is left.' })
})

test('feelings refer to the clues that the answer and the engine share, by their new numbers', () => {
  const afraid =
    'Priya opened the letter slowly. She was afraid. Then she burst into tears and hugged her mother.'
  const request = {
    ...asked,
    question: { ...asked.question, question: 'How does Priya feel?', passage: afraid },
  }
  const engines = interpretAnswer({ ...request, answer: '', isEngines: true })
  const answer =
    '## 2. Clues in the words\n\n- "hugged her mother": love.\n- "She was afraid": fear.\n\n## 3. Feelings and tone'
  const said = interpretAnswer({ ...request, answer, isEngines: false })
  expect(engines?.feelings.some(({ clues }) => clues.length > 0)).toBe(true)
  const shown = said?.feelings.flatMap(({ clues }) => clues) ?? []
  expect(shown.length).toBeGreaterThan(0)
  for (const number of shown) expect(said?.clues.map((clue) => clue.number)).toContain(number)
  expect(said?.clues.find(({ number }) => number === shown[0])?.quote).toContain('was afraid')
})

test('words that are not in the passage make no clue; the engine’s clues fill the gap and are marked as added', () => {
  const afraid = 'Priya opened the letter very quietly. She was afraid.'
  const answer =
    '## 2. Clues in the words\n\n- "a slammed door" — She is angry.\n- "very quietly" — She holds back.\n\n## 3. Feelings and tone'
  const question = { ...asked.question, passage: afraid }
  const said = interpretAnswer({ ...asked, question, answer, isEngines: false })
  expect(said?.clues.map(({ quote, isAdded }) => [quote, isAdded])).toEqual([
    ['very quietly', undefined],
    ['afraid', true],
  ])
  expect(said?.clues.map(({ number }) => number)).toEqual([1, 2])
})

test('without a passage or without steps, nothing is invented', () => {
  const question = { ...asked.question, passage: ' ' }
  expect(interpretAnswer({ ...asked, question, answer: 'No.', isEngines: false })).toBeNull()
  const clues = interpretAnswer({ ...asked, answer: 'No steps here.', isEngines: false })?.clues ?? []
  expect(clues.every(({ isAdded }) => isAdded)).toBe(true)
})
