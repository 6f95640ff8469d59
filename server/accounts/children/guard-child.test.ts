import { beforeEach, expect, test } from 'vitest'
import { eachDatabase } from '#tests/database'
import { openWholeApp, type Person, type WholeApp } from '#tests/whole-app'

eachDatabase(({ database }) => {
  let app: WholeApp
  let person: Person
  let child: string

  beforeEach(async () => {
    app = openWholeApp(database())
    person = await app.addPerson()
    child = await app.addChild(person)
    await app.send('POST', `/api/children/${child}/enter`, { cookie: person.cookie })
  })

  function open(path: string, { cookie }: { cookie: string } = person) {
    return app.send('GET', path, { cookie })
  }

  test('while a child reads, no other spelling of an address leads to the grown-up’s pages', async () => {
    const pages = {
      '/Account': '/ask-your-grown-up',
      '/ADMIN/feedback': '/ask-your-grown-up',
      '/%41ccount': '/ask-your-grown-up',
      '/Demo': '/home',
    }
    for (const [path, target] of Object.entries(pages)) {
      expect([path, (await open(path)).headers.get('location')]).toEqual([path, target])
    }
    const data = await (await open('/Account.data')).text()
    expect(data).toContain('/ask-your-grown-up')
    expect(data).not.toContain(person.email)
    expect((await open('/account/children/%00')).status).toBe(400)
  })

  test('a session in which a child reads ends with the profile, and is never the grown-up by itself', async () => {
    const elsewhere = await app.openSession(person.id)
    const gone = await app.send('DELETE', `/api/children/${child}`, { cookie: elsewhere.cookie })
    expect(gone.status).toBe(200)
    expect((await open('/api/export')).status).toBe(401)
    expect((await open('/api/export', elsewhere)).status).toBe(200)
  })
})
