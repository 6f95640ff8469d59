import { rmSync } from 'node:fs'
import { afterAll, afterEach, expect, test } from 'vitest'
import { lacksFrame } from '#domain/judge-answer'
import { createModelFolder } from '#tests/model-folder'
import { createModelFileRunner, type ModelFileRunner } from './model-file.ts'
import type { Ending, ProviderRequest } from './provider.ts'

const folder = createModelFolder('small.gguf', 'other.gguf', 'damaged.gguf', 'crashing.gguf', 'stalling.gguf')
const times = { connect: 5_000, timeToFirstToken: 20_000, idle: 20_000, total: 60_000 }
const network = 'n'
let runner: ModelFileRunner
afterEach(() => runner.end())
afterAll(() => rmSync(folder, { recursive: true, force: true }))

function begin(own: Parameters<typeof createModelFileRunner>[1] = {}) {
  runner = createModelFileRunner(folder, { times, ...own })
}

function request(question: string, more: Partial<ProviderRequest> = {}): ProviderRequest {
  return {
    gradeLevel: 'middle',
    contentType: 'poetry',
    question: { title: '', author: '', question, passage: '' },
    instructions: 'Write the frame.',
    maxTokens: 800,
    signal: new AbortController().signal,
    ...more,
  }
}

type Asked = { model?: string; owner?: string; more?: Partial<ProviderRequest>; onText?(text: string): void }

async function ask(question: string, { model = 'small.gguf', owner = 'r', more, onText }: Asked = {}) {
  let text = ''
  const ending = await runner
    .providerFor(model, { network, owner })
    .answer(request(question, more), (piece) => {
      text += piece
      onText?.(piece)
    })
  return { text, ending }
}

const isDone = (ending: Ending) => ending.kind === 'done'

test('a model file answers in the frame, with its tokens, and may be followed up without one', async () => {
  begin()
  const { text, ending } = await ask('How does the speaker feel?')
  expect(ending).toEqual({ kind: 'done', usage: { input: 0, output: 0, isKnown: true } })
  expect(lacksFrame(text)).toBe(false)
  const first = JSON.parse((await ask('stand-in says')).text)
  expect(first.grammar).toContain('## 5. How to find this yourself')
  expect(first.history).toEqual([{ type: 'system', text: 'Write the frame.' }])
  const followUp = { question: 'stand-in says more', latestAnswer: text }
  const next = JSON.parse((await ask('First', { more: { followUp } })).text)
  expect(next.grammar).toBeUndefined()
  expect(next.history.at(-1)).toEqual({ type: 'model', response: [text] })
})

test.each([
  ['crashes in the middle', 'crash', { reason: 'broken_off', detail: 'child ended with SIGABRT' }],
  [
    'crashes before the first word',
    'crash-first',
    { reason: 'broken_off', detail: 'child ended with SIGABRT' },
  ],
  ['stalls before the first word', 'stall', { reason: 'timeout', detail: 'stalled' }],
  ['stalls in the middle', 'stall-middle', { reason: 'timeout', detail: 'stalled' }],
  ['blocks its process', 'block', { reason: 'timeout', detail: 'stalled' }],
])(
  'a model that %s ends its own answer alone, and the next question starts it again',
  async (_, way, failure) => {
    begin({ times: { ...times, timeToFirstToken: 3_000, idle: 1_500 } })
    expect((await ask('Before')).ending.kind).toBe('done')
    const broken = await ask(`stand-in: ${way}`)
    expect(broken.ending).toMatchObject({ kind: 'failed', failure })
    expect(isDone((await ask('After')).ending)).toBe(true)
  },
)

test('a model that takes too much memory is ended', async () => {
  begin({ maxExtraMemory: 300_000_000, watch: 20 })
  const { ending } = await ask('stand-in: memory')
  expect(ending).toMatchObject({ kind: 'failed', failure: { detail: 'memory' } })
  expect(isDone((await ask('After')).ending)).toBe(true)
})

test.each(['slow', 'flood', 'stall-middle', 'block'])(
  'Stop ends an answer that is written: %s',
  async (way) => {
    begin({ stop: 500 })
    const stop = new AbortController()
    const { ending } = await ask(`stand-in: ${way}`, {
      more: { signal: stop.signal },
      onText: () => stop.abort(),
    })
    expect(ending).toMatchObject({ kind: 'failed', failure: { reason: 'stopped' } })
    expect(isDone((await ask('After')).ending)).toBe(true)
  },
)

test('an answer that reached its length is cut, and a question that has no room is refused', async () => {
  begin()
  expect((await ask('stand-in: long')).ending.kind).toBe('cut')
  const { ending } = await ask('word '.repeat(9_000))
  expect(ending).toMatchObject({ kind: 'failed', failure: { reason: 'status', status: 413 } })
  expect((await ask('word '.repeat(300_000))).ending).toMatchObject({ failure: { status: 413 } })
})

test.each([
  ['gone.gguf', 'no file'],
  ['damaged.gguf', 'model'],
  ['crashing.gguf', 'SIGABRT'],
  ['stalling.gguf', 'not loaded in time'],
])('%s gives no answer and holds up nobody', async (model, detail) => {
  begin({ load: model.startsWith('stalling') ? 10_000 : 60_000 })
  expect((await ask('Why?', { model })).ending).toMatchObject({
    kind: 'failed',
    failure: { reason: 'connect', detail },
  })
  expect(isDone((await ask('After')).ending)).toBe(true)
})

test('another model replaces the loaded one', async () => {
  begin()
  expect(isDone((await ask('One')).ending)).toBe(true)
  expect(isDone((await ask('Two', { model: 'other.gguf' })).ending)).toBe(true)
})

test('one answer at a time: a heavy user waits, and the questions of one person keep their order', async () => {
  begin()
  const order: string[] = []
  const note = async (name: string, owner: string) => {
    expect(isDone((await ask(name, { owner })).ending)).toBe(true)
    order.push(name)
  }
  await Promise.all([note('a1', 'a'), note('a2', 'a'), note('a3', 'a'), note('b1', 'b')])
  expect(order).toEqual(['a1', 'b1', 'a2', 'a3'])
})

test('a full queue, a timeout in it and an abort each end with their reason, and the others are answered', async () => {
  begin({ queue: { waiting: 1, wait: 300 } })
  const stop = new AbortController()
  let started: () => void = () => undefined
  const isWriting = new Promise<void>((resolve) => {
    started = resolve
  })
  const running = ask('stand-in: slow', { more: { signal: stop.signal }, onText: () => started() })
  await isWriting
  const late = ask('Late')
  const full = await ask('Full', { owner: 'other' })
  expect(full.ending).toMatchObject({ failure: { reason: 'busy', detail: 'full' } })
  expect((await late).ending).toMatchObject({ failure: { reason: 'busy', detail: 'late' } })
  const gone = new AbortController()
  const waiting = ask('Gone', { more: { signal: gone.signal } })
  gone.abort()
  expect((await waiting).ending).toMatchObject({ failure: { reason: 'stopped' } })
  stop.abort()
  expect((await running).ending).toMatchObject({ failure: { reason: 'stopped' } })
  expect(isDone((await ask('After')).ending)).toBe(true)
})

test('an idle child process exits and frees its memory; the next question starts another', async () => {
  begin({ idle: 1 })
  expect(isDone((await ask('One')).ending)).toBe(true)
  expect(isDone((await ask('Two')).ending)).toBe(true)
})
