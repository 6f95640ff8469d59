import { describe, expect, test } from 'vitest'
import type { FinalEvent } from '#domain/answer'
import type { AnswerCheck } from '#domain/answer-check'
import { errorBody } from '#domain/errors'
import { bareQuestion } from '#domain/messages'
import { statusText } from '../analysis/status-text.ts'
import { type AnalysisAction, type AnalysisState, emptyState, nextState } from './analysis-state.ts'

const at = '2026-12-14T09:00:00.000Z'
const done: FinalEvent = {
  state: 'done',
  saved: true,
  conversationId: 'c1',
  timestamp: at,
  answeredBy: { reader: 'built-in' },
  promptsLeft: 4,
}
const asked: AnalysisAction = { type: 'asked', kind: 'first', asked: bareQuestion('Why?'), at }

function play(...actions: AnalysisAction[]): AnalysisState {
  return actions.reduce(nextState, emptyState(5))
}

describe('a first question', () => {
  test('becomes a question and an answer when it is done', () => {
    const state = play(asked, { type: 'wrote', text: 'Calm.' }, { type: 'ended', final: done, text: 'Calm.' })
    expect(state.messages.map((message) => message.content)).toEqual([bareQuestion('Why?'), 'Calm.'])
    expect(state).toMatchObject({
      run: null,
      ended: 'ready',
      promptsLeft: 4,
      conversationId: 'c1',
      problem: null,
    })
  })

  test('keeps what the checks found with its answer, and the stage while it is corrected', () => {
    const quotations = { found: 1, all: 1, doubtful: [] }
    const check: AnswerCheck = { quotations, claims: [], failed: [], repair: 'helped' }
    const correcting = play(asked, { type: 'wrote', text: 'Calm.' }, { type: 'correcting' })
    expect(correcting.run).toMatchObject({ stage: 'correcting', text: 'Calm.' })
    expect(statusText(correcting, 1)).toBe('The explanation is written. It is being corrected once.')
    const state = nextState(correcting, { type: 'ended', final: { ...done, check }, text: 'Quiet.' })
    expect(state.messages.at(-1)).toMatchObject({ content: 'Quiet.', check })
    expect(statusText(state, 0)).toBe('The explanation is ready. It was corrected once.')
  })

  test('that fails without text leaves no turn and its error beside the form', () => {
    const state = play(asked, { type: 'refused', body: errorBody('answer_failed'), at })
    expect(state.messages).toEqual([])
    expect(state.problem).toEqual({ location: 'form', body: errorBody('answer_failed') })
  })

  test('that breaks off keeps its text, marked incomplete', () => {
    const state = play(asked, { type: 'ended', final: { ...done, state: 'interrupted' }, text: 'Half a' })
    expect(state.messages[1]).toMatchObject({ content: 'Half a', incomplete: true })
    expect(state.problem?.location).toBe('answer')
  })

  test('that the person stopped is no failure', () => {
    const final = { ...done, state: 'interrupted' as const }
    expect(play(asked, { type: 'stopping' }, { type: 'ended', final, text: 'Half a' })).toMatchObject({
      ended: 'stopped',
      problem: null,
    })
    expect(play(asked, { type: 'stopping' }, { type: 'ended', final, text: '' })).toMatchObject({
      ended: 'stopped',
      problem: null,
      messages: [],
    })
  })

  test('with an empty answer says that nothing was written', () => {
    expect(play(asked, { type: 'ended', final: done, text: ' ' }).problem?.body.error).toBe('answer_not_text')
  })

  test('that is tried again takes the place of the answer that broke off', () => {
    const state = play(
      asked,
      { type: 'ended', final: { ...done, state: 'interrupted' }, text: 'Half a' },
      asked,
      { type: 'ended', final: done, text: 'Whole.' },
    )
    expect(state.messages.map((message) => message.content)).toEqual([bareQuestion('Why?'), 'Whole.'])
    expect(state.problem).toBeNull()
  })
})

describe('a follow-up', () => {
  const first: AnalysisAction[] = [asked, { type: 'ended', final: done, text: 'Calm.' }]

  test('adds its two turns', () => {
    const state = play(
      ...first,
      { type: 'asked', kind: 'follow-up', asked: bareQuestion('And then?'), at },
      { type: 'ended', final: done, text: 'Tense.' },
    )
    expect(state.messages.map((message) => message.content)).toEqual([
      bareQuestion('Why?'),
      'Calm.',
      bareQuestion('And then?'),
      'Tense.',
    ])
  })

  test('that is refused leaves the earlier answer and shows its error beside the follow-up', () => {
    const state = play(
      ...first,
      { type: 'asked', kind: 'follow-up', asked: bareQuestion('And then?'), at },
      { type: 'refused', body: errorBody('demo_spent'), at },
    )
    expect(state.messages).toHaveLength(2)
    expect(state.problem?.location).toBe('follow-up')
  })
})

test('an answer that is not stored yet says so until it is', () => {
  const state = play(asked, { type: 'ended', final: { ...done, saved: false }, text: 'Calm.' })
  expect(state.saved).toBe(false)
  expect(nextState(state, { type: 'saved' }).saved).toBe(true)
})

test('a new analysis clears everything but the prompts left', () => {
  expect(play(asked, { type: 'ended', final: done, text: 'Calm.' }, { type: 'cleared' })).toEqual(
    emptyState(4),
  )
})
