import { expect, test } from 'vitest'
import { choicesOf, questionOf, replyTo } from './check-in.ts'
import { bareQuestion } from './messages.ts'
import { readMessages } from './stored-messages.ts'

const written = {
  choices: ['Wow', 'feast'],
  right: 'feast',
  reply: 'It is “feast”. It is a big word for pizza.',
}

test('a list and quotations with “or” between them are choices, other words are none', () => {
  expect(choicesOf('Which word?\n\n- Wow\n- feast')).toEqual(['Wow', 'feast'])
  expect(questionOf('Which word?\n\n- Wow\n- feast')).toBe('Which word?')
  expect(choicesOf('Which words show it more clearly, “a wet bench” or “Great”?')).toEqual([
    '“a wet bench”',
    '“Great”',
  ])
  expect(choicesOf('What does “Great” say after “late again”?')).toEqual([])
  expect(choicesOf('Which word shows it?')).toEqual([])
  expect(choicesOf('- only one')).toEqual([])
})

test('the right choice gets the reply, another one is named first, and nobody is called wrong', () => {
  expect(replyTo({ words: 'feast', isChoice: true }, written)).toBe(written.reply)
  expect(replyTo({ words: 'Wow', isChoice: true }, written)).toBe(`You chose “Wow”. ${written.reply}`)
  expect(replyTo({ words: 'the big word', isChoice: false }, written)).toBe(written.reply)
  expect(replyTo({ words: '“Great”', isChoice: true })).toMatch(/^You chose “Great”\. /)
  expect(replyTo({ words: 'I think so', isChoice: false })).toBe('Your answer is kept with this explanation.')
})

test('an answer from before comes to its explanation without its label, with what came back', () => {
  const at = '2026-11-20T15:04:00.000Z'
  const asks = (question: string) =>
    ({ role: 'user', content: bareQuestion(question), timestamp: at }) as const
  const says = (content: string) => ({ role: 'assistant', content, timestamp: at }) as const
  const old = [
    asks('Why?'),
    says('Because.'),
    asks('My answer to the check-in: weary'),
    says('Yes.'),
    asks('My answer to the check-in question “Which?” is: dim'),
    says('Look again.'),
    asks('And line 3?'),
    says('Rain.'),
  ]
  const checkIn = { words: 'dim', isChoice: false, reply: 'Look again.', timestamp: at }
  const read = readMessages(old)
  expect(read).toEqual([asks('Why?'), { ...says('Because.'), checkIn }, asks('And line 3?'), says('Rain.')])
  expect(readMessages(read)).toEqual(read)
  // Without an explanation before it, it is a question like another.
  const lone = asks('My answer to the check-in: weary')
  expect(readMessages([lone])).toEqual([lone])
  expect(readMessages([asks('Why?'), lone])).toEqual([asks('Why?'), lone])
})
