import { expect, it } from 'vitest'
import { bareQuestion } from '#domain/messages'
import type { NumberedQuotation } from '../answer/mark-quotations.ts'
import { quotedClues } from './quoted-clues.ts'

const passage = 'He put his fork\ndown. A minute later, he knocked.'
const text = { question: { ...bareQuestion('How does Leo feel?'), passage }, contentType: 'fiction' } as const

function quotation(answer: string, words: string, number: number): NumberedQuotation {
  const at = answer.indexOf(words)
  const from = passage.replace('\n', ' ').indexOf(words)
  const spans = from < 0 ? [] : [{ start: from, end: from + words.length }]
  return { words, number, start: at, end: at + words.length, line: null, paragraph: 2, spans }
}

it('gives each new quotation of a reply a card with the sentence that quotes it', () => {
  const first = 'He says “knocked”.'
  const reply = 'No word names it.\n\n- **Look here:** “He put his fork down.” And then?'
  const clues = quotedClues(
    text,
    [first, reply],
    [
      [quotation(first, 'knocked', 2)],
      [quotation(reply, 'He put his fork down', 5), quotation(reply, 'then', 6)],
    ],
    [{ number: 4 }],
  )
  expect(clues).toEqual([
    {
      number: 5,
      start: 0,
      end: 20,
      kind: 'word',
      name: 'Quoted',
      quote: 'He put his fork down',
      place: 'paragraph 2',
      means: 'Look here: “He put his fork down.”',
    },
  ])
})

it('gives no second card to what has one', () => {
  const reply = 'Look at “knocked”. Again “knocked”.'
  const twice = [quotation(reply, 'knocked', 3), { ...quotation(reply, 'knocked', 3), start: 26 }]
  expect(quotedClues(text, [reply], [twice], [{ number: 2 }])).toHaveLength(1)
  expect(quotedClues(text, [reply], [twice], [{ number: 3 }])).toEqual([])
})
