import { beforeEach, expect, test } from 'vitest'
import {
  codeOf,
  cookiesOf,
  createAccountClient,
  goodPassword,
  newPerson,
  withMail,
} from '#tests/account-client'
import { eachDatabase } from '#tests/database'
import { makeAdultLink, markedFields } from './child-answer.ts'

eachDatabase(({ database }) => {
  let client: ReturnType<typeof createAccountClient>
  let person: ReturnType<typeof newPerson>
  let cookie: string

  beforeEach(async () => {
    await open(withMail)
  })

  async function open(environment: Record<string, string>) {
    client = createAccountClient(database(), environment)
    person = newPerson(client)
    cookie = cookiesOf(await person.signUp({ audience: 'child' }))
  }
  function signUp(jar: string) {
    const fields = { email: person.email, password: goodPassword, audience: 'adult' }
    return person.post('/auth/sign-up', fields, { cookie: jar })
  }
  /** The browser's cookies after a reply: a cleared one is gone. */
  function isForgotten(response: Response): boolean {
    return response.headers.getSetCookie().some((line) => /^__Host-audience=;.*Max-Age=0/.test(line))
  }

  test('a mailed link takes the answer back, once and for 30 minutes', async () => {
    expect((await signUp(cookie)).status).toBe(422)
    const asked = await person.post('/auth/adult', { email: person.email }, { cookie })
    expect([asked.status, isForgotten(asked)]).toEqual([200, false])
    expect((await (await signUp(cookie)).json()).fields).toEqual(markedFields)
    const [mail] = await client.mailsTo(person.email)
    expect(mail?.template).toBe('adult-link')
    const token = codeOf(mail)
    const opened = await person.post('/auth/adult/code', { token }, { cookie })
    expect([opened.status, isForgotten(opened)]).toEqual([200, true])
    expect((await signUp('')).status).toBe(200)
    expect((await person.post('/auth/adult/code', { token }, { cookie })).status).toBe(422)
  })

  test('no press, no guess and no late link takes it back', async () => {
    await person.post('/auth/adult', { email: person.email }, { cookie })
    const token = codeOf((await client.mailsTo(person.email))[0])
    client.later(31 * 60_000)
    for (const typed of ['', 'x', 'A'.repeat(43), token]) {
      const reply = await person.post('/auth/adult/code', { token: typed }, { cookie })
      expect([reply.status, isForgotten(reply)]).toEqual([422, false])
    }
  })

  test('a link of another kind does not take it back', async () => {
    await signUp('')
    const [mail] = await client.mailsTo(person.email)
    expect(mail?.template).toBe('sign-up-link')
    const reply = await person.post('/auth/adult/code', { token: codeOf(mail) }, { cookie })
    expect([reply.status, isForgotten(reply)]).toEqual([422, false])
  })

  test('one mailbox gets three such mails in an hour', async () => {
    const ask = () => person.post('/auth/adult', { email: person.email }, { cookie })
    const replies = [await ask(), await ask(), await ask(), await ask()]
    expect(replies.map(({ status }) => status)).toEqual([200, 200, 200, 429])
  })

  test('where no mail is sent, the person who runs the server makes the link', async () => {
    await open({})
    expect(client.settings.mail).toBe('none')
    expect((await person.post('/auth/adult', { email: person.email }, { cookie })).status).toBe(404)
    const link = await makeAdultLink(client.runtime)
    expect(link).toMatch(/^https:\/\/tonewise\.example\/auth\/adult#/)
    const opened = await person.post('/auth/adult/code', { token: link }, { cookie })
    expect([opened.status, isForgotten(opened)]).toEqual([200, true])
  })

  test('without script each form comes back with what was wrong', async () => {
    const form = (path: string, fields: Record<string, string>) =>
      person.post(path, new URLSearchParams(fields), { cookie })
    const pages = [
      await form('/auth/adult', { email: 'nobody' }),
      await form('/auth/adult', { email: person.email }),
      await form('/auth/adult/code', { token: 'x' }),
    ].map((reply) => reply.headers.get('location'))
    expect(pages).toEqual([
      '/auth/adult?error=fields_wrong',
      '/auth/adult?sent',
      '/auth/adult?code&error=link_over',
    ])
  })
})
