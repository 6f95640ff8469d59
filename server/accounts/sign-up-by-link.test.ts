import { beforeEach, describe, expect, test } from 'vitest'
import {
  codeOf,
  cookiesOf,
  createAccountClient,
  goodPassword,
  newPerson,
  withMail,
} from '#tests/account-client'
import { eachDatabase } from '#tests/database'

const minute = 60_000
const attackersPassword = 'someone else was here first'

eachDatabase(({ database }) => {
  let client: ReturnType<typeof createAccountClient>
  let person: ReturnType<typeof newPerson>

  beforeEach(() => {
    client = createAccountClient(database(), withMail)
    person = newPerson(client)
  })

  async function lastCode(email = person.email): Promise<string> {
    return codeOf((await client.mailsTo(email)).at(-1))
  }
  const confirm = (given: Record<string, unknown>) => person.post('/auth/confirm', given)

  describe('sign-up where mail is sent', () => {
    test('makes the account only when the link is opened and the password is typed there', async () => {
      const asked = await person.signUp()
      expect(await asked.json()).toEqual({
        ok: true,
        message: 'Account created! Please sign in. First open the link in the mail that we sent you.',
      })
      expect((await person.signIn()).status).toBe(401)
      const opened = await confirm({ token: await lastCode(), password: goodPassword })
      expect([opened.status, await opened.json()]).toEqual([200, { ok: true, next: '/home' }])
      const found = await client.viewerOf(cookiesOf(opened))
      expect(found?.viewer).toMatchObject({ email: person.email, ageBand: 'adult', isEmailVerified: true })
      expect((await person.signIn()).status).toBe(200)
    })

    test('keeps the code out of the table, the log and every answer', async () => {
      const asked = await person.signUp()
      const code = await lastCode()
      expect(code).toMatch(/^[\w-]{43}$/)
      const { rows } = await database().pool.query('select * from account_links')
      const everything = [await asked.text(), ...client.logged, JSON.stringify(rows)].join('\n')
      expect(everything).toContain(person.email)
      expect(everything).not.toContain(code)
      expect(everything).not.toContain(goodPassword)
    })

    test('answers the same for a taken address, whose person gets a mail that says so', async () => {
      const first = await person.signUp()
      await confirm({ token: await lastCode(), password: goodPassword })
      const again = await person.signUp({ password: attackersPassword })
      expect([again.status, await again.text()]).toEqual([first.status, await first.text()])
      expect([...again.headers]).toEqual([...first.headers])
      expect((await client.mailsTo(person.email)).map(({ template }) => template)).toEqual([
        'sign-up-link',
        'sign-up-taken',
      ])
      expect((await person.signIn({ password: attackersPassword })).status).toBe(401)
      expect((await person.signIn()).status).toBe(200)
    })
  })

  describe('an address that somebody else signed up first', () => {
    test('attacker, then owner: the link of the owner takes the place of the other one', async () => {
      await newPerson(client).post('/auth/sign-up', {
        email: person.email,
        password: attackersPassword,
        audience: 'adult',
      })
      const attackersLink = await lastCode()
      await person.signUp()
      expect((await confirm({ token: attackersLink, password: attackersPassword })).status).toBe(422)
      expect((await confirm({ token: await lastCode(), password: goodPassword })).status).toBe(200)
      expect((await person.signIn({ password: attackersPassword })).status).toBe(401)
      expect((await person.signIn()).status).toBe(200)
    })

    test('owner, then attacker: the owner opens the newer link and chooses the password', async () => {
      await person.signUp()
      const ownersLink = await lastCode()
      await newPerson(client).post('/auth/sign-up', {
        email: person.email,
        password: attackersPassword,
        audience: 'adult',
      })
      const newest = await lastCode()
      expect(newest).not.toBe(ownersLink)
      expect((await (await confirm({ token: ownersLink, password: goodPassword })).json()).error).toBe(
        'link_over',
      )
      const wrong = await confirm({ token: newest, password: goodPassword })
      expect([wrong.status, (await wrong.json()).fields.password]).toEqual([
        422,
        expect.stringContaining('Choose a new password'),
      ])
      expect((await person.signIn({ password: attackersPassword })).status).toBe(401)
      expect((await confirm({ token: newest, newPassword: goodPassword })).status).toBe(200)
      expect((await person.signIn({ password: attackersPassword })).status).toBe(401)
      expect((await person.signIn()).status).toBe(200)
    })
  })

  describe('the link of a sign-up', () => {
    test('works for 30 minutes and one time', async () => {
      await person.signUp()
      const code = await lastCode()
      client.later(30 * minute - 1)
      expect((await confirm({ token: code, password: goodPassword })).status).toBe(200)
      const again = await confirm({ token: code, password: goodPassword })
      expect([again.status, (await again.json()).message]).toEqual([422, 'This link no longer works.'])
      const late = newPerson(client)
      await late.signUp()
      const lateCode = codeOf((await client.mailsTo(late.email))[0])
      client.later(30 * minute)
      expect((await confirm({ token: lateCode, password: goodPassword })).status).toBe(422)
      expect((await late.signIn()).status).toBe(401)
    })

    test('opened twice at once makes one account', async () => {
      await person.signUp()
      const token = await lastCode()
      const both = await Promise.all([1, 2].map(() => confirm({ token, password: goodPassword })))
      expect(both.some(({ status }) => status === 200)).toBe(true)
      const { rows } = await database().pool.query('select id from users where email = $1', [person.email])
      expect(rows).toHaveLength(1)
      expect((await person.signIn()).status).toBe(200)
    })

    test('says for each box what is wrong with it', async () => {
      await person.signUp()
      const token = await lastCode()
      const fields = async (given: Record<string, unknown>) => (await (await confirm(given)).json()).fields
      expect(await fields({ token: ' ', password: goodPassword })).toEqual({
        token: 'Paste the code from the email. It is the part of the link after the # sign.',
      })
      expect(await fields({ token, password: '' })).toEqual({
        password: 'Enter the password that you chose when you signed up.',
      })
      expect(await fields({ token, newPassword: 'short' })).toEqual({
        newPassword: 'This password has 5 characters. It needs 12 or more.',
      })
      const whole = `https://tonewise.example/auth/confirm#${token}`
      expect((await confirm({ token: whole, password: goodPassword })).status).toBe(200)
    })

    test('is mailed 3 times in an hour at most, and the last one that was mailed goes on working', async () => {
      for (let count = 0; count < 5; count += 1) expect((await person.signUp()).status).toBe(200)
      expect(await client.mailsTo(person.email)).toHaveLength(3)
      expect((await confirm({ token: await lastCode(), password: goodPassword })).status).toBe(200)
    })

    test('works from a page without script, which keeps the code when something was wrong', async () => {
      await person.signUp()
      const token = await lastCode()
      const wrong = await person.post(
        '/auth/confirm',
        new URLSearchParams({ token, password: 'seven wrong words' }),
      )
      expect([wrong.status, wrong.headers.get('location')]).toEqual([303, '/auth/confirm?error=fields_wrong'])
      const flashed = Buffer.from(/failed-form=([\w-]+)/.exec(cookiesOf(wrong))?.[1] ?? '', 'base64url')
      expect(JSON.parse(flashed.toString()).token).toBe(token)
      expect(flashed.toString()).not.toContain('seven wrong words')
      const right = await person.post('/auth/confirm', new URLSearchParams({ token, password: goodPassword }))
      expect([right.status, right.headers.get('location')]).toEqual([303, '/home'])
      expect((await client.viewerOf(cookiesOf(right)))?.viewer.email).toBe(person.email)
    })
  })
})
