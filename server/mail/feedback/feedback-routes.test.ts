import { beforeEach, expect, test } from 'vitest'
import { readSettings } from '#server/env'
import type { Runtime } from '#server/runtime'
import { createViewer } from '#tests/analysis-app'
import { createApiClient } from '#tests/api-client'
import { eachDatabase, silentLog } from '#tests/database'
import { jobs } from '../../database/job-tables.ts'
import { feedback } from '../../database/letter-tables.ts'
import { feedbackRoutes, listFeedback } from './feedback-routes.ts'

eachDatabase(({ database }) => {
  function openForm(settings: Record<string, string> = {}) {
    const runtime: Runtime = {
      settings: readSettings({ NODE_ENV: 'test', ...settings }),
      secret: 'a secret of the tests, long enough',
      database: database(),
      log: silentLog,
      now: () => new Date('2026-11-21T08:00:00Z'),
    }
    return createApiClient((app) => app.route('/', feedbackRoutes(runtime)))
  }
  beforeEach(async () => {
    await database().query.delete(feedback)
    await database().query.delete(jobs)
  })

  test('a message is stored and its mail waits for the operator', async () => {
    const viewer = await createViewer(database())
    const reply = await openForm({ SUPPORT_EMAIL: 'help@example.org' })(
      '/api/feedback',
      { text: ' It works. ' },
      viewer,
    )
    expect([reply.status, await reply.json()]).toEqual([200, { ok: true }])
    expect(await listFeedback(database(), 10)).toMatchObject([{ text: 'It works.', email: viewer.email }])
    expect((await database().query.select().from(jobs)).map(({ payload }) => payload)).toMatchObject([
      { template: 'feedback', to: 'help@example.org', values: { text: 'It works.', from: viewer.email } },
    ])
  })

  test('without an operator’s address it is stored all the same', async () => {
    const viewer = await createViewer(database())
    expect((await openForm()('/api/feedback', { text: 'Good.' }, viewer)).status).toBe(200)
    expect(await database().query.select().from(jobs)).toEqual([])
  })

  test.each([
    ['nobody', null, { text: 'x' }, 401, 'signed_out'],
    ['an empty message', 'own', { text: ' \n ' }, 422, 'fields_wrong'],
    ['a message that is too long', 'own', { text: 'x'.repeat(5_001) }, 422, 'fields_wrong'],
    ['another field', 'own', { text: 'x', userId: 'y' }, 422, 'fields_wrong'],
    ['broken JSON', 'own', '{', 400, 'unreadable'],
    ['a child profile', 'child', { text: 'x' }, 403, 'grown_up_only'],
  ] as const)('%s is refused and nothing is stored', async (_, who, body, status, error) => {
    const own = await createViewer(database())
    const viewer = who === null ? null : who === 'child' ? { ...own, userId: 'another' } : own
    const reply = await openForm()('/api/feedback', body, viewer)
    expect([reply.status, (await reply.json()).error]).toEqual([status, error])
    expect(await database().query.select().from(feedback)).toEqual([])
  })

  test('the sixth message of an hour is refused with its own sentence', async () => {
    const viewer = await createViewer(database())
    const send = openForm()
    for (let count = 0; count < 5; count += 1) {
      expect((await send('/api/feedback', { text: `${count}` }, viewer)).status).toBe(200)
    }
    const sixth = await send('/api/feedback', { text: 'more' }, viewer)
    expect([sixth.status, (await sixth.json()).error]).toEqual([429, 'feedback_full'])
    expect(Number(sixth.headers.get('retry-after'))).toBeGreaterThan(0)
  })
})
