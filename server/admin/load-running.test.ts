import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { readSettings } from '#server/env'
import { createLog } from '#server/log'
import type { Runtime } from '#server/runtime'
import { createViewer } from '#tests/analysis-app'
import { eachDatabase } from '#tests/database'
import { generations } from '../database/tables.ts'
import { insertJob } from '../jobs/queries.ts'
import { loadRunning } from './load-running.ts'
import { createMetrics } from './metrics/process-metrics.ts'

eachDatabase(({ database }) => {
  const now = new Date('2026-11-22T08:30:00Z')
  function open() {
    const metrics = createMetrics()
    const log = createLog(() => undefined, metrics.observe)
    const runtime: Runtime = {
      settings: readSettings({ NODE_ENV: 'test' }),
      secret: 's'.repeat(43),
      database: database(),
      log,
      now: () => now,
      metrics,
    }
    return { runtime, log }
  }
  const saysOf = (rows: { what: string; says: string }[], what: string) =>
    rows.find((row) => row.what === what)?.says

  test('of a process that has just begun it says that there is nothing', async () => {
    const { all, own } = await loadRunning(open().runtime)
    expect(saysOf(all, 'Database')).toMatch(/^It answers \(\d+ ms\)\.$/)
    expect(saysOf(all, 'Answers today (UTC)')).toBe('0 whole.')
    expect(saysOf(all, 'Being written or waiting')).toBe('No answer.')
    expect(saysOf(all, 'Jobs')).toBe('None is late.')
    expect(own.map(({ says }) => says)).toEqual([
      'No answer has been written yet.',
      '0 of 0 failed (status 500 or higher). Files and kept pages are not counted.',
      'None.',
      'None.',
    ])
  })

  test('what the database knows is told of today alone, and a job is late after a minute', async () => {
    const { runtime } = open()
    const { userId } = await createViewer(database())
    const at = (time: string) => new Date(`2026-11-${time}:00Z`)
    const rows = [
      ['done', at('22T00:01')],
      ['done', at('22T08:00')],
      ['done', at('21T23:59')],
      ['interrupted', at('22T07:00')],
      ['failed', at('22T07:00')],
      ['running', null],
    ] as const
    const common = {
      userId,
      bodyHash: '',
      gradeLevel: 'middle',
      contentType: 'poetry',
      isFollowUp: false,
    } as const
    await database()
      .query.insert(generations)
      .values(
        rows.map(([state, finishedAt]) => ({ ...common, idempotencyKey: randomUUID(), state, finishedAt })),
      )
    const job = { kind: 'mail', payload: {} }
    for (const time of ['22T08:10', '22T08:20', '22T08:29', '22T09:00'])
      await insertJob(database().query, { ...job, runAt: at(time) })
    const { all } = await loadRunning(runtime)
    expect(saysOf(all, 'Answers today (UTC)')).toBe('2 whole, 1 broken off or stopped, 1 failed.')
    expect(saysOf(all, 'Being written or waiting')).toBe('1 answer.')
    expect(saysOf(all, 'Jobs')).toBe(
      '2 jobs are late. The oldest should have begun 20 minutes ago. Jobs are done by processes with ROLE=all or ROLE=worker: is one running?',
    )
  })

  test('what the process counted is told by number, and an error by its name in the log', async () => {
    const { runtime, log } = open()
    for (const ms of [90, 700, 1_400]) log.info('first_words', { provider: 'built-in', ms })
    log.info('first_words', { provider: 'claude', ms: 900 })
    for (const status of [200, 404, 503]) log.info('request', { status, ms: 5 })
    log.error('answer_not_saved', new Error('a line of a poem'))
    log.error('answer_not_saved', new Error('a line of a poem'))
    log.info('provider_failed', { provider: 'claude', reason: 'timeout' })
    const { own } = await loadRunning(runtime)
    expect(own.map(({ says }) => says)).toEqual([
      '3 of 4 answers began within one second.',
      '1 of 3 failed (status 500 or higher). Files and kept pages are not counted.',
      'answer_not_saved (2).',
      '1.',
    ])
  })
})
