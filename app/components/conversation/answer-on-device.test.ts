import { describe, expect, test } from 'vitest'
import type { AnswerInterpretation } from '#domain/answer-interpretation'
import { contactsOfUnitedStates, helpMessage, helpNote } from '#domain/help-message'
import { bareQuestion, latestAnswer } from '#domain/messages'
import type { LocalAnswer } from '../worker/engine-messages.ts'
import type { AnalysisState } from './analysis-state.ts'
import { answer, open, refuse } from './analysis-store.fixture.ts'
import { WorkingStore } from './analysis-store.ts'

const question = { ...bareQuestion('Why?'), passage: 'The sea is calm.' }

describe('words of distress', () => {
  test('that are clear lead to help on this device, and nothing is sent', async () => {
    const { store, calls } = open(answer('Calm.'))
    await store.ask('first', {
      ...question,
      question: 'this poem is how i feel, i want to die',
    })
    expect(calls).toEqual([])
    expect(store.read()).toMatchObject({ ended: 'ready', run: null, problem: null })
    expect(store.read().messages.at(-1)).toMatchObject({
      content: helpMessage('self-harm', contactsOfUnitedStates),
      answeredBy: { reader: 'help' },
    })
    await store.ask('first', bareQuestion('What is the tone?'))
    expect(calls.map((call) => call.key)).toEqual(['key-2'])
  })

  test('in a follow-up are heard too, and the conversation stays', async () => {
    const { store, calls } = open(answer('Calm.'))
    await store.ask('first', bareQuestion('Why?'))
    await store.ask('follow-up', bareQuestion('i want to die'))
    expect(calls).toHaveLength(1)
    expect(store.read()).toMatchObject({ conversationId: 'c1', saved: true })
    expect(store.read().messages).toHaveLength(4)
  })

  test('that may be distress have their note at once, and once only when the server hears them as well', async () => {
    const note = helpNote(contactsOfUnitedStates)
    let whileAsked: string | undefined
    const { store } = open(() => {
      whileAsked = store.read().run?.note
      return answer('Calm.')()
    })
    await store.ask('first', bareQuestion('no one would miss me'))
    expect(whileAsked).toBe(note)
    expect(store.read().messages.at(-1)).toMatchObject({ content: 'Calm.', note })
  })

  test('of a passage are the text’s, not the student’s', async () => {
    const { store, calls } = open(answer('Calm.'))
    await store.ask('first', { ...question, passage: '“I want to die,” she said.' })
    expect(calls).toHaveLength(1)
    expect(latestAnswer(store.read().messages)?.note).toBeUndefined()
  })
})

describe('an answer made on this device', () => {
  const localAnswer: LocalAnswer = { text: 'Calm.', interpretation: null, answeredBy: { reader: 'built-in' } }

  test('is shown before the server answers, and leaves no trace once it has said the same', async () => {
    let shown: string | undefined
    const { store } = openOnDevice(localAnswer, async (read) => {
      await new Promise<void>((resolve) => setImmediate(resolve))
      shown = read().run?.localAnswer?.text
      return answer('Calm.')()
    })
    await store.ask('first', question)
    expect(shown).toBe('Calm.')
    expect(store.read()).toMatchObject({ ended: 'ready', run: null, isReplaced: false })
    expect(store.read().messages.at(-1)?.content).toBe('Calm.')
  })

  test('gives way to the server’s when that is from another version, and the screen is told', async () => {
    const { store } = openOnDevice(localAnswer, async () => {
      await new Promise<void>((resolve) => setImmediate(resolve))
      return answer('Quiet.')()
    })
    await store.ask('first', question)
    expect(store.read().isReplaced).toBe(true)
    expect(store.read().messages.at(-1)?.content).toBe('Quiet.')
  })

  test('of an older engine is told, also when both wrote the same text', async () => {
    const { store } = openOnDevice({ ...localAnswer, interpretation: interpretationOf(1) }, async () => {
      await new Promise<void>((resolve) => setImmediate(resolve))
      return answer('Calm.', { interpretation: interpretationOf(2) })()
    })
    await store.ask('first', question)
    expect(store.read().isReplaced).toBe(true)
  })

  test('of a model is no other version', async () => {
    const { store } = openOnDevice(localAnswer, async () => {
      await new Promise<void>((resolve) => setImmediate(resolve))
      return answer('Quiet.', { answeredBy: { reader: 'claude', model: 'm' } })()
    })
    await store.ask('first', question)
    expect(store.read().isReplaced).toBe(false)
  })

  test('stays while the line is away, and the same question is sent with the same key when it is back', async () => {
    let tries = 0
    const keys: (string | null)[] = []
    const { store } = openOnDevice(localAnswer, async (read, headers) => {
      tries += 1
      keys.push(headers.get('idempotency-key'))
      if (tries < 30) throw new TypeError('no network')
      expect(read().run?.localAnswer?.text).toBe('Calm.')
      return answer('Calm.')()
    })
    await store.ask('first', question)
    expect(new Set(keys)).toEqual(new Set(['key-1']))
    expect(store.read()).toMatchObject({ ended: 'ready', conversationId: 'c1', problem: null })
  })

  test('is kept by the server after the screen was left while the line was away', async () => {
    let tries = 0
    const keys: (string | null)[] = []
    const { store } = openOnDevice(localAnswer, async (_, headers) => {
      tries += 1
      keys.push(headers.get('idempotency-key'))
      if (tries === 2) store.clear()
      if (tries < 30) throw new TypeError('no network')
      return answer('Calm.')()
    })
    await store.ask('first', question)
    expect(tries).toBe(30)
    expect(new Set(keys)).toEqual(new Set(['key-1']))
    expect(store.read()).toMatchObject({ run: null, messages: [], problem: null })
  })

  test('has nothing left to stop once it is whole', async () => {
    const { store } = openOnDevice(localAnswer, async () => {
      await new Promise<void>((resolve) => setImmediate(resolve))
      await store.stop()
      return answer('Calm.')()
    })
    await store.ask('first', question)
    expect(store.read()).toMatchObject({ ended: 'ready', run: null })
    expect(store.read().messages.at(-1)?.content).toBe('Calm.')
  })

  test('of a question that the server refuses is taken away with the refusal', async () => {
    const { store } = openOnDevice(localAnswer, async () => refuse('too_many', 429)())
    await store.ask('first', question)
    expect(store.read()).toMatchObject({ run: null, messages: [], problem: { location: 'form' } })
  })
})

function interpretationOf(engine: number): AnswerInterpretation {
  const tone = { word: null, sentence: 'Calm.' }
  return {
    engine,
    kind: 'poetry',
    short: { text: 'Calm.', commits: true },
    feelings: [],
    tone,
    meanings: [],
    clues: [],
  }
}

type Fetched = (read: () => AnalysisState, headers: Headers) => Promise<Response>

function openOnDevice(localAnswer: LocalAnswer, fetched: Fetched) {
  let clock = 0
  let keys = 0
  const store = new WorkingStore(
    { mode: 'demo', gradeLevel: 'middle', contentType: 'poetry', help: contactsOfUnitedStates },
    5,
    {
      fetch: (_, init) => fetched(() => store.read(), new Headers(init?.headers)),
      async wait(milliseconds) {
        clock += milliseconds
      },
      makeKey: () => `key-${++keys}`,
      now: () => new Date(clock),
      answerOnDevice: async () => localAnswer,
      askToSignIn: () => undefined,
    },
  )
  return { store }
}
