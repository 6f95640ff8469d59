import { expect, test } from 'vitest'
import { emptyState, newRun } from '../reader/reader-state.ts'
import { checkInLabel, checkInLabelFor, takeCheckIn } from './check-in-turn.ts'

const says = (role: 'user' | 'assistant', content: string) => ({ role, content, timestamp: content })
const first = [says('user', 'Why?'), says('assistant', 'Because.')]
const checked = [says('user', `${checkInLabel}weary`), says('assistant', 'Yes.')]

test('a conversation without an answer to the check-in stays as it is', () => {
  const state = {
    ...emptyState(),
    messages: [...first, says('user', 'And line 3?'), says('assistant', 'Rain.')],
  }
  expect(takeCheckIn(state)).toEqual({ state, turn: null })
})

test('the reply stands with the check-in, and the explanation before it keeps its place', () => {
  const again = [says('user', `${checkInLabelFor('Which word?')}dim`), says('assistant', 'Look again.')]
  const taken = takeCheckIn({ ...emptyState(), messages: [...first, ...checked, ...again] })
  expect(taken.state.messages).toEqual(first)
  expect(taken.turn).toEqual({ reply: again[1], writing: null })
})

test('while the reply is written the explanation stays', () => {
  const run = { ...newRun('follow-up', `${checkInLabel}weary`, 'now'), text: 'Yes, ' }
  const taken = takeCheckIn({ ...emptyState(), messages: first, run })
  expect(taken.state).toMatchObject({ run: null, messages: first })
  expect(taken.turn).toEqual({ reply: null, writing: 'Yes, ' })
})

test('a follow-up after it takes the place of the explanation', () => {
  const messages = [...first, ...checked, says('user', 'And line 3?'), says('assistant', 'Rain.')]
  expect(takeCheckIn({ ...emptyState(), messages }).turn).toBeNull()
})
