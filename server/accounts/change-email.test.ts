import { beforeEach, describe, expect, test } from 'vitest'
import { codeOf, cookiesOf, createAccountClient, goodPassword, newPerson } from '#tests/account-client'
import { eachDatabase } from '#tests/database'

const minute = 60_000
const better = 'eleven paper boats on a lake'

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

  const act = (path: string, body: unknown) => person.post(`/api/account/${path}`, body, { cookie })
  const changeEmail = (email: string, currentPassword = goodPassword) =>
    act('email', { email, currentPassword })
  const openLink = async (email: string) =>
    person.post('/auth/email', { token: codeOf((await client.mailsTo(email)).at(-1)) }, { cookie })
  const isVerified = async () => (await client.viewerOf(cookie))?.viewer.isEmailVerified

  describe('a change of address', () => {
    test('needs the password and the link to the new address, and the old one gets a notice', async () => {
      const other = cookiesOf(await person.signIn())
      const { email } = newPerson(client)
      const wrong = await changeEmail(email, 'not the password')
      expect([wrong.status, (await wrong.json()).fields]).toEqual([
        422,
        { currentPassword: 'That password doesn’t match this account.' },
      ])
      expect(await client.mailsTo(email)).toEqual([])
      const asked = await changeEmail(`  ${email.toUpperCase()}`)
      expect((await asked.json()).message).toContain(`${person.email} stays your address`)
      expect((await client.viewerOf(cookie))?.viewer.email).toBe(person.email)
      expect((await openLink(email)).status).toBe(200)
      expect((await client.viewerOf(cookie))?.viewer).toMatchObject({ email, isEmailVerified: true })
      expect(await client.viewerOf(other)).toBeNull()
      expect((await person.signIn()).status).toBe(401)
      expect((await person.signIn({ email })).status).toBe(200)
      expect((await client.mailsTo(person.email)).at(-1)).toMatchObject({
        template: 'email-changed',
        values: { email },
      })
    })

    test('by a link that is opened where nobody is signed in needs the password again', async () => {
      const { email } = newPerson(client)
      await changeEmail(email)
      const token = codeOf((await client.mailsTo(email)).at(-1))
      const open = (password: string) => person.post('/auth/email', { token, password })
      expect((await (await open('')).json()).fields.password).toMatch(/^Enter the password/)
      expect((await (await open('not the password')).json()).fields.password).toMatch(/^That password/)
      expect((await open(goodPassword)).status).toBe(200)
      expect((await client.viewerOf(cookie))?.viewer.email).toBe(email)
    })

    test('to the mailbox of another person is not confirmed by that person', async () => {
      const owner = newPerson(client)
      await changeEmail(owner.email)
      const link = { token: codeOf((await client.mailsTo(owner.email)).at(-1)), password: better }
      expect((await owner.post('/auth/email', link)).status).toBe(422)
      const other = newPerson(client)
      await other.signUp()
      const signedIn = { cookie: cookiesOf(await other.signIn()) }
      const refused = await owner.post('/auth/email', link, signedIn)
      expect([refused.status, (await refused.json()).error]).toEqual([422, 'link_of_another'])
      expect((await client.viewerOf(cookie))?.viewer.email).toBe(person.email)
    })

    test('to a taken address tells its person, and not the one who asked', async () => {
      const owner = newPerson(client)
      await owner.signUp()
      const free = newPerson(client)
      const messageFor = async (email: string) =>
        (await (await changeEmail(email)).json()).message.replace(email, 'the address')
      expect(await messageFor(owner.email)).toBe(await messageFor(free.email))
      expect((await client.mailsTo(owner.email)).map(({ template }) => template)).toEqual(['email-taken'])
    })

    test('fails when another account took the address while the link was on its way', async () => {
      const rival = newPerson(client)
      await changeEmail(rival.email)
      await rival.signUp()
      expect((await (await openLink(rival.email)).json()).error).toBe('link_over')
      expect((await client.viewerOf(cookie))?.viewer.email).toBe(person.email)
    })

    test('says for each box what is wrong with it', async () => {
      const fields = async (email: string, password?: string) =>
        (await (await changeEmail(email, password)).json()).fields
      expect(await fields('', '')).toEqual({
        email: 'Enter your email address.',
        currentPassword: 'Enter the password of your account.',
      })
      expect(await fields(person.email)).toEqual({ email: 'This is the address of your account already.' })
      expect((await fields('ada@')).email).toMatch(/not a complete email address/)
    })

    test('takes a link once and for 30 minutes', async () => {
      const { email } = newPerson(client)
      await changeEmail(email)
      client.later(30 * minute)
      expect((await openLink(email)).status).toBe(422)
      await changeEmail(email)
      expect((await openLink(email)).status).toBe(200)
      expect((await openLink(email)).status).toBe(422)
    })

    test('mails 3 links in an hour of one account, then asks to wait', async () => {
      for (let count = 0; count < 3; count += 1) {
        expect((await changeEmail(newPerson(client).email)).status).toBe(200)
      }
      const next = await changeEmail(newPerson(client).email)
      expect([next.status, (await next.json()).error]).toEqual([429, 'too_many'])
    })

    test('happens at once where no mail can be sent', async () => {
      await openFor({})
      const other = cookiesOf(await person.signIn())
      const rival = newPerson(client)
      await rival.signUp()
      expect((await (await changeEmail(rival.email)).json()).fields.email).toMatch(/cannot be used/)
      const { email } = newPerson(client)
      const changed = await changeEmail(email)
      expect((await changed.json()).message).toContain(`Your email address is ${email} now.`)
      expect((await client.viewerOf(cookie))?.viewer).toMatchObject({ email, isEmailVerified: false })
      expect(await client.viewerOf(other)).toBeNull()
      expect((await act('email/verify', {})).status).toBe(404)
    })
  })

  describe('the address of the account', () => {
    test('is confirmed by a link to it, and the sessions stay', async () => {
      const other = cookiesOf(await person.signIn())
      expect(await isVerified()).toBe(false)
      expect((await act('email/verify', {})).status).toBe(200)
      expect((await openLink(person.email)).status).toBe(200)
      expect(await isVerified()).toBe(true)
      expect(await client.viewerOf(other)).not.toBeNull()
      expect((await act('email/verify', {})).status).toBe(404)
    })
  })
})
