import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createTestSync, memoryServer, memoryStore } from './draft.fixture.ts'
import type { DraftServer, PutReply } from './send-drafts.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('what is typed is in this tab after 300 ms and on the server after 2 s, once', async () => {
  const { stored, store } = memoryStore()
  const { puts, server } = memoryServer()
  const draftSync = createTestSync(server)
  draftSync.load(store)
  draftSync.change({ question: 'Wh' })
  draftSync.change({ question: 'Why?' })
  expect(draftSync.read().draft.question).toBe('Why?')
  await vi.advanceTimersByTimeAsync(300)
  expect(stored.entry).toMatchObject({ draft: { question: 'Why?' }, changed: true })
  await vi.advanceTimersByTimeAsync(1_700)
  expect(puts).toEqual(['Why?'])
  expect(stored.entry).toMatchObject({ changed: false, revision: 1 })
  await vi.advanceTimersByTimeAsync(10_000)
  expect(puts).toHaveLength(1)
})

test('a draft that the server did not take is sent again', async () => {
  const put = vi.fn(async () => null)
  const draftSync = createTestSync({ ...memoryServer().server, put })
  draftSync.load(memoryStore().store)
  draftSync.change({ passage: 'Once upon a midnight dreary' })
  await vi.advanceTimersByTimeAsync(6_000)
  expect(put.mock.calls.length).toBeGreaterThan(1)
})

test('leaving the page keeps the last words', () => {
  const { stored, store } = memoryStore()
  const put = vi.fn(async () => null)
  const draftSync = createTestSync({ ...memoryServer().server, put })
  draftSync.load(store)
  draftSync.change({ followUp: 'And' })
  void draftSync.flush(true)
  expect(stored.entry?.draft.followUp).toBe('And')
  expect(put.mock.calls).toMatchObject([[{ draft: { followUp: 'And' } }, true]])
})

test('a save that is on its way is waited for, so that signing out does not call it lost', async () => {
  let arrive: (reply: PutReply) => void = () => undefined
  const put = vi.fn(() => new Promise<PutReply>((resolve) => (arrive = resolve)))
  const draftSync = createTestSync({ ...memoryServer().server, put })
  draftSync.load(memoryStore().store)
  draftSync.change({ question: 'Why?' })
  await vi.advanceTimersByTimeAsync(2_000)
  const flushed = draftSync.flush(false)
  arrive({ kind: 'stored', revision: 1 })
  expect(await flushed).toBe(true)
  expect(put).toHaveBeenCalledTimes(1)
})

test('a question that the server has leaves the drafts there, and stays in the box', async () => {
  const { texts, server } = memoryServer()
  const draftSync = createTestSync(server)
  draftSync.load(memoryStore().store)
  draftSync.change({ question: 'Why?' })
  await vi.advanceTimersByTimeAsync(2_000)
  expect(texts()).toEqual(['Why?'])
  draftSync.settle({})
  await vi.advanceTimersByTimeAsync(5_000)
  expect(texts()).toEqual([])
  expect(draftSync.read().draft.question).toBe('Why?')
})

test('a question that is asked while its draft is on its way leaves no draft behind', async () => {
  const memory = memoryServer()
  let arrive = () => {}
  const slow: DraftServer = {
    ...memory.server,
    put: (draft, leaving) =>
      new Promise((resolve) => (arrive = () => resolve(memory.server.put(draft, leaving)))),
  }
  const draftSync = createTestSync(slow)
  draftSync.load(memoryStore().store)
  draftSync.change({ question: 'Why?' })
  await vi.advanceTimersByTimeAsync(2_000)
  draftSync.settle({})
  arrive()
  await vi.advanceTimersByTimeAsync(5_000)
  expect(memory.texts()).toEqual([])
})

test('an empty draft leaves nothing in the tab, but what is on the screen is remembered', () => {
  const { stored, store } = memoryStore()
  const draftSync = createTestSync(null)
  draftSync.load(store)
  draftSync.saveScreen({ conversationId: 'c1' })
  expect(stored.entry).toMatchObject({ conversationId: 'c1' })
  expect(createTestSync(null).load(memoryStore(stored.entry).store)).toMatchObject({ conversationId: 'c1' })
  draftSync.saveScreen({})
  expect(stored.entry).toBeNull()
})

test('a begun fork stays with its conversation until it is saved, whatever is saved beside it', () => {
  const { stored, store } = memoryStore()
  const draftSync = createTestSync(null)
  draftSync.load(store)
  const fork = {
    of: '2026-11-20T15:06:00Z',
    work: { isOpen: true, part: 'sort', reading: 'asSaid', lines: [] },
  } as const
  draftSync.saveFork(fork)
  expect(draftSync.savedFork()).toBeUndefined()
  draftSync.saveScreen({ conversationId: 'c1' })
  draftSync.saveFork(fork)
  draftSync.saveScreen({ conversationId: 'c1' })
  draftSync.settle({ checkIn: '' })
  const again = createTestSync(null)
  again.load(memoryStore(stored.entry).store)
  expect(again.savedFork()).toEqual(fork)
  draftSync.saveScreen({ conversationId: 'c2' })
  expect(draftSync.savedFork()).toBeUndefined()
  again.saveFork(undefined)
  expect(again.savedFork()).toBeUndefined()
})
