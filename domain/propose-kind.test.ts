import { expect, test } from 'vitest'
import { proposeKind } from './propose-kind.ts'

const poem = `The evening came across the hill,
And every bird was very still;
The river took the last of light
And carried it into the night.
I stood a while and did not call,
I did not say a word at all.`

test('lines that end before the margin make a poem', () => {
  expect(proposeKind(poem)).toBe('poetry')
})

test('rows of a table or tasks among short lines make a worksheet, tasks below a poem leave it one', () => {
  const lists = [
    'The silence',
    'the river, which waits',
    'The third chair',
    'its cushion is flat',
    'The gate',
  ]
  const tasks = ['Read the chapter again and underline what Ilse notices.', 'Now fill in the table.']
  const table = ['Who\tWhat it shows', 'Uncle\tHe does not wave']
  expect(proposeKind([...tasks, ...lists].join('\n\n'))).not.toBe('poetry')
  expect(proposeKind([...lists, ...lists, ...table].join('\n'))).not.toBe('poetry')
  expect(proposeKind(`Read the poem.\n\n${poem}\n${poem}\n${poem}\n\nNow answer the questions.`)).toBe(
    'poetry',
  )
})

test('prose that was broken at a margin is no poem', () => {
  const words = poem.toLowerCase().replaceAll('\n', ' ').split(' ')
  const lines = Array.from({ length: 5 }, (_, at) => words.slice(at * 9, at * 9 + 9).join(' '))
  expect(proposeKind(lines.join('\n'))).not.toBe('poetry')
})

test('lines in lower case are verse where they are uneven, but for the last line of a paragraph', () => {
  const uneven = [
    'the evening came',
    'and every bird was very still across the hill,',
    'the river',
    'took the last',
  ]
  expect(proposeKind([...uneven, ...uneven].join('\n'))).toBe('poetry')
  const paragraph =
    'the evening came across the hill and every\nbird was very still and the river took the last\nlight.'
  expect(proposeKind(`${paragraph}\n  \n${paragraph}\n`)).not.toBe('poetry')
})

test('dialogue makes a story, figures and sources make a text about facts', () => {
  expect(
    proposeKind(
      'Mara looked at the empty box. “Thanks so much,” she said. He looked away and laughed. “I was busy,” he said. Nobody at the table spoke for a while.',
    ),
  ).toBe('fiction')
  expect(
    proposeKind(
      'According to a study from 2019, bees are dying. Scientists counted 40 percent fewer than in 1990. Researchers say that farms are one reason, and the government has begun to act.',
    ),
  ).toBe('nonfiction')
})

test('a short text, or one without signs, gets no proposal', () => {
  expect(proposeKind('What is the tone?')).toBeNull()
  expect(proposeKind('The bus was late again. '.repeat(12))).toBeNull()
})
