import { expect, test } from 'vitest'
import { bareQuestion } from '#domain/messages'
import { emptyState, newRun } from '../conversation/analysis-state.ts'
import { checkInLabel, checkInLabelFor, takeCheckIn } from './check-in-turn.ts'

const asks = (question: string) =>
  ({ role: 'user', content: bareQuestion(question), timestamp: question }) as const
const says = (content: string) => ({ role: 'assistant', content, timestamp: content }) as const
const first = [asks('Why?'), says('Because.')]
const checked = [asks(`${checkInLabel}weary`), says('Yes.')]

test('a conversation without an answer to the check-in stays as it is', () => {
  const state = {
    ...emptyState(),
    messages: [...first, asks('And line 3?'), says('Rain.')],
  }
  expect(takeCheckIn(state)).toEqual({ state, turn: null })
})

test('the reply stands with the check-in, and the explanation before it keeps its place', () => {
  const again = [asks(`${checkInLabelFor('Which word?')}dim`), says('Look again.')]
  const taken = takeCheckIn({ ...emptyState(), messages: [...first, ...checked, ...again] })
  expect(taken.state.messages).toEqual(first)
  expect(taken.turn).toEqual({ reply: again[1], writing: null })
})

test('while the reply is written the explanation stays', () => {
  const run = { ...newRun('follow-up', bareQuestion(`${checkInLabel}weary`), 'now'), text: 'Yes, ' }
  const taken = takeCheckIn({ ...emptyState(), messages: first, run })
  expect(taken.state).toMatchObject({ run: null, messages: first })
  expect(taken.turn).toEqual({ reply: null, writing: 'Yes, ' })
})

test('a follow-up after it takes the place of the explanation', () => {
  const messages = [...first, ...checked, asks('And line 3?'), says('Rain.')]
  expect(takeCheckIn({ ...emptyState(), messages }).turn).toBeNull()
})
