import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { othersToOffer, type ServerDraft } from './choose-draft.ts'
import { createDraftKeeper } from './draft-keeper.ts'
import type { DraftStore, TabDraft } from './draft-store.ts'
import type { DraftEnvironment } from './draft-types.ts'
import type { DraftServer, PutReply } from './send-drafts.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const now = () => new Date('2026-12-14T09:00:00.000Z')
const ids = () => {
  let last = 0
  return () => `id-${++last}`
}

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

/** Keeps drafts as the product's server does: nothing is written over that was written since. */
function memoryServer(rows = new Map<string, { passage: string; question: string; revision: number }>()) {
  const puts: string[] = []
  const read = (id: string): ServerDraft | null => {
    const row = rows.get(id)
    const data = { passage: row?.passage ?? '', question: row?.question ?? '' }
    return row ? { id, data, revision: row.revision, updatedAt: now().toISOString() } : null
  }
  const server: DraftServer = {
    read: async (id) => read(id),
    async put({ id, draft, revision }): Promise<PutReply> {
      puts.push(draft.passage || draft.question)
      const found = read(id)
      if (found && found.revision !== revision) return { kind: 'conflict', found }
      rows.set(id, { passage: draft.passage, question: draft.question, revision: (found?.revision ?? 0) + 1 })
      return { kind: 'stored', revision: (found?.revision ?? 0) + 1 }
    },
    async remove(id, revision) {
      if (rows.get(id)?.revision === revision) rows.delete(id)
      return true
    },
  }
  const texts = () => [...rows.values()].map(({ passage, question }) => passage || question).sort()
  return { rows, puts, server, texts, all: () => [...rows.keys()].flatMap((id) => read(id) ?? []).reverse() }
}

function keeperOf(
  server: DraftServer | null,
  drafts: ServerDraft[] = [],
  more: Partial<DraftEnvironment> = {},
) {
  return createDraftKeeper(drafts, { server, claim: async () => true, makeId: ids(), now, ...more })
}

function offered(keeper: ReturnType<typeof keeperOf>): string[] {
  return othersToOffer(keeper.read()).map(({ draft }) => draft.passage)
}

test('what is typed is in this tab after 300 ms and on the server after 2 s, once', async () => {
  const { kept, store } = memoryStore()
  const { puts, server } = memoryServer()
  const keeper = keeperOf(server)
  keeper.load(store)
  keeper.change({ question: 'Wh' })
  keeper.change({ question: 'Why?' })
  expect(keeper.read().draft.question).toBe('Why?')
  await vi.advanceTimersByTimeAsync(300)
  expect(kept.entry).toMatchObject({ draft: { question: 'Why?' }, changed: true })
  await vi.advanceTimersByTimeAsync(1_700)
  expect(puts).toEqual(['Why?'])
  expect(kept.entry).toMatchObject({ changed: false, revision: 1 })
  await vi.advanceTimersByTimeAsync(10_000)
  expect(puts).toHaveLength(1)
})

test('a draft that the server did not take is sent again', async () => {
  const put = vi.fn(async () => null)
  const keeper = keeperOf({ ...memoryServer().server, put })
  keeper.load(memoryStore().store)
  keeper.change({ passage: 'Once upon a midnight dreary' })
  await vi.advanceTimersByTimeAsync(6_000)
  expect(put.mock.calls.length).toBeGreaterThan(1)
})

test('leaving the page keeps the last words', () => {
  const { kept, store } = memoryStore()
  const put = vi.fn(async () => null)
  const keeper = keeperOf({ ...memoryServer().server, put })
  keeper.load(store)
  keeper.change({ followUp: 'And' })
  void keeper.flush(true)
  expect(kept.entry?.draft.followUp).toBe('And')
  expect(put.mock.calls).toMatchObject([[{ draft: { followUp: 'And' } }, true]])
})

test('a save that is on its way is waited for, so that signing out does not call it lost', async () => {
  let arrive: (reply: PutReply) => void = () => undefined
  const put = vi.fn(() => new Promise<PutReply>((resolve) => (arrive = resolve)))
  const keeper = keeperOf({ ...memoryServer().server, put })
  keeper.load(memoryStore().store)
  keeper.change({ question: 'Why?' })
  await vi.advanceTimersByTimeAsync(2_000)
  const flushed = keeper.flush(false)
  arrive({ kind: 'stored', revision: 1 })
  expect(await flushed).toBe(true)
  expect(put).toHaveBeenCalledTimes(1)
})

test('a question that the server has leaves the drafts there, and stays in the box', async () => {
  const { texts, server } = memoryServer()
  const keeper = keeperOf(server)
  keeper.load(memoryStore().store)
  keeper.change({ question: 'Why?' })
  await vi.advanceTimersByTimeAsync(2_000)
  expect(texts()).toEqual(['Why?'])
  keeper.settle({})
  await vi.advanceTimersByTimeAsync(5_000)
  expect(texts()).toEqual([])
  expect(keeper.read().draft.question).toBe('Why?')
})

test('a question that is asked while its draft is on its way leaves no draft behind', async () => {
  const memory = memoryServer()
  let arrive = () => {}
  const slow: DraftServer = {
    ...memory.server,
    put: (draft, leaving) =>
      new Promise((resolve) => (arrive = () => resolve(memory.server.put(draft, leaving)))),
  }
  const keeper = keeperOf(slow)
  keeper.load(memoryStore().store)
  keeper.change({ question: 'Why?' })
  await vi.advanceTimersByTimeAsync(2_000)
  keeper.settle({})
  arrive()
  await vi.advanceTimersByTimeAsync(5_000)
  expect(memory.texts()).toEqual([])
})

