import { Hono } from 'hono'
import { expect, test } from 'vitest'
import { readSettings } from '#server/env'
import { eachDatabase } from '#tests/database'
import { createLog } from '../../log.ts'
import type { Runtime } from '../../runtime.ts'
import { createMetrics, metricsRoute } from './process-metrics.ts'

const token = 'a-token-of-the-tests'

eachDatabase(({ database }) => {
  function open(environment: Record<string, string> = { METRICS_TOKEN: token }) {
    const metrics = createMetrics()
    const log = createLog(() => undefined, metrics.observe)
    const runtime: Runtime = {
      settings: readSettings({ NODE_ENV: 'test', ...environment }),
      secret: 's'.repeat(43),
      database: database(),
      log,
      now: () => new Date('2026-11-22T08:00:00Z'),
      metrics,
    }
    const ask = (authorization?: string, own = runtime) =>
      new Hono()
        .route('/', metricsRoute(own))
        .request('/metrics', authorization ? { headers: { authorization } } : {})
    return { runtime, log, ask }
  }

  test('without a token in the settings there is no such address', async () => {
    expect((await open({}).ask(`Bearer ${token}`)).status).toBe(404)
    expect(() => readSettings({ METRICS_TOKEN: 'short' })).toThrow(/METRICS_TOKEN: must have at least 16/)
  })

  test.each([undefined, 'Bearer ', `Bearer ${token}x`, `Basic ${token}`, token])(
    'nobody reads them with %s',
    async (authorization) => {
      const reply = await open().ask(authorization)
      expect(reply.status).toBe(401)
      expect(await reply.text()).not.toContain('tonewise_')
    },
  )

  test('what the log says is counted, and no name or text of anybody is in it', async () => {
    const { log, ask } = open()
    log.info('request', { id: 'x', method: 'GET', route: '/home', status: 503, ms: 40 })
    log.info('first_words', { provider: 'built-in', ms: 90 })
    log.info('answered', { provider: 'built-in', state: 'done', ms: 300 })
    log.info('provider_failed', { provider: 'claude', reason: 'timeout', detail: 'late' })
    log.error('answer_not_saved', new Error('a line of a poem'), { generation: 'an-id' })
    const text = await (await ask(`Bearer ${token}`)).text()
    for (const line of [
      'tonewise_request_seconds_bucket{le="0.05",status="5xx"} 1',
      'tonewise_first_words_seconds_bucket{le="0.05",provider="built-in"} 0',
      'tonewise_first_words_seconds_bucket{le="0.25",provider="built-in"} 1',
      'tonewise_answer_seconds_count{provider="built-in",state="done"} 1',
      'tonewise_provider_failures_total{provider="claude",reason="timeout"} 1',
      'tonewise_errors_total{event="answer_not_saved"} 1',
      'tonewise_database_up 1',
      'tonewise_answers_running 0',
      'tonewise_jobs{state="given_up"} 0',
      'tonewise_jobs{state="late"} 0',
      'tonewise_model_dollars_today 0',
    ]) {
      expect(text).toContain(line)
    }
    expect(text).toMatch(/^process_resident_memory_bytes \d+$/m)
    expect(text).not.toMatch(/poem|an-id/)
  })

  test('while the database is away, the figures of the process still come', async () => {
    const { runtime, ask } = open()
    const away = { ...runtime, database: { ...runtime.database, query: undefined as never } }
    const text = await (await ask(`Bearer ${token}`, away)).text()
    expect(text).toContain('tonewise_database_up 0')
    expect(text).not.toMatch(/^tonewise_jobs\{/m)
  })
})
