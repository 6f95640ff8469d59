import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createTestSync, memoryServer, memoryStore, offered } from './draft.fixture.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('a second tab with the first one’s text goes on under a name of its own', async () => {
  const memory = memoryServer()
  const first = createTestSync(memory.server)
  first.load(memoryStore().store)
  first.change({ passage: 'The text of the first tab.' })
  await vi.advanceTimersByTimeAsync(2_000)

  // The first tab is still open, so its draft is not to be had.
  let asked = 0
  const claim = async () => ++asked > 1
  const second = createTestSync(memory.server, memory.all(), { claim, makeId: () => `second-${asked}` })
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
  const first = createTestSync(memory.server)
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
    const second = createTestSync(memory.server, memory.all().slice(-1), more)
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
  const phone = createTestSync(memory.server)
  phone.load(memoryStore().store)
  phone.change({ passage: 'Old.' })
  await vi.advanceTimersByTimeAsync(2_000)
  const laptop = createTestSync(memory.server, memory.all(), { makeId: () => 'laptop' })
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
  const phone = createTestSync(memory.server)
  phone.load(memoryStore().store)
  phone.change({ passage: 'Old.' })
  await vi.advanceTimersByTimeAsync(2_000)
  const laptop = createTestSync(memory.server, memory.all())
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
  const draftSync = createTestSync(memory.server)
  draftSync.load(store)
  draftSync.change({ passage: 'My own.' })
  draftSync.replace({ passage: 'Hope is the thing with feathers.' })
  await vi.advanceTimersByTimeAsync(6_000)
  expect(memory.texts()).toEqual(['Hope is the thing with feathers.', 'My own.'])
  const id = draftSync.read().others[0]?.id ?? ''
  await draftSync.takeOther(id)
  expect([draftSync.read().draft.passage, ...offered(draftSync)]).toEqual([
    'My own.',
    'Hope is the thing with feathers.',
  ])
  draftSync.dropOther(draftSync.read().others[0]?.id ?? '')
  await vi.advanceTimersByTimeAsync(6_000)
  expect([offered(draftSync), memory.texts()]).toEqual([[], ['My own.']])
})

test('in the demo the tab keeps the other text too', async () => {
  const { stored, store } = memoryStore()
  const draftSync = createTestSync(null)
  draftSync.load(store)
  draftSync.change({ passage: 'My own.' })
  draftSync.replace({ passage: 'From the library.' })
  await vi.advanceTimersByTimeAsync(300)
  const again = createTestSync(null)
  again.load(memoryStore(stored.entry).store)
  expect([again.read().draft.passage, ...offered(again)]).toEqual(['From the library.', 'My own.'])
})
