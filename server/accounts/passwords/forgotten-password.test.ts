import { randomUUID } from 'node:crypto'
import { beforeEach, describe, expect, test } from 'vitest'
import { codeOf, cookiesOf, createAccountClient, goodPassword, newPerson } from '#tests/account-client'
import { eachDatabase } from '#tests/database'

const minute = 60_000
const better = 'eleven paper boats on a lake'

eachDatabase(({ database }) => {
  let client: ReturnType<typeof createAccountClient>
  let person: ReturnType<typeof newPerson>

  beforeEach(async () => {
    client = createAccountClient(database(), { SMTP_URL: 'outbox' })
    person = newPerson(client)
    await person.signUp()
  })

  const forget = (email = person.email) => person.post('/auth/forgot', { email })
  const reset = (token: string, newPassword = better) => person.post('/auth/reset', { token, newPassword })
  const linkMails = async (email = person.email) =>
    (await client.mailsTo(email)).filter(({ template }) => template === 'password-link')
  const lastCode = async () => codeOf((await linkMails()).at(-1))

  describe('a forgotten password', () => {
    test('is replaced by a mailed link, and every session ends', async () => {
      const before = cookiesOf(await person.signIn())
      expect((await forget()).status).toBe(200)
      const done = await reset(await lastCode())
      expect([done.status, await done.json()]).toEqual([200, { ok: true, next: '/auth?new-password' }])
      expect(await client.viewerOf(before)).toBeNull()
      expect((await person.signIn()).status).toBe(401)
      const entered = await person.signIn({ password: better })
      expect((await client.viewerOf(cookiesOf(entered)))?.viewer.isEmailVerified).toBe(true)
      expect((await client.mailsTo(person.email)).at(-1)).toMatchObject({ template: 'password-changed' })
    })

    test('gets the same answer for a known and an unknown address', async () => {
      const known = await forget()
      const unknown = await forget(`${randomUUID()}@example.com`)
      expect([unknown.status, await unknown.text()]).toEqual([known.status, await known.text()])
      expect([...unknown.headers]).toEqual([...known.headers])
    })

    test('takes a link once, for 30 minutes, and only the newest one', async () => {
      await forget()
      const first = await lastCode()
      await forget()
      expect((await (await reset(first)).json()).error).toBe('link_over')
      client.later(30 * minute)
      expect((await reset(await lastCode())).status).toBe(422)
      await forget()
      const third = await lastCode()
      const both = await Promise.all([reset(third), reset(third, 'another calm sentence here')])
      expect(both.map(({ status }) => status).sort()).toEqual([200, 422])
    })

    test('opens no other page that takes a code, and stays good', async () => {
      await forget()
      const token = await lastCode()
      for (const path of ['/auth/confirm', '/auth/email', '/auth/adult/code']) {
        const password = path === '/auth/adult/code' ? {} : { password: goodPassword }
        const refused = await person.post(path, { token, ...password })
        expect([path, (await refused.json()).error]).toEqual([path, 'link_over'])
      }
      expect((await reset(token)).status).toBe(200)
    })

    test('says what is wrong with the new password and keeps the link', async () => {
      await forget()
      const code = await lastCode()
      const fields = async (newPassword: string) => (await (await reset(code, newPassword)).json()).fields
      expect(await fields('')).toEqual({ newPassword: 'Enter a password of 12 to 128 characters.' })
      expect(await fields(person.email)).toEqual({
        newPassword: 'This password is your email address. Choose another one.',
      })
      expect((await reset(code)).status).toBe(200)
    })

    test('says what is wrong with an address', async () => {
      expect((await (await forget('ada')).json()).fields.email).toMatch(/not a complete email address/)
    })

    test('ends the waits that wrong passwords made', async () => {
      for (let count = 0; count < 6; count += 1) await person.signIn({ password: 'a wrong password' })
      expect((await person.signIn()).status).toBe(429)
      await forget()
      await reset(await lastCode())
      expect((await person.signIn({ password: better })).status).toBe(200)
    })

    test('mails 3 links in an hour to one mailbox, and says nothing about more', async () => {
      const answers = await Promise.all([1, 2, 3, 4, 5].map(() => forget().then((reply) => reply.text())))
      expect(new Set(answers).size).toBe(1)
      expect(await linkMails()).toHaveLength(3)
      client.later(61 * minute)
      await forget()
      expect(await linkMails()).toHaveLength(4)
    })

    test('mails 20 links in an hour for one computer', async () => {
      const people = Array.from({ length: 22 }, () => newPerson(client))
      for (const each of people) await each.signUp()
      for (const each of people) expect((await forget(each.email)).status).toBe(200)
      const mailed = await Promise.all(people.map((each) => linkMails(each.email)))
      expect(mailed.filter((mails) => mails.length === 1)).toHaveLength(20)
    })

    test('keeps the code out of the table, and the address out of the limits', async () => {
      await forget()
      const { rows: links } = await database().pool.query('select * from account_links')
      expect(JSON.stringify(links)).toContain(person.email)
      expect(JSON.stringify(links)).not.toContain(await lastCode())
      const { rows: counters } = await database().pool.query('select * from counters')
      expect(counters.length).toBeGreaterThan(0)
      expect(JSON.stringify(counters)).not.toContain(person.email)
    })

    test('cannot be replaced where no mail can be sent', async () => {
      client = createAccountClient(database())
      person = newPerson(client)
      await person.signUp()
      expect((await forget()).status).toBe(404)
      expect(await client.mailsTo(person.email)).toEqual([])
    })

    test('is replaced from pages without script, too', async () => {
      const asked = await person.post('/auth/forgot', new URLSearchParams({ email: person.email }))
      expect([asked.status, asked.headers.get('location')]).toEqual([303, '/auth/forgot?sent'])
      const token = await lastCode()
      const short = await person.post('/auth/reset', new URLSearchParams({ token, newPassword: 'short' }))
      expect(short.headers.get('location')).toBe('/auth/reset?error=fields_wrong')
      const done = await person.post('/auth/reset', new URLSearchParams({ token, newPassword: better }))
      expect([done.status, done.headers.get('location')]).toEqual([303, '/auth?new-password'])
      expect((await person.signIn({ password: goodPassword })).status).toBe(401)
      expect((await person.signIn({ password: better })).status).toBe(200)
    })
  })
})
