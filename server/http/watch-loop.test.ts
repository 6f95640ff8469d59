import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createMetrics } from '../admin/metrics/process-metrics.ts'
import { createLog, type LogEntry } from '../log.ts'
import { watchLoop } from './watch-loop.ts'

beforeEach(() => void vi.useFakeTimers({ toFake: ['setInterval'] }))
afterEach(() => void vi.useRealTimers())

/** A watch whose clock says how long each check takes to come, in milliseconds. */
function watch() {
  const lines: LogEntry[] = []
  let at = 0
  const loop = watchLoop(
    createLog(
      () => {},
      (entry) => lines.push(entry),
    ),
    () => at,
  )
  function check(after: number) {
    at += after
    vi.advanceTimersByTime(200)
  }
  return { loop, check, stood: () => lines.filter(({ event }) => event === 'loop_stood') }
}

test('a loop that stands for a second is logged with the routes that were open, once', () => {
  const { loop, check, stood } = watch()
  loop.enter('PUT /api/drafts')
  const leave = loop.enter('GET /early')
  leave()
  check(200)
  // It is over before anybody looks.
  loop.enter('POST /functions/v1/claude-proxy-demo')()
  check(6_200)
  check(200)
  const routes = 'POST /functions/v1/claude-proxy-demo, PUT /api/drafts'
  expect(stood().map(({ fields }) => fields)).toEqual([
    { ms: 6_000, cpu: expect.any(Number), routes, others: 0 },
  ])
})

test('a loop that is late for less is not, and five routes are named at most', () => {
  const { loop, check, stood } = watch()
  for (let n = 0; n < 8; n += 1) loop.enter(`GET /${n}`)
  check(1_100)
  expect(stood()).toEqual([])
  check(1_200)
  expect(stood().map(({ fields }) => [fields.routes, fields.others])).toEqual([
    ['GET /0, GET /1, GET /2, GET /3, GET /4', 3],
  ])
})

test('it is counted for Prometheus', async () => {
  const metrics = createMetrics()
  const log = createLog(() => {}, metrics.observe)
  log.info('loop_stood', { ms: 1_200, cpu: 900, routes: 'GET /home', others: 0 })
  const figures = await metrics.read({ database: { query: undefined } as never, now: () => new Date(0) })
  expect(figures).toContain('tonewise_loop_stood_total 1')
  expect(figures).toContain('tonewise_loop_stood_seconds_total 1.2')
})
