import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import {
  type BrokenMode,
  brokenModes,
  type ModelService,
  startModelService,
} from '#tests/fakes/model-service'
import type { CallOptions } from './call-model.ts'
import { claudeProvider } from './claude.ts'
import { openAiCompatibleProvider } from './openai-compatible.ts'
import type { Ending, Provider, ProviderRequest } from './provider.ts'

const text = 'One “naïve” word — 😀 two — and three. A second sentence stands here.\n\n- a list'
/** No test waits for these; one that is about a time makes that one short. */
const times = { connect: 20_000, timeToFirstToken: 20_000, idle: 20_000, total: 60_000 }
const call = { times, pause: () => 5 }
const shortOnes: Partial<Record<BrokenMode, Partial<typeof times>>> = {
  'stall-before': { timeToFirstToken: 500 },
  'stall-headers': { timeToFirstToken: 500 },
  'only-pings': { timeToFirstToken: 500 },
  'stall-middle': { timeToFirstToken: 3_000, idle: 500 },
  drip: { timeToFirstToken: 1_000, idle: 1_000 },
}

let service: ModelService
beforeAll(async () => {
  service = await startModelService({ text })
})
afterAll(() => service.close())
beforeEach(() => {
  service.calls.length = 0
  service.setMode('good')
  service.setText(text)
  service.setDelay(150)
})

type Make = (url: string, own?: CallOptions) => Provider
const makers: [name: string, make: Make][] = [
  [
    'claude',
    (url, own) =>
      claudeProvider({ apiKey: 'key', baseUrl: url, model: 'claude-test', call: { ...call, ...own } }),
  ],
  [
    'openai-compatible',
    (url, own) =>
      openAiCompatibleProvider({
        baseUrl: `${url}/v1`,
        apiKey: 'key',
        model: 'test',
        call: { ...call, ...own },
      }),
  ],
]

function request(signal = new AbortController().signal): ProviderRequest {
  return {
    gradeLevel: 'middle',
    contentType: 'poetry',
    question: {
      title: 'T',
      author: '',
      question: 'What is the tone? Mail me at kid@school.org',
      passage: 'A line.',
    },
    instructions: 'You explain.',
    maxTokens: 100,
    signal,
  }
}

async function read(provider: Provider, signal?: AbortSignal): Promise<{ text: string; ending: Ending }> {
  let written = ''
  const ending = await provider.answer(request(signal), (piece) => {
    written += piece
  })
  return { text: written, ending }
}

