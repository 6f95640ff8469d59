import { expect, test } from 'vitest'
import { createFairQueue, type RequesterKeys } from './fair-queue.ts'

type Piece = { name: string; requester: RequesterKeys; cost: number }

function openQueue() {
  const clock = { now: 0 }
  const queue = createFairQueue<Piece>(() => clock.now)
  function add(name: string, network: string, owner: string, cost = 1_000) {
    const piece = { name, requester: { network, owner }, cost }
    queue.add(piece)
    return piece
  }
  function order(most?: number): string[] {
    const names = []
    for (let piece = queue.next(most); piece; piece = queue.next(most)) names.push(piece.name)
    return names
  }
  return { queue, clock, add, order }
}

test('networks take turns, whatever the order of arrival', () => {
  const { add, order } = openQueue()
  for (const name of ['a1', 'a2', 'a3']) add(name, 'a', name)
  for (const name of ['b1', 'b2']) add(name, 'b', name)
  expect(order()).toEqual(['a1', 'b1', 'a2', 'b2', 'a3'])
})

test('a heavy user of a network delays only themselves', () => {
  const { add, order } = openQueue()
  for (const name of ['many1', 'many2', 'many3']) add(name, 'school', 'one reader')
  add('other', 'school', 'another reader')
  expect(order()).toEqual(['many1', 'other', 'many2', 'many3'])
})

test('a short text passes long ones of its network, also when each comes from a new session', () => {
  const { add, order } = openQueue()
  for (const name of ['long1', 'long2', 'long3']) add(name, 'school', name, 8_000)
  add('short', 'school', 'a student', 600)
  expect(order()[0]).toBe('short')
})

test('a network that asks now and then passes one that asks without a pause', () => {
  const { queue, clock, add } = openQueue()
  for (let n = 0; n < 100; n += 1) add(`flood${n}`, 'flood', `session${n}`, 40_000)
  for (let second = 1; second <= 20; second += 1) {
    clock.now = second * 1_000
    expect(queue.next()?.name).toMatch(/^flood/)
    add(`bystander${second}`, 'home', 'a student', 600)
    expect(queue.next()?.name).toBe(`bystander${second}`)
  }
})

test('an old cost decays to nothing', () => {
  const { queue, clock, add } = openQueue()
  add('first', 'a', 'reader', 40_000)
  queue.next()
  clock.now = 300_000
  add('a', 'a', 'reader', 500)
  add('b', 'b', 'reader', 600)
  expect(queue.next()?.name).toBe('a')
})

test('`most` limits the cost of the next piece; removed work is never taken', () => {
  const { queue, add, order } = openQueue()
  const gone = add('gone', 'a', 'a', 100)
  add('long', 'a', 'b', 5_000)
  add('short', 'a', 'c', 4_000)
  expect([queue.remove(gone), queue.remove(gone)]).toEqual([true, false])
  expect(order(4_000)).toEqual(['short'])
  expect(queue.size()).toBe(1)
  expect(order()).toEqual(['long'])
})

test('of networks with the same cost the first to come is first, and work that costs nothing goes before', () => {
  const { add, order } = openQueue()
  for (const name of ['a', 'b', 'c']) add(name, name, 'reader')
  add('own', '', '', 0)
  expect(order()).toEqual(['own', 'a', 'b', 'c'])
})

test('who asked much is remembered among many who asked little', () => {
  const { queue, clock, add, order } = openQueue()
  add('much', 'heavy', 'reader', 40_000)
  queue.next()
  for (let n = 0; n < 500; n += 1) {
    clock.now += 10
    add(`other${n}`, `network${n}`, 'reader', 100)
    queue.next()
  }
  add('again', 'heavy', 'reader', 100)
  add('other', 'network499', 'reader', 100)
  expect(order()).toEqual(['other', 'again'])
})
