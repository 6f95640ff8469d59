import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { limits } from '#domain/limits'
import { bodyOf, createAnalysisApp, listen, post } from '#tests/analysis-app'
import { eachDatabase } from '#tests/database'

const short = { passage: 'The old man was afraid.' }

eachDatabase(({ database }) => {
  async function fillMinute(network: string, at: Date): Promise<void> {
    await database().pool.query('insert into counters values ($1, $2, $3)', [
      `demo:${network}:minute`,
      limits.demoStartsPerNetwork.count,
      new Date(at.getTime() + limits.demoStartsPerNetwork.window),
    ])
  }

  test('30 students behind one address begin the demo in the same minute', async () => {
    const app = createAnalysisApp(database())
    const posts = Array.from({ length: 30 }, () => post(app, { ...short, address: '203.0.113.9' }))
    const replies = await Promise.all(posts)
    expect(replies.map(({ status }) => status)).toEqual(Array(30).fill(200))
    const heard = await Promise.all(replies.map((reply) => listen(reply)))
    expect(heard.map(({ final }) => final?.state)).toEqual(Array(30).fill('done'))
  })

  test('past the number of a minute new demos of a network wait; begun ones, repeated posts and others do not', async () => {
    let now = new Date('2026-03-02T09:00:00Z')
    const app = createAnalysisApp(database(), { now: () => now })
    const address = '198.51.100.9'
    const key = randomUUID()
    const begun = await listen(await post(app, { ...short, address, key }))
    await database().pool.query("delete from counters where key = 'demo:198.51.100.0/24:minute'")
    await fillMinute('198.51.100.0/24', now)
    for (let tries = 0; tries < 2; tries += 1) {
      const full = await post(app, { ...short, address })
      expect([full.status, full.headers.get('retry-after')]).toEqual([429, '60'])
      expect(await full.json()).toMatchObject({
        error: 'demo_full',
        next: expect.stringContaining('60 seconds'),
      })
    }
    const more = await listen(await post(app, { ...short, address, cookie: begun.cookie }))
    expect(more.final?.state).toBe('done')
    const repeated = await listen(await post(app, { ...short, address, key }))
    expect(repeated).toMatchObject({ text: begun.text, start: { generationId: begun.start.generationId } })
    expect((await post(app, { ...short, address: '192.0.2.9' })).status).toBe(200)
    now = new Date(now.getTime() + 60_000)
    expect((await post(app, { ...short, address })).status).toBe(200)
  })

  test('a refused demo leaves no session with which it comes in later', async () => {
    const now = new Date('2026-03-02T09:00:00Z')
    const app = createAnalysisApp(database(), { now: () => now })
    await fillMinute('192.0.3.0/24', now)
    const before = await countSessions()
    expect((await post(app, { ...short, address: '192.0.3.9' })).status).toBe(429)
    expect(await countSessions()).toBe(before)
  })

  test('one network has only some demo answers at a time, and the others their places', async () => {
    const app = createAnalysisApp(database())
    const body = { key: randomUUID(), raw: JSON.stringify(bodyOf(short)), network: 'stock' }
    const requester = () => ({ kind: 'demo', sessionId: randomUUID(), mayUseModel: false }) as const
    const sessions = Array.from({ length: limits.demoStreamsPerNetwork + 20 }, requester)
    for (const { sessionId } of sessions) {
      await database().pool.query('insert into demo_sessions (id) values ($1)', [sessionId])
    }
    const settled = await Promise.allSettled(sessions.map((one) => app.analysis.submit(one, body)))
    const refused = settled.filter(({ status }) => status === 'rejected')
    expect(refused).toHaveLength(20)
    expect(refused[0]).toMatchObject({ reason: { code: 'busy' } })
    await app.analysis.drain()
  })

  async function countSessions(): Promise<number> {
    const { rows } = await database().pool.query('select count(*)::int as n from demo_sessions')
    return rows[0].n
  }
})