describe.each(makers)('the reader %s', (name, make) => {
  test.each(['good', 'split-utf8', 'with-thinking', 'no-usage'] as const)(
    'reads a complete answer: %s',
    async (mode) => {
      service.setMode(mode)
      const { text: written, ending } = await read(make(service.url))
      expect(written).toBe(text)
      expect(ending.kind).toBe('done')
      if (mode === 'good') expect(ending.usage).toEqual({ input: 120, output: 80, isKnown: true })
      if (mode === 'no-usage' && name !== 'claude') expect(ending.usage.isKnown).toBe(false)
    },
  )

  test('sends instructions as the system prompt and the student only as the user', async () => {
    await read(make(service.url))
    const sent = service.calls[0]
    expect(JSON.stringify(sent?.body)).not.toContain('kid@school.org')
    const messages = sent?.body.messages as { role: string; content: string }[]
    const system = name === 'claude' ? JSON.stringify(sent?.body.system) : messages[0]?.content
    expect(system).toContain('You explain.')
    expect(system).not.toContain('A line.')
    expect(messages.at(-1)?.role).toBe('user')
    if (name === 'claude') expect(system).toContain('"cache_control":{"type":"ephemeral"}')
  })

  const half = text.slice(0, 12)
  const endings: Record<(typeof brokenModes)[number], { kind: string; reason?: string; hasHalf: boolean }> = {
    'stall-before': { kind: 'failed', reason: 'timeout', hasHalf: false },
    'stall-headers': { kind: 'failed', reason: 'timeout', hasHalf: false },
    'stall-middle': { kind: 'failed', reason: 'timeout', hasHalf: true },
    'clean-half': { kind: 'failed', reason: 'broken_off', hasHalf: true },
    'reset-half': { kind: 'failed', reason: 'broken_off', hasHalf: true },
    'reset-before': { kind: 'failed', reason: 'broken_off', hasHalf: false },
    'error-event-first': { kind: 'failed', reason: 'broken_off', hasHalf: false },
    'error-event': { kind: 'failed', reason: 'broken_off', hasHalf: true },
    'broken-json': { kind: 'failed', reason: 'broken_off', hasHalf: true },
    'html-200': { kind: 'failed', reason: 'not_a_stream', hasHalf: false },
    'empty-200': { kind: 'failed', reason: 'broken_off', hasHalf: false },
    redirect: { kind: 'failed', reason: 'status', hasHalf: false },
    '400': { kind: 'failed', reason: 'status', hasHalf: false },
    '401': { kind: 'failed', reason: 'sign_in', hasHalf: false },
    '413': { kind: 'failed', reason: 'status', hasHalf: false },
    '429': { kind: 'failed', reason: 'status', hasHalf: false },
    '429-retry-after': { kind: 'failed', reason: 'status', hasHalf: false },
    'spend-limit': { kind: 'failed', reason: 'spend_limit', hasHalf: false },
    '500': { kind: 'failed', reason: 'status', hasHalf: false },
    '529': { kind: 'failed', reason: 'status', hasHalf: false },
    'max-tokens': { kind: 'cut', hasHalf: true },
    refusal: { kind: 'refused', hasHalf: false },
    'refusal-middle': { kind: 'refused', hasHalf: true },
    drip: { kind: 'failed', reason: 'timeout', hasHalf: false },
    'only-pings': { kind: 'failed', reason: 'timeout', hasHalf: false },
  }

  test.each(brokenModes)('tells a broken service from a complete answer: %s', async (mode) => {
    service.setMode(mode)
    const own = { times: { ...times, ...shortOnes[mode] } }
    const { text: written, ending } = await read(make(service.url, own))
    const expected = endings[mode]
    expect(ending.kind).toBe(expected.kind)
    if (ending.kind === 'failed') expect(ending.failure.reason).toBe(expected.reason)
    expect(written.startsWith(half)).toBe(expected.hasHalf)
    expect(text.startsWith(written)).toBe(true)
    expect(JSON.stringify(ending)).not.toContain('secret-detail')
  })

  test.each(['reset-before', '500', '529', '429-retry-after', 'error-event-first'] as const)(
    'tries again while nothing was written: %s',
    async (mode) => {
      service.queue(mode, mode)
      const { text: written, ending } = await read(make(service.url))
      expect({ written, kind: ending.kind, calls: service.calls.length }).toEqual({
        written: text,
        kind: 'done',
        calls: 3,
      })
    },
  )

  test.each(['400', '401', '413', '429', 'spend-limit', 'redirect', 'reset-half', 'html-200'] as const)(
    'does not try again: %s',
    async (mode) => {
      service.queue(mode)
      const { ending } = await read(make(service.url))
      expect(ending.kind).toBe('failed')
      expect(service.calls).toHaveLength(1)
    },
  )

  test('gives up on a service that accepts the connection and never answers', async () => {
    const { ending } = await read(make(service.hangingUrl, { times: { ...times, connect: 200 } }))
    expect(ending).toMatchObject({ kind: 'failed', failure: { reason: 'connect' } })
  })

  test('gives up on a service that is not there', async () => {
    const { ending } = await read(make('http://127.0.0.1:9'))
    expect(ending).toMatchObject({ kind: 'failed', failure: { reason: 'connect' } })
  })

  test.each(['drip', 'thinking-drip'] as const)(
    'treats a few characters now and then as idle: %s',
    async (mode) => {
      service.setMode(mode)
      service.setText('A drop. '.repeat(5_000))
      const { text: written, ending } = await read(
        make(service.url, { times: { ...times, ...shortOnes.drip } }),
      )
      expect(ending).toMatchObject({ kind: 'failed', failure: { reason: 'timeout' } })
      expect(written.length).toBeLessThan(20)
      await expect.poll(() => service.openAnswers()).toBe(0)
    },
  )

  test('applies the total timeout to all attempts together', async () => {
    service.setMode('500')
    const own = { times: { ...times, total: 200 }, retries: 10_000, retryWait: 600_000, pause: () => 20 }
    expect((await read(make(service.url, own))).ending.kind).toBe('failed')
  })

  test('closes the connection to the service on a stop', async () => {
    service.setMode('drip')
    const stop = new AbortController()
    let pieces = 0
    const ending = await make(service.url).answer(request(stop.signal), () => {
      pieces += 1
      if (pieces === 3) stop.abort()
    })
    expect(ending).toMatchObject({ kind: 'failed', failure: { reason: 'stopped' } })
    await expect.poll(() => service.openAnswers()).toBe(0)
  })
})