test('an empty draft leaves nothing in the tab, but what is on the screen is remembered', () => {
  const { kept, store } = memoryStore()
  const keeper = keeperOf(null)
  keeper.load(store)
  keeper.remember({ conversationId: 'c1' })
  expect(kept.entry).toMatchObject({ conversationId: 'c1' })
  expect(keeperOf(null).load(memoryStore(kept.entry).store)).toMatchObject({ conversationId: 'c1' })
  keeper.remember({})
  expect(kept.entry).toBeNull()
})

test('a second tab with the first one’s text goes on under a name of its own', async () => {
  const memory = memoryServer()
  const first = keeperOf(memory.server)
  first.load(memoryStore().store)
  first.change({ passage: 'The text of the first tab.' })
  await vi.advanceTimersByTimeAsync(2_000)

  // The first tab is still open, so its draft is not to be had.
  let asked = 0
  const claim = async () => ++asked > 1
  const second = keeperOf(memory.server, memory.all(), { claim, makeId: () => `second-${asked}` })
  second.load(memoryStore().store)
  expect(second.read().draft.passage).toBe('The text of the first tab.')
  await vi.advanceTimersByTimeAsync(0)
  expect(offered(second)).toEqual([])
  second.change({ passage: 'Another text.' })
  expect(offered(second)).toEqual(['The text of the first tab.'])
  await vi.advanceTimersByTimeAsync(2_000)
  expect(memory.texts()).toEqual(['Another text.', 'The text of the first tab.'])
})

test('a second tab that is typed in before it knows of the first keeps both texts', async () => {
  const memory = memoryServer()
  const first = keeperOf(memory.server)
  first.load(memoryStore().store)
  first.change({ passage: 'The text of the first tab.' })
  await vi.advanceTimersByTimeAsync(2_000)
  let answer = (_isOwn: boolean) => {}
  let last = 0
  const more = {
    claim: () => new Promise<boolean>((resolve) => (answer = resolve)),
    makeId: () => `second-${++last}`,
  }
  for (const isLeft of [false, true]) {
    const second = keeperOf(memory.server, memory.all().slice(-1), more)
    second.load(memoryStore().store)
    second.change({ passage: `Another text ${isLeft}.` })
    if (isLeft) void second.flush(true)
    else answer(false)
    await vi.advanceTimersByTimeAsync(0)
    expect(offered(second)).toEqual(['The text of the first tab.'])
    await vi.advanceTimersByTimeAsync(2_000)
  }
  expect(memory.texts()).toEqual(['Another text false.', 'Another text true.', 'The text of the first tab.'])
})

test('two devices that go on from one draft keep both texts', async () => {
  const memory = memoryServer()
  const phone = keeperOf(memory.server)
  phone.load(memoryStore().store)
  phone.change({ passage: 'Old.' })
  await vi.advanceTimersByTimeAsync(2_000)
  const laptop = keeperOf(memory.server, memory.all(), { makeId: () => 'laptop' })
  laptop.load(memoryStore().store)
  laptop.change({ passage: 'From the laptop.' })
  await vi.advanceTimersByTimeAsync(2_000)
  phone.change({ passage: 'From the phone.' })
  await vi.advanceTimersByTimeAsync(5_000)
  expect(memory.texts()).toEqual(['From the laptop.', 'From the phone.'])
  expect(phone.read().draft.passage).toBe('From the phone.')
  expect(offered(phone)).toEqual(['From the laptop.'])
})

test('an asked question of one device does not delete what another wrote since', async () => {
  const memory = memoryServer()
  const phone = keeperOf(memory.server)
  phone.load(memoryStore().store)
  phone.change({ passage: 'Old.' })
  await vi.advanceTimersByTimeAsync(2_000)
  const laptop = keeperOf(memory.server, memory.all())
  laptop.load(memoryStore().store)
  laptop.change({ passage: 'From the laptop.' })
  await vi.advanceTimersByTimeAsync(2_000)
  phone.settle({ passage: '' })
  await vi.advanceTimersByTimeAsync(5_000)
  expect(memory.texts()).toEqual(['From the laptop.'])
})

test('a text of the library takes the place of another, which is kept, can be shown again and be deleted', async () => {
  const memory = memoryServer()
  const { store } = memoryStore()
  const keeper = keeperOf(memory.server)
  keeper.load(store)
  keeper.change({ passage: 'My own.' })
  keeper.replace({ passage: 'Hope is the thing with feathers.' })
  await vi.advanceTimersByTimeAsync(6_000)
  expect(memory.texts()).toEqual(['Hope is the thing with feathers.', 'My own.'])
  const id = keeper.read().others[0]?.id ?? ''
  await keeper.takeOther(id)
  expect([keeper.read().draft.passage, ...offered(keeper)]).toEqual([
    'My own.',
    'Hope is the thing with feathers.',
  ])
  keeper.dropOther(keeper.read().others[0]?.id ?? '')
  await vi.advanceTimersByTimeAsync(6_000)
  expect([offered(keeper), memory.texts()]).toEqual([[], ['My own.']])
})

test('in the demo the tab keeps the other text too', async () => {
  const { kept, store } = memoryStore()
  const keeper = keeperOf(null)
  keeper.load(store)
  keeper.change({ passage: 'My own.' })
  keeper.replace({ passage: 'From the library.' })
  await vi.advanceTimersByTimeAsync(300)
  const again = keeperOf(null)
  again.load(memoryStore(kept.entry).store)
  expect([again.read().draft.passage, ...offered(again)]).toEqual(['From the library.', 'My own.'])
})
