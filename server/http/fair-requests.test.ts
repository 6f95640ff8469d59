import { expect, test } from 'vitest'
import { eachDatabase } from '#tests/database'
import { openWholeApp, type Person } from '#tests/whole-app'

const many = 150

eachDatabase(({ database }) => {
  const open = () => openWholeApp(database(), { TRUSTED_PROXIES: '1' })

  /** One person asks for the history again and again, then another does once; how many replies came before that one. */
  async function repliesBefore(app: ReturnType<typeof open>, from: string, other: string): Promise<number> {
    const [flood, person] = [await app.addPerson(), await app.addPerson()]
    const read = ({ cookie }: Person, address: string) =>
      app.send('GET', '/api/conversations?gradeLevel=middle&contentType=poetry', {
        cookie,
        headers: { 'x-forwarded-for': address },
      })
    // The first request of an app builds what all share.
    expect((await read(person, other)).status).toBe(200)
    let over = 0
    const flooding = Array.from({ length: many }, async () => {
      await read(flood, from)
      over += 1
    })
    expect((await read(person, other)).status).toBe(200)
    const before = over
    await Promise.all(flooding)
    return before
  }

  test('a request of another network goes before the many of one', async () => {
    expect(await repliesBefore(open(), '203.0.113.5', '198.51.100.7')).toBeLessThan(many / 2)
  })

  test('a person of the same network goes before one who asks without end', async () => {
    expect(await repliesBefore(open(), '203.0.113.5', '203.0.113.9')).toBeLessThan(many / 2)
  })
})
