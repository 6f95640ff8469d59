import { beforeEach, describe, expect, test } from 'vitest'
import { codeOf, cookiesOf, createAccountClient, goodPassword, newPerson } from '#tests/account-client'
import { eachDatabase } from '#tests/database'
import { loadProfile } from './load-profile.ts'

const minute = 60_000
const better = 'eleven paper boats on a lake'
const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0'

eachDatabase(({ database }) => {
  let client: ReturnType<typeof createAccountClient>
  let person: ReturnType<typeof newPerson>
  let cookie: string

  async function openFor(environment: Record<string, string>) {
    client = createAccountClient(database(), environment)
    person = newPerson(client)
    await person.signUp()
    cookie = cookiesOf(await person.signIn())
  }
  beforeEach(() => openFor({ SMTP_URL: 'outbox' }))

  const act = (path: string, body: unknown, from = cookie) =>
    person.post(`/api/account/${path}`, body, { cookie: from })
  const changePassword = (given: Record<string, string> = {}) =>
    act('password', { currentPassword: goodPassword, newPassword: better, ...given })
  async function profileOf(from: string) {
    const found = await client.viewerOf(from)
    if (!found) throw new Error('signed out')
    return loadProfile(client.runtime, found.viewer)
  }

  describe('a change of password', () => {
    test('needs the current one, ends the other sessions, keeps this one and mails a notice', async () => {
      const other = cookiesOf(await person.signIn())
      const wrong = await changePassword({ currentPassword: 'not the password' })
      expect([wrong.status, await wrong.json()]).toEqual([
        422,
        {
          error: 'password_failed',
          message: 'Failed to update password',
          next: 'Your old password still works. Check the box and try again.',
          fields: { currentPassword: 'That password doesn’t match this account.' },
        },
      ])
      expect(await client.viewerOf(other)).not.toBeNull()
      expect((await changePassword()).status).toBe(200)
      expect(await client.viewerOf(cookie)).not.toBeNull()
      expect(await client.viewerOf(other)).toBeNull()
      expect((await person.signIn()).status).toBe(401)
      expect((await person.signIn({ password: better })).status).toBe(200)
      expect((await client.mailsTo(person.email)).map(({ template }) => template)).toEqual([
        'password-changed',
      ])
    })

    test('says for each box what is wrong with it', async () => {
      const fields = async (given: Record<string, string>) =>
        (await (await changePassword(given)).json()).fields
      expect(await fields({ currentPassword: '', newPassword: '' })).toEqual({
        currentPassword: 'Enter the password that you have now.',
        newPassword: 'Enter a password of 12 to 128 characters.',
      })
      expect(await fields({ newPassword: goodPassword })).toEqual({
        newPassword: 'This is the password that you have now. Choose another one.',
      })
      expect(await fields({ newPassword: 'x'.repeat(129) })).toEqual({
        newPassword: 'This password has 129 characters. The limit is 128.',
      })
      expect((await person.signIn()).status).toBe(200)
    })

    test('makes guesses at the current one wait as at sign-in', async () => {
      for (let count = 0; count < 5; count += 1) await changePassword({ currentPassword: `guess ${count}` })
      const next = await changePassword()
      expect([next.status, next.headers.get('retry-after')]).toEqual([429, '30'])
      client.later(30_000)
      expect((await changePassword()).status).toBe(200)
    })

    test('makes a link that was mailed before useless', async () => {
      await person.post('/auth/forgot', { email: person.email })
      const token = codeOf((await client.mailsTo(person.email)).at(-1))
      await changePassword()
      const late = await person.post('/auth/reset', { token, newPassword: 'somebody else is here now' })
      expect(late.status).toBe(422)
      expect((await person.signIn({ password: better })).status).toBe(200)
    })
  })

  describe('the list of devices', () => {
    test('names each in plain words, with its last use, and keeps no more of the browser', async () => {
      await person.signIn({ sharedComputer: true }, { 'user-agent': firefox })
      client.later(3 * 60 * minute)
      const { sessions } = await profileOf(cookie)
      expect(sessions.map(({ id: _, ...session }) => session)).toEqual([
        {
          device: 'A device that did not say its name',
          isThis: true,
          isShared: false,
          used: 'Last used in the last hour',
        },
        {
          device: 'Firefox on a Linux computer',
          isThis: false,
          isShared: true,
          used: 'Last used about 3 hours ago',
        },
      ])
      const { rows } = await database().pool.query('select user_agent, ip_address from sessions')
      expect(JSON.stringify(rows)).not.toContain('Mozilla')
      expect(rows.every(({ ip_address }) => !ip_address)).toBe(true)
    })

    test('ends one of them, and none of another person', async () => {
      const other = cookiesOf(await person.signIn())
      const id = (await client.viewerOf(other))?.viewer.sessionId
      const stranger = newPerson(client)
      await stranger.signUp()
      const foreign = cookiesOf(await stranger.signIn())
      expect((await act('sessions/end', { id }, foreign)).status).toBe(404)
      expect(await client.viewerOf(other)).not.toBeNull()
      expect((await act('sessions/end', { id })).status).toBe(200)
      expect(await client.viewerOf(other)).toBeNull()
      expect(await client.viewerOf(cookie)).not.toBeNull()
      expect((await act('sessions/end', { id })).status).toBe(404)
    })

    test('ends all of them, here too, and tells the browser to forget', async () => {
      const other = cookiesOf(await person.signIn())
      const ended = await act('sessions/end-all', {})
      expect([await ended.json(), ended.headers.get('clear-site-data')]).toEqual([
        { ok: true, next: '/?signed-out' },
        // The cookie by which this browser keeps its own count of wrong passwords stays.
        '"cache", "storage"',
      ])
      expect(ended.headers.getSetCookie()[0]).toContain('Max-Age=0')
      expect([await client.viewerOf(cookie), await client.viewerOf(other)]).toEqual([null, null])
    })
  })

  test('every act is for signed-in people', async () => {
    for (const path of ['email', 'email/verify', 'password', 'sessions/end', 'sessions/end-all']) {
      expect([path, (await act(path, {}, '')).status]).toEqual([path, 401])
    }
  })
})
