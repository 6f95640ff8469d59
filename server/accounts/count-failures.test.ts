import { beforeEach, describe, expect, test } from 'vitest'
import { newPerson, openAccountDoor } from '#tests/account-door'
import { eachDatabase } from '#tests/database'

const minute = 60_000

eachDatabase(({ database }) => {
  let door: ReturnType<typeof openAccountDoor>
  let person: ReturnType<typeof newPerson>

  beforeEach(() => {
    door = openAccountDoor(database())
    person = newPerson(door)
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
        door.later(seconds * 1_000)
        expect((await wrong()).status).toBe(401)
      }
      door.later(15 * minute)
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
      door.later(10 * minute)
      expect((await person.signIn()).status).toBe(200)
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
