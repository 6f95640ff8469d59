import { beforeEach, describe, expect, test } from 'vitest'
import { cookiesOf, createAccountClient, newPerson } from '#tests/account-client'
import { eachDatabase } from '#tests/database'

const minute = 60_000

eachDatabase(({ database }) => {
  let client: ReturnType<typeof createAccountClient>
  let person: ReturnType<typeof newPerson>

  beforeEach(() => {
    client = createAccountClient(database())
    person = newPerson(client)
  })

  describe('limits', () => {
    const wrong = () => person.signIn({ password: 'not the password' })

    test('30 correct sign-ins from one address at once all succeed', async () => {
      await person.signUp()
      const all = await Promise.all(Array.from({ length: 30 }, () => person.signIn()))
      expect(all.map((response) => response.status)).toEqual(Array(30).fill(200))
    })

    test('wrong passwords wait 30 s after the fifth, then twice as long each time, at most 15 minutes', async () => {
      await person.signUp()
      for (let count = 0; count < 5; count += 1) expect((await wrong()).status).toBe(401)
      for (const seconds of [30, 60, 120, 240, 480, 900, 900]) {
        const waiting = await person.signIn()
        expect(waiting.status).toBe(429)
        expect(waiting.headers.get('retry-after')).toBe(String(seconds))
        expect((await waiting.json()).next).toContain(`Wait ${seconds} seconds`)
        client.later(seconds * 1_000)
        expect((await wrong()).status).toBe(401)
      }
      client.later(15 * minute)
      expect((await person.signIn()).status).toBe(200)
      expect((await wrong()).status).toBe(401)
    })

    test('an address without an account waits just the same', async () => {
      for (let count = 0; count < 5; count += 1) expect((await wrong()).status).toBe(401)
      expect((await wrong()).status).toBe(429)
    })

    test('20 guesses at once are 5 tries', async () => {
      await person.signUp()
      const all = await Promise.all(Array.from({ length: 20 }, wrong))
      expect(all.filter((response) => response.status === 401)).toHaveLength(5)
      expect(all.filter((response) => response.status === 429)).toHaveLength(15)
    })

    test('100 failures from one computer stop its tries for 10 minutes, and no other computer', async () => {
      await person.signUp()
      const guess = (index: number) =>
        person.signIn({ email: `${index}.${person.email}`, password: 'not the password' })
      for (let begun = 0; begun < 100; begun += 25) {
        await Promise.all(Array.from({ length: 25 }, (_, index) => guess(begun + index)))
      }
      expect((await person.signIn()).status).toBe(429)
      expect((await person.signIn({}, { 'x-test-address': '198.51.100.77' })).status).toBe(200)
      client.later(10 * minute)
      expect((await person.signIn()).status).toBe(200)
    })

    const stranger = { 'x-test-address': '198.51.100.90' }

    test('a stranger’s five wrong guesses keep the owner out of no other network', async () => {
      await person.signUp()
      const guess = () => person.signIn({ password: 'not the password' }, stranger)
      for (let count = 0; count < 5; count += 1) expect((await guess()).status).toBe(401)
      expect((await guess()).status).toBe(429)
      expect((await person.signIn()).status).toBe(200)
    })

    test('guesses from many networks make unknown browsers wait, and not one that signed in before', async () => {
      await person.signUp()
      const known = { cookie: cookiesOf(await person.signIn()) }
      for (let count = 0; count < 20; count += 1) {
        const from = { 'x-test-address': `198.51.100.${100 + count}` }
        expect((await person.signIn({ password: 'not the password' }, from)).status).toBe(401)
      }
      expect((await person.signIn({}, stranger)).status).toBe(429)
      expect((await person.signIn({}, { ...stranger, ...known })).status).toBe(200)
    })

    test('a known browser has a counter of its own, in any network, and for its account alone', async () => {
      await person.signUp()
      const known = { cookie: cookiesOf(await person.signIn()) }
      const guess = () => person.signIn({ password: 'not the password' }, { ...stranger, ...known })
      for (let count = 0; count < 5; count += 1) expect((await guess()).status).toBe(401)
      expect((await person.signIn({}, known)).status).toBe(429)
      expect((await person.signIn({}, stranger)).status).toBe(200)
      const other = newPerson(client)
      await other.signUp()
      for (let count = 0; count < 5; count += 1) {
        expect((await other.signIn({ password: 'not the password' }, known)).status).toBe(401)
      }
      expect((await other.signIn()).status).toBe(429)
    })

    test('a device cookie that we did not sign counts for nothing', async () => {
      await person.signUp()
      const cookie = cookiesOf(await person.signIn()).replace(
        /(device=[^.;]+)\.[^.;]+/,
        `$1.${'A'.repeat(22)}`,
      )
      expect(cookie).toContain('A'.repeat(22))
      for (let count = 0; count < 5; count += 1) expect((await wrong()).status).toBe(401)
      expect((await person.signIn({}, { cookie })).status).toBe(429)
    })

    test('the device cookie names nobody, outlives the sign-out, and is not set on a shared computer', async () => {
      await person.signUp()
      const signedIn = await person.signIn()
      const line = signedIn.headers.getSetCookie().find((one) => one.startsWith('__Host-device='))
      expect(line).toMatch(/; Path=\/; HttpOnly; SameSite=Lax; Secure; Max-Age=15552000$/)
      expect(line).not.toContain(person.email)
      const left = await person.post('/auth/sign-out', {}, { cookie: cookiesOf(signedIn) })
      expect(left.headers.get('clear-site-data')).toBe('"cache", "storage"')
      const shared = await person.signIn({ sharedComputer: true })
      expect(cookiesOf(shared)).not.toContain('device=')
      const gone = await person.post('/auth/sign-out', {}, { cookie: cookiesOf(shared) })
      expect(gone.headers.get('clear-site-data')).toContain('"cookies"')
    })

    test('a clock that ran a day ahead leaves no wait behind', async () => {
      await person.signUp()
      client.later(1_440 * minute)
      for (let count = 0; count < 5; count += 1) expect((await wrong()).status).toBe(401)
      expect((await person.signIn()).status).toBe(429)
      client.later(-1_440 * minute)
      expect((await person.signIn()).status).toBe(200)
    })

    test('behind an unknown proxy the one address of everybody gets wider limits', async () => {
      await person.signUp()
      const proxy = { 'x-test-address': 'proxy 10.0.0.1' }
      const guess = (email: string) => person.signIn({ email, password: 'not the password' }, proxy)
      for (let count = 0; count < 5; count += 1) expect((await guess(person.email)).status).toBe(401)
      for (let begun = 0; begun < 100; begun += 25) {
        await Promise.all(Array.from({ length: 25 }, (_, index) => guess(`${begun + index}.${person.email}`)))
      }
      expect((await person.signIn({}, proxy)).status).toBe(200)
    })

    test('the 61st sign-up of one computer in 10 minutes waits', async () => {
      const made = await Promise.all(
        Array.from({ length: 61 }, (_, index) => person.signUp({ email: `${index}.${person.email}` })),
      )
      expect(made.filter((response) => response.status === 200)).toHaveLength(60)
      const refused = made.find((response) => response.status === 429)
      expect(Number(refused?.headers.get('retry-after'))).toBe(600)
    })
  })
})
