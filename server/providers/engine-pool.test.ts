import { expect, test } from 'vitest'
import type { WriterInput } from '#domain/write-built-in'
import { startEnginePool } from './engine-pool.ts'
import type { EngineThread, ThreadTask } from './engine-thread.ts'

const hostile = { network: 'flood', owner: 'one' }
const bystander = { network: 'home', owner: 'two' }

function inputOf(name: string, length: number): WriterInput {
  const choices = { gradeLevel: 'middle', contentType: 'fiction', title: name, author: '' } as const
  return { ...choices, question: '', passage: 'x'.repeat(length) }
}

/** Threads whose tasks end when the test says so, by the title of what is written. */
function openThreads() {
  const begun: string[] = []
  const endings = new Map<string, (result: string) => void>()
  const loaded = { threads: 0 }
  const begin = (): EngineThread => ({
    run: ({ input }: ThreadTask) =>
      new Promise((resolve) => {
        const name = 'title' in input ? input.title : 'judge'
        begun.push(name)
        endings.set(name, resolve)
      }),
    warm() {
      loaded.threads += 1
    },
  })
  async function end(name: string) {
    endings.get(name)?.(name)
    // The queue goes on when the promise of the task has told.
    await new Promise((resolve) => setImmediate(resolve))
  }
  return { enginesFor: startEnginePool(begin), begun, end, loaded }
}

test('a short passage of another network starts at once while long ones are queued', async () => {
  const { enginesFor, begun, end } = openThreads()
  const long = ['long1', 'long2', 'long3'].map((name) => enginesFor(hostile).write(inputOf(name, 40_000)))
  expect(begun).toEqual(['long1'])
  const answer = enginesFor(bystander).write(inputOf('short', 1_500))
  expect(begun).toEqual(['long1', 'short'])
  await end('short')
  expect(await answer).toBe('short')
  expect(begun).toEqual(['long1', 'short'])
  for (const name of ['long1', 'long2', 'long3']) await end(name)
  expect(await Promise.all(long)).toEqual(['long1', 'long2', 'long3'])
})

test('a long passage of another network starts next', async () => {
  const { enginesFor, begun, end } = openThreads()
  for (const name of ['long1', 'long2', 'long3']) void enginesFor(hostile).write(inputOf(name, 40_000))
  void enginesFor(bystander).write(inputOf('other', 40_000))
  await end('long1')
  expect(begun).toEqual(['long1', 'other'])
})

test('an idle product loads no engine; the spare thread loads once there was a question', async () => {
  const { enginesFor, end, loaded } = openThreads()
  const answer = enginesFor(bystander).write(inputOf('first', 1_500))
  expect(loaded.threads).toBe(0)
  await end('first')
  await answer
  expect(loaded.threads).toBeGreaterThan(0)
})

test('a task stopped in the queue never starts, and the result of a running one is dropped', async () => {
  const { enginesFor, begun, end } = openThreads()
  const stop = new AbortController()
  const answers = ['long1', 'long2'].map((name) =>
    enginesFor(hostile).write(inputOf(name, 40_000), stop.signal),
  )
  stop.abort()
  expect((await Promise.allSettled(answers)).map(({ status }) => status)).toEqual(['rejected', 'rejected'])
  const after = enginesFor(hostile).write(inputOf('long3', 40_000))
  expect(begun).toEqual(['long1'])
  await end('long1')
  await end('long3')
  expect(await after).toBe('long3')
})
