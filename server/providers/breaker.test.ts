import { expect, test } from 'vitest'
import { createBreaker } from './breaker.ts'
import { type Ending, type Failure, noUsage } from './provider.ts'

const good: Ending = { kind: 'done', usage: noUsage }
function bad(reason: Failure['reason'] = 'timeout'): Ending {
  return { kind: 'failed', failure: { reason }, usage: noUsage }
}

test('five failures in 30 seconds open it; one probe every 30 seconds; a good probe closes it', () => {
  let now = 0
  const breaker = createBreaker(() => now)
  const opened = [1, 2, 3, 4, 5].map(() => breaker.note(bad()))
  expect(opened).toEqual([false, false, false, false, true])
  expect(breaker.allow()).toBe(false)
  now = 30_000
  expect([breaker.allow(), breaker.allow()]).toEqual([true, false])
  breaker.note(good)
  expect([breaker.allow(), breaker.allow()]).toEqual([true, true])
})

test('five failures over a longer time leave it closed, half of the last 20 calls open it', () => {
  let now = 0
  const breaker = createBreaker(() => now)
  for (let call = 0; call < 19; call += 1) {
    now += 10_000
    breaker.note(call % 2 ? good : bad())
  }
  expect(breaker.allow()).toBe(true)
  now += 10_000
  expect(breaker.note(bad())).toBe(true)
  expect(breaker.allow()).toBe(false)
})

test('a clock that ran a day ahead delays no probe', () => {
  let now = 86_400_000
  const breaker = createBreaker(() => now)
  for (let call = 0; call < 5; call += 1) breaker.note(bad())
  expect(breaker.allow()).toBe(false)
  now = 0
  expect(breaker.allow()).toBe(true)
})

test.each(['sign_in', 'spend_limit'] as const)('%s opens it until a restart, a stop never does', (reason) => {
  let now = 0
  const breaker = createBreaker(() => now)
  for (let call = 0; call < 9; call += 1) breaker.note(bad('stopped'))
  expect(breaker.allow()).toBe(true)
  breaker.note(bad(reason))
  now = 86_400_000
  expect(breaker.allow()).toBe(false)
})

test('a full queue of our own and a text that is too long do not open it', () => {
  const breaker = createBreaker(() => 0)
  const tooLong: Ending = { kind: 'failed', failure: { reason: 'status', status: 413 }, usage: noUsage }
  for (let call = 0; call < 20; call += 1) breaker.note(call % 2 ? bad('busy') : tooLong)
  expect(breaker.allow()).toBe(true)
})
