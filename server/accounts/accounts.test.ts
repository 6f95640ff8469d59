import { randomUUID } from 'node:crypto'
import { beforeEach, describe, expect, test } from 'vitest'
import { cookiesOf, createAccountClient, goodPassword, newPerson } from '#tests/account-client'
import { eachDatabase } from '#tests/database'
import { answeredFields, markedFields } from './child-answer.ts'
import { readFlashedForm } from './form-fallback.ts'

eachDatabase(({ database }) => {
  let client: ReturnType<typeof createAccountClient>
  let person: ReturnType<typeof newPerson>

  beforeEach(() => {
    client = createAccountClient(database())
    person = newPerson(client)
  })

  describe('sign-up and sign-in', () => {
    test('a new account signs in and is known by its cookie', async () => {
      const made = await person.signUp({ audience: 'teen' })
      expect([made.status, await made.json()]).toEqual([
        200,
        { ok: true, message: 'Account created! Please sign in.' },
      ])
      expect(made.headers.getSetCookie()).toEqual([])
      const entered = await person.signIn()
      expect([entered.status, await entered.json()]).toEqual([200, { ok: true, next: '/home' }])
      const found = await client.viewerOf(cookiesOf(entered))
      expect(found?.viewer).toMatchObject({
        email: person.email,
        ageBand: 'teen',
        sharedComputer: false,
        createdAt: client.clock.now,
      })
    })

    test('an email is the same address however it is written', async () => {
      await person.signUp({ email: `  ${person.email.toUpperCase()} ` })
      expect((await person.signIn({ email: person.email.replace('example', 'EXAMPLE') })).status).toBe(200)
    })

    test('a taken address gets the same answer and keeps its password', async () => {
      const first = await person.signUp()
      const second = await person.signUp({ password: 'another person was here' })
      expect([second.status, await second.text()]).toEqual([first.status, await first.text()])
      expect([...second.headers]).toEqual([...first.headers])
      expect((await person.signIn()).status).toBe(200)
      expect((await person.signIn({ password: 'another person was here' })).status).toBe(401)
    })

    test('two sign-ups of one address at once make one account', async () => {
      const both = await Promise.all([person.signUp(), person.signUp()])
      expect(both.map((response) => response.status)).toEqual([200, 200])
      expect((await person.signIn()).status).toBe(200)
    })

    test('a wrong password and an unknown address get the same answer', async () => {
      await person.signUp()
      const wrong = await person.signIn({ password: 'not the password' })
      const unknown = await person.signIn({ email: `${randomUUID()}@example.com` })
      expect([unknown.status, await unknown.text()]).toEqual([401, await wrong.text()])
    })

    test('the session cookie is out of reach for scripts and for other sites', async () => {
      await person.signUp()
      const [line] = (await person.signIn()).headers.getSetCookie()
      expect(line).toMatch(
        /^__Host-session=[\w-]{43}; Path=\/; HttpOnly; SameSite=Lax; Secure; Max-Age=604800$/,
      )
    })

    test('on plain http of this machine the cookie has no prefix', async () => {
      person = newPerson(createAccountClient(database(), { APP_URL: 'http://localhost:3000' }))
      await person.signUp()
      expect((await person.signIn()).headers.getSetCookie()[0]).toMatch(
        /^session=[\w-]{43}; Path=\/; HttpOnly; SameSite=Lax; Max-/,
      )
    })

    test('the token is in no body, no log line and no table', async () => {
      await person.signUp()
      const entered = await person.signIn()
      const token = /session=([\w-]{43})/.exec(cookiesOf(entered))?.[1]
      expect(token).toBeDefined()
      const rows = await database().pool.query('select * from sessions')
      const everything = [await entered.text(), ...client.logged, JSON.stringify(rows.rows)].join('\n')
      expect(rows.rows.length).toBeGreaterThan(0)
      expect(everything).not.toContain(token)
      expect(everything).not.toContain(goodPassword)
    })
  })

  describe('a child under 13', () => {
    test('is pointed to a grown-up, and another answer in the same browser session does not help', async () => {
      const asked = await person.signUp({ audience: 'child' })
      expect(asked.status).toBe(422)
      expect((await asked.json()).fields).toEqual(answeredFields)
      const flag = asked.headers.getSetCookie()
      expect(flag).toEqual(['__Host-audience=child; Path=/; HttpOnly; SameSite=Lax; Secure'])
      const again = await person.post(
        '/auth/sign-up',
        { email: person.email, password: goodPassword, audience: 'teen' },
        { cookie: cookiesOf(asked) },
      )
      expect([again.status, (await again.json()).fields]).toEqual([422, markedFields])
      expect(markedFields.audience).toContain('until the browser is closed')
      expect((await person.signIn()).status).toBe(401)
    })
  })

  describe('a form without JavaScript', () => {
    const form = (path: string, fields: Record<string, string>, headers = {}) =>
      person.post(path, new URLSearchParams(fields), headers)

    test('goes from sign-up to sign-in to the page where the person was going', async () => {
      const made = await form('/auth/sign-up', {
        email: person.email,
        password: goodPassword,
        audience: 'adult',
        next: '/account',
      })
      expect([made.status, made.headers.get('location')]).toEqual([
        303,
        '/auth?mode=sign_in&created=1&next=%2Faccount',
      ])
      const entered = await form('/auth/sign-in', {
        email: person.email,
        password: goodPassword,
        next: '/account#billing',
      })
      expect([entered.status, entered.headers.get('location')]).toEqual([303, '/account#billing'])
      expect((await client.viewerOf(cookiesOf(entered)))?.viewer.email).toBe(person.email)
      const shared = await form('/auth/sign-in', {
        email: person.email,
        password: goodPassword,
        sharedComputer: 'on',
      })
      expect((await client.viewerOf(cookiesOf(shared)))?.viewer.sharedComputer).toBe(true)
      const out = await form('/auth/sign-out', {}, { cookie: cookiesOf(entered) })
      expect([out.status, out.headers.get('location')]).toEqual([303, '/?signed-out'])
    })

    test('of a child comes back without the address that was typed', async () => {
      const response = await form('/auth/sign-up', {
        email: person.email,
        password: goodPassword,
        audience: 'child',
      })
      const request = new Request(client.settings.appUrl, { headers: { cookie: cookiesOf(response) } })
      expect(readFlashedForm(request, client.settings)).toMatchObject({
        email: '',
        audience: 'child',
        body: { fields: answeredFields },
      })
    })

    test('that is wrong comes back with what was typed, but never the password', async () => {
      const response = await form('/auth/sign-up', {
        email: person.email,
        password: 'too short',
        audience: 'teen',
      })
      expect([response.status, response.headers.get('location')]).toEqual([
        303,
        '/auth?mode=sign_up&error=fields_wrong',
      ])
      const cookie = cookiesOf(response)
      const request = new Request(client.settings.appUrl, { headers: { cookie } })
      const failed = readFlashedForm(request, client.settings)
      expect(failed).toMatchObject({
        email: person.email,
        audience: 'teen',
        body: { fields: { password: expect.any(String) } },
      })
      expect(JSON.stringify(failed)).not.toContain('too short')
    })
  })
})
