import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createDraftKeeper } from './draft-keeper.ts'
import type { Draft, DraftStore, TabDraft } from './draft-store.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const now = () => new Date('2026-12-14T09:00:00.000Z')

function memoryStore(first: TabDraft | null = null) {
  const kept: { entry: TabDraft | null } = { entry: first }
  const store: DraftStore = {
    read: () => kept.entry,
    write(entry) {
      kept.entry = entry
    },
    remove() {
      kept.entry = null
    },
  }
  return { kept, store }
}

function recordPuts(reply: () => Promise<number | null>) {
  const puts: { draft: Draft; revision: number; leaving: boolean }[] = []
  const put = (draft: Draft, revision: number, leaving: boolean) => {
    puts.push({ draft, revision, leaving })
    return reply()
  }
  return { puts, put }
}

test('what is typed is in this tab after 300 ms and on the server after 2 s, once', async () => {
  const { kept, store } = memoryStore()
  const { puts, put } = recordPuts(async () => 7)
  const keeper = createDraftKeeper(null, put, now)
  keeper.load(store)
  keeper.change({ question: 'Wh' })
  keeper.change({ question: 'Why?' })
  expect(keeper.read().draft.question).toBe('Why?')
  await vi.advanceTimersByTimeAsync(300)
  expect(kept.entry).toMatchObject({ draft: { question: 'Why?' }, changed: true })
  await vi.advanceTimersByTimeAsync(1_700)
  expect(puts.map(({ draft, revision }) => [draft.question, revision])).toEqual([['Why?', 0]])
  expect(kept.entry).toMatchObject({ changed: false, revision: 7 })
  await vi.advanceTimersByTimeAsync(10_000)
  expect(puts).toHaveLength(1)
})

test('a draft that the server did not take is sent again', async () => {
  const { puts, put } = recordPuts(async () => null)
  const keeper = createDraftKeeper(null, put, now)
  keeper.load(memoryStore().store)
  keeper.change({ passage: 'Once upon a midnight dreary' })
  await vi.advanceTimersByTimeAsync(6_000)
  expect(puts.length).toBeGreaterThan(1)
})

test('leaving the page keeps the last words', () => {
  const { kept, store } = memoryStore()
  const { puts, put } = recordPuts(async () => 1)
  const keeper = createDraftKeeper(null, put, now)
  keeper.load(store)
  keeper.change({ followUp: 'And' })
  void keeper.flush(true)
  expect(kept.entry?.draft.followUp).toBe('And')
  expect(puts).toMatchObject([{ leaving: true }])
})

test('a save that is on its way is waited for, so that signing out does not call it lost', async () => {
  let arrive: (revision: number) => void = () => undefined
  const { puts, put } = recordPuts(() => new Promise((resolve) => (arrive = resolve)))
  const keeper = createDraftKeeper(null, put, now)
  keeper.load(memoryStore().store)
  keeper.change({ question: 'Why?' })
  await vi.advanceTimersByTimeAsync(2_000)
  const flushed = keeper.flush(false)
  arrive(1)
  expect(await flushed).toBe(true)
  expect(puts).toHaveLength(1)
})

test('a question that the server has leaves the drafts there, and stays in the box', async () => {
  const { puts, put } = recordPuts(async () => 1)
  const keeper = createDraftKeeper(null, put, now)
  keeper.load(memoryStore().store)
  keeper.change({ question: 'Why?' })
  keeper.settle({})
  await vi.advanceTimersByTimeAsync(5_000)
  expect(puts.map(({ draft }) => draft.question)).toEqual([''])
  expect(keeper.read().draft.question).toBe('Why?')
})

test('an empty draft leaves nothing in the tab, but what is on the screen is remembered', () => {
  const { kept, store } = memoryStore()
  const keeper = createDraftKeeper(null, null, now)
  keeper.load(store)
  keeper.remember({ conversationId: 'c1' })
  expect(kept.entry).toMatchObject({ conversationId: 'c1' })
  keeper.remember({})
  expect(kept.entry).toBeNull()
})

test('after a reload the screen knows where it was', () => {
  const { kept, store } = memoryStore()
  const first = createDraftKeeper(null, null, now)
  first.load(store)
  first.remember({ conversationId: 'c1' })
  expect(createDraftKeeper(null, null, now).load(memoryStore(kept.entry).store)).toMatchObject({
    conversationId: 'c1',
  })
})

test('of two drafts the other can be taken and given back', () => {
  const mine: TabDraft = {
    draft: { ...createDraftKeeper(null, null, now).read().draft, question: 'mine' },
    revision: 1,
    changed: true,
    savedAt: '2026-12-14T09:00:00.000Z',
  }
  const server = { data: { question: 'theirs' }, revision: 2, updatedAt: '2026-12-14T08:00:00.000Z' }
  const keeper = createDraftKeeper(server, null, now)
  keeper.load(memoryStore(mine).store)
  expect(keeper.read()).toMatchObject({
    draft: { question: 'mine' },
    other: { draft: { question: 'theirs' } },
  })
  keeper.takeOther()
  expect(keeper.read()).toMatchObject({
    draft: { question: 'theirs' },
    other: { draft: { question: 'mine' } },
  })
  keeper.dropOther()
  expect(keeper.read().other).toBeNull()
})
