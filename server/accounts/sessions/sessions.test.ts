import { beforeEach, describe, expect, test, vi } from 'vitest'
import { cookiesOf, createAccountClient, newPerson } from '#tests/account-client'
import { eachDatabase } from '#tests/database'
import { openWholeApp } from '#tests/whole-app'

const minute = 60_000
const hour = 60 * minute
const day = 24 * hour

eachDatabase(({ database }) => {
  let client: ReturnType<typeof createAccountClient>
  let person: ReturnType<typeof newPerson>

  beforeEach(() => {
    client = createAccountClient(database())
    person = newPerson(client)
  })

  describe('sessions', () => {
    async function enter(given: Record<string, unknown> = {}) {
      await person.signUp()
      return cookiesOf(await person.signIn(given))
    }

    test('end after 7 days without use', async () => {
      const cookie = await enter()
      client.later(7 * day - minute)
      expect(await client.viewerOf(cookie, '/auth')).not.toBeNull()
      const unused = await enter()
      client.later(7 * day)
      expect(await client.viewerOf(unused)).toBeNull()
    })

    test('in use are prolonged, but never past 30 days', async () => {
      const cookie = await enter()
      for (let past = 0; past < 29; past += 1) {
        client.later(day)
        const found = await client.viewerOf(cookie)
        expect(found).not.toBeNull()
        if (past === 0) expect(found?.setCookie?.[0]).toContain('Max-Age=604800')
      }
      client.later(day - minute)
      expect(await client.viewerOf(cookie)).not.toBeNull()
      client.later(2 * minute)
      expect(await client.viewerOf(cookie)).toBeNull()
    })

    test('are prolonged by a page that is opened, and not by a form that is sent', async () => {
      const clock = { now: new Date('2026-03-02T09:00:00Z') }
      const app = openWholeApp(database(), {}, () => clock.now)
      const ways = [
        {
          ask: (cookie: string) => app.send('POST', '/api/feedback', { cookie, json: { text: 'Hi.' } }),
          later: 401,
        },
        { ask: (cookie: string) => app.send('GET', '/functions/v1/answers-left', { cookie }), later: 200 },
      ]
      for (const { ask, later } of ways) {
        const { cookie } = await app.addPerson({ at: clock.now })
        clock.now = new Date(clock.now.getTime() + 23 * hour)
        const reply = await ask(cookie)
        expect(reply.status).toBe(200)
        expect(reply.headers.getSetCookie()).toHaveLength(later === 200 ? 1 : 0)
        clock.now = new Date(clock.now.getTime() + 2 * hour)
        expect((await app.send('GET', '/functions/v1/answers-left', { cookie })).status).toBe(later)
      }
    })

    test('on a shared computer end after 12 hours or with the browser', async () => {
      await person.signUp()
      const entered = await person.signIn({ sharedComputer: true })
      expect(entered.headers.getSetCookie()[0]).not.toContain('Max-Age')
      const cookie = cookiesOf(entered)
      client.later(6 * hour)
      expect((await client.viewerOf(cookie))?.setCookie).toBeUndefined()
      client.later(6 * hour - minute)
      expect((await client.viewerOf(cookie))?.viewer.sharedComputer).toBe(true)
      client.later(2 * minute)
      expect(await client.viewerOf(cookie)).toBeNull()
    })

    test('end on the server at sign-out, and the browser is told to forget', async () => {
      const cookie = await enter()
      const out = await person.post('/auth/sign-out', {}, { cookie })
      expect(await out.json()).toEqual({ ok: true })
      expect(out.headers.get('clear-site-data')).toBe('"cache", "storage"')
      expect(out.headers.getSetCookie()[0]).toContain('Max-Age=0')
      expect(await client.viewerOf(cookie)).toBeNull()
    })

    test('are replaced by a new one at sign-in', async () => {
      const old = await enter()
      const fresh = cookiesOf(await person.signIn({}, { cookie: old }))
      expect(fresh).not.toBe(old)
      expect(await client.viewerOf(old)).toBeNull()
      expect(await client.viewerOf(fresh)).not.toBeNull()
    })

    test('cost one query for each request, and none without a cookie', async () => {
      const cookie = await enter()
      const queries = vi.spyOn(database().pool, 'query')
      // Each minute the embedded database is asked for the size of its log.
      const asked = () => queries.mock.calls.filter((call) => !/pg_\w*wal/.test(JSON.stringify(call))).length
      await client.viewerOf('another=cookie')
      expect(asked()).toBe(0)
      expect(await client.viewerOf(cookie)).not.toBeNull()
      expect(asked()).toBe(1)
      queries.mockRestore()
    })

    test('are not made by a cookie that somebody wrote', async () => {
      await enter()
      const guesses = [`__Host-session=${'A'.repeat(43)}`, "__Host-session=' or 1=1 --", '__Host-session=']
      expect(await Promise.all(guesses.map((guess) => client.viewerOf(guess)))).toEqual([null, null, null])
    })
  })
})
