import { describe, expect, test } from 'vitest'
import { errorBody } from '#domain/errors'
import { bareQuestion } from '#domain/messages'
import { answer, final, open, openDemo, type Reply, refuse } from './analysis-store.fixture.ts'

describe('a question', () => {
  test('asked twice at once is sent once', async () => {
    const { store, calls } = open(answer('Calm.'))
    await Promise.all([store.ask('first', bareQuestion('Why?')), store.ask('first', bareQuestion('Why?'))])
    expect(calls).toHaveLength(1)
    expect(store.read().messages).toHaveLength(2)
  })

  test('that failed goes out with the same key, and with a new one once it was changed', async () => {
    const { store, calls } = open(refuse('busy', 500), refuse('busy', 500), answer('Calm.'))
    await store.ask('first', bareQuestion('Why?'))
    await store.ask('first', bareQuestion('Why?'))
    await store.ask('first', bareQuestion('Who?'))
    expect(calls.map((call) => call.key)).toEqual(['key-1', 'key-1', 'key-2'])
  })

  test('whose key the server knows from another question goes out again with a new key', async () => {
    const { store, calls } = open(refuse('key_reused', 409), answer('Calm.'))
    await store.ask('first', bareQuestion('Why?'))
    expect(calls.map((call) => call.key)).toEqual(['key-1', 'key-2'])
    expect(store.read()).toMatchObject({ ended: 'ready', problem: null })
  })

  test('of a signed-out person waits, and goes out with the same key after sign-in', async () => {
    const { store, calls, timesAsked } = open(refuse('signed_out', 401), answer('Calm.'))
    await store.ask('first', bareQuestion('Why?'))
    expect(store.read().problem?.body.message).toBe('Please sign in to continue.')
    expect(timesAsked()).toBe(1)
    await store.signedIn()
    expect(calls.map((call) => call.key)).toEqual(['key-1', 'key-1'])
    expect(store.read().messages[1]?.content).toBe('Calm.')
  })
})

test('a follow-up sends the first message, the latest answer and the new question', async () => {
  const { store, calls } = open(answer('Calm.'), answer('Tense.'), answer('Sad.'))
  await store.ask('first', bareQuestion('Why?'))
  await store.ask('follow-up', bareQuestion('And then?'))
  await store.ask('follow-up', bareQuestion('And last?'))
  expect(calls[2]?.body.messages.map((message) => message.content)).toEqual([
    bareQuestion('Why?'),
    'Tense.',
    'And last?',
  ])
  expect(calls[2]?.body.conversationId).toBe('c1')
  expect(new Set(calls.map((call) => call.key)).size).toBe(3)
})

test.each(['first', 'follow-up'] as const)(
  'a %s question ends with a sentence when the network is gone, and nothing is lost',
  async (kind) => {
    const gone: Reply = () => Promise.reject(new TypeError('Failed to fetch'))
    const before = kind === 'first' ? [] : [answer('Calm.')]
    const replies = [...before, ...Array(10).fill(gone)]
    const { store, calls, comeBack } = open(...replies)
    if (kind === 'follow-up') await store.ask('first', bareQuestion('Why?'))
    await store.ask(kind, bareQuestion('And then?'))
    const location = kind === 'first' ? 'form' : 'follow-up'
    expect(store.read()).toMatchObject({ run: null, ended: 'failed' })
    expect(store.read().problem).toEqual({ body: errorBody('connection_lost'), location })
    expect(store.read().messages).toHaveLength(before.length * 2)
    comeBack(answer('It ends.'))
    await store.ask(kind, bareQuestion('And then?'))
    expect(store.read().messages.at(-1)?.content).toBe('It ends.')
    expect(calls.at(-1)?.key).toBe(calls.at(-2)?.key)
  },
)

test('after a lost question in the demo the count of prompts is the one that the server has', async () => {
  const page = () => new Response('<html>')
  const reached = openDemo(5, (url) => (url === '/api/demo' ? Response.json({ promptsLeft: 4 }) : page()))
  const away = openDemo(5, page)
  for (const [store, promptsLeft] of [
    [reached, 4],
    [away, 5],
  ] as const) {
    await store.ask('first', bareQuestion('Why?'))
    expect(store.read()).toMatchObject({ promptsLeft, problem: { body: errorBody('connection_lost') } })
  }
})

test('stop tells the server once and keeps the text', async () => {
  const { store, calls } = open(
    () => {
      void store.stop()
      return answer('Half a', { state: 'interrupted' })()
    },
    () => new Response(null, { status: 204 }),
  )
  await store.ask('first', bareQuestion('Why?'))
  expect(calls[1]?.url).toBe('/functions/v1/generations/g1/stop')
  expect(calls).toHaveLength(2)
  expect(store.read()).toMatchObject({ ended: 'stopped', problem: null })
  expect(store.read().messages[1]).toMatchObject({ content: 'Half a', incomplete: true })
})

test('an answer that broke off can be asked for again in its place, on screen and in the history', async () => {
  const { store, calls } = open(
    answer('Half a', { state: 'interrupted', conversationId: 'c0' }),
    answer('Whole.'),
    () => new Response(null, { status: 204 }),
  )
  await store.ask('first', bareQuestion('Why?'))
  await store.retry()
  expect(store.read().messages.map(({ content }) => content)).toEqual([bareQuestion('Why?'), 'Whole.'])
  expect(calls[2]?.url).toBe('/api/conversations/c0')
})

test('an answer that is not stored yet is looked after until it is', async () => {
  const { store, calls } = open(answer('Calm.', { saved: false }), answer('', { saved: false }), answer(''))
  await store.ask('first', bareQuestion('Why?'))
  expect(store.read().saved).toBe(true)
  expect(calls.slice(1).map((call) => call.url)).toEqual(Array(2).fill('/functions/v1/generations/g1'))
})

test('an answer on its way is taken up again after a reload', async () => {
  const { store, calls } = open(answer('Calm.'))
  const running = {
    generationId: 'g9',
    kind: 'first' as const,
    asked: bareQuestion('Why?'),
    askedAt: final.timestamp,
  }
  await store.resume({ messages: [] }, running)
  expect(calls[0]?.url).toBe('/functions/v1/generations/g9')
  expect(store.read().messages.map(({ content }) => content)).toEqual([bareQuestion('Why?'), 'Calm.'])
})

test('a cleared screen takes no text from the answer before', async () => {
  const { store } = open(() => {
    store.clear()
    return answer('Late.')()
  })
  await store.ask('first', bareQuestion('Why?'))
  expect(store.read()).toMatchObject({ messages: [], run: null })
})
