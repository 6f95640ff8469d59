import { beforeEach, expect, test } from 'vitest'
import { readSettings } from '#server/env'
import type { Runtime } from '#server/runtime'
import { createApiClient } from '#tests/api-client'
import { eachDatabase, silentLog } from '#tests/database'
import { counters } from '../../database/account-tables.ts'
import { jobs } from '../../database/job-tables.ts'
import { newsletterSubscribers } from '../../database/letter-tables.ts'
import { newsletterLink } from './newsletter-link.ts'
import { endNewsletterRoute, newsletterRoutes } from './newsletter-routes.ts'
import { deleteUnconfirmed } from './queries.ts'

const smtp = { SMTP_URL: 'smtp://localhost', MAIL_FROM: 'hello@example.org' }
const day = 86_400_000

eachDatabase(({ database }) => {
  let time: number
  function open(settings: Record<string, string> = smtp) {
    const runtime: Runtime = {
      settings: readSettings({ NODE_ENV: 'test', ...settings }),
      secret: 'a secret of the tests, long enough',
      database: database(),
      log: silentLog,
      now: () => new Date(time),
    }
    const post = createApiClient((app) => {
      app.post('/newsletter/unsubscribe', endNewsletterRoute(runtime))
      app.route('/', newsletterRoutes(runtime))
    })
    return { runtime, post }
  }
  const subscribers = () => database().query.select().from(newsletterSubscribers)
  async function tokenOf(act: 'confirm' | 'unsubscribe', { runtime }: ReturnType<typeof open>) {
    const [row] = await subscribers()
    return new URL(newsletterLink(runtime, act, row?.id ?? '')).searchParams.get('token') ?? ''
  }
  beforeEach(async () => {
    time = Date.parse('2026-11-21T08:00:00Z')
    await database().query.delete(newsletterSubscribers)
    await database().query.delete(jobs)
    await database().query.delete(counters)
  })

  test('an address gets the newsletter after the mailed link was confirmed, and not before', async () => {
    const client = open()
    expect((await client.post('/newsletter', { email: 'Reader@Example.org' })).status).toBe(200)
    expect(await subscribers()).toMatchObject([{ email: 'reader@example.org', state: 'pending' }])
    const [job] = await database().query.select().from(jobs)
    expect(job?.payload).toMatchObject({ template: 'newsletter-confirm', to: 'reader@example.org' })
    const form = new URLSearchParams({ token: await tokenOf('confirm', client) })
    const reply = await client.post('/newsletter/confirm', form)
    expect([reply.status, reply.headers.get('location')]).toEqual([303, '/newsletter/confirmed'])
    expect((await subscribers())[0]?.state).toBe('confirmed')
  })

  test('a new and a known address get the same answer, and a known one gets no mail', async () => {
    const client = open()
    const first = await (await client.post('/newsletter', { email: 'a@example.org' })).text()
    await client.post('/newsletter/confirm', new URLSearchParams({ token: await tokenOf('confirm', client) }))
    expect(await (await client.post('/newsletter', { email: 'a@example.org' })).text()).toBe(first)
    expect(await database().query.select().from(jobs)).toHaveLength(1)
  })

  test('one press in the mail program ends it and leaves nothing of the address', async () => {
    const client = open()
    await client.post('/newsletter', { email: 'a@example.org' })
    const token = await tokenOf('unsubscribe', client)
    const body = new URLSearchParams({ 'List-Unsubscribe': 'One-Click' })
    expect((await client.post(`/newsletter/unsubscribe?token=${token}`, body)).status).toBe(303)
    expect(await subscribers()).toEqual([])
  })

  test('a token for one act, of another secret or changed by a letter does nothing', async () => {
    const client = open()
    await client.post('/newsletter', { email: 'a@example.org' })
    const confirm = await tokenOf('confirm', client)
    const turned = confirm.endsWith('A') ? `${confirm.slice(0, -1)}B` : `${confirm.slice(0, -1)}A`
    for (const token of [await tokenOf('unsubscribe', client), turned, confirm.slice(0, -1), '', 'x.y']) {
      const reply = await client.post('/newsletter/confirm', new URLSearchParams({ token }))
      expect(reply.headers.get('location'), token).toBe('/newsletter/old-link')
    }
    expect((await client.post(`/newsletter/unsubscribe?token=${confirm}`, {})).status).toBe(404)
    expect(await subscribers()).toMatchObject([{ state: 'pending' }])
  })

  test('a subscription that is not confirmed within 7 days is deleted, and its link says so', async () => {
    const client = open()
    await client.post('/newsletter', { email: 'a@example.org' })
    const form = new URLSearchParams({ token: await tokenOf('confirm', client) })
    time += 7 * day + 1
    const reply = await client.post('/newsletter/confirm', form)
    expect(reply.headers.get('location')).toBe('/newsletter/old-link')
    await deleteUnconfirmed(database(), new Date(time - 7 * day))
    expect(await subscribers()).toEqual([])
  })

  test('one address gets 3 mails a day at most, and the answer stays the same', async () => {
    const client = open()
    for (let count = 0; count < 5; count += 1) {
      expect((await client.post('/newsletter', { email: 'a@example.org' })).status).toBe(200)
    }
    expect(await database().query.select().from(jobs)).toHaveLength(3)
    expect(JSON.stringify(await database().query.select().from(counters))).not.toContain('a@example.org')
  })

  test('what is no address gets its sentence, a page without script its page', async () => {
    const { post } = open()
    const reply = await post('/newsletter', { email: 'no address' })
    expect([reply.status, (await reply.json()).fields.email]).toEqual([
      422,
      'Type an email address, as in name@example.org.',
    ])
    const form = await post('/newsletter', new URLSearchParams({ email: 'no address' }))
    expect(form.headers.get('location')).toBe('/newsletter/wrong')
  })

  test('without a mail server there is no newsletter', async () => {
    expect((await open({}).post('/newsletter', { email: 'a@example.org' })).status).toBe(404)
  })
})
