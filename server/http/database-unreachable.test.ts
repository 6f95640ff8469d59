import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type DatabaseLocation, hasPostgres, postgresLocation, silentLog } from '#tests/database'
import { type DatabaseRelay, startDatabaseRelay } from '#tests/fakes/database-relay'
import { list } from '#tests/fakes/page-build'
import { openWholeApp, type Person, type WholeApp } from '#tests/whole-app'
import { type Database, openDatabase } from '../database/open-database.ts'

/** As a browser asks for a page that a person opens. */
const opens = { 'sec-fetch-mode': 'navigate', 'sec-fetch-dest': 'document', accept: 'text/html,*/*;q=0.8' }

if (!hasPostgres())
  process.stderr.write('A database that is away: not tested, no PostgreSQL on this machine.\n')

describe.runIf(hasPostgres())('a database that is away', () => {
  let location: DatabaseLocation
  let relay: DatabaseRelay
  let database: Database
  let app: WholeApp
  let person: Person

  beforeAll(async () => {
    location = await postgresLocation()
    relay = await startDatabaseRelay(String(location.settings.DATABASE_URL))
    database = await openDatabase({ ...location.settings, DATABASE_URL: relay.url }, silentLog)
    app = openWholeApp(database)
    person = await app.addPerson()
  })
  afterAll(async () => {
    await database.close()
    await relay.close()
    await location.remove()
  })

  test('a lock that is not free in time is 503 with Retry-After, and no fault of the text', async () => {
    const blocker = await database.pool.connect()
    await blocker.query('begin')
    await blocker.query('lock table feedback')
    const reply = await app.send('POST', '/api/feedback', {
      cookie: person.cookie,
      json: { text: 'Thank you.' },
    })
    await blocker.query('rollback')
    blocker.release()
    expect([reply.status, reply.headers.get('retry-after')]).toEqual([503, '5'])
    expect(await reply.json()).toMatchObject({
      message: expect.stringMatching(/./),
      next: expect.stringMatching(/./),
    })
    const again = await app.send('POST', '/api/feedback', {
      cookie: person.cookie,
      json: { text: 'Thank you.' },
    })
    expect(again.status).toBeLessThan(300)
  })

  test('every page that a person opens is a page', async () => {
    await relay.cut()
    const seen = new Map<string, [number, string | null, string | null]>()
    for (const path of pagePaths()) {
      const reply = await app.send('GET', path, { cookie: person.cookie, headers: opens })
      const text = await reply.text()
      seen.set(path, [reply.status, reply.headers.get('content-type'), reply.headers.get('retry-after')])
      expect(text, path).toContain('<h1')
      expect(text, path).toContain('Open the page again in a minute.')
      expect(text, path).toMatch(/Reference for support: (<!-- -->)?[0-9a-f]{16}/)
    }
    expect(seen.size).toBeGreaterThan(25)
    for (const [path, answer] of seen)
      expect([path, answer]).toEqual([path, [503, 'text/html; charset=utf-8', '5']])
  })

  test('a visitor without a session is shown a page, too', async () => {
    for (const path of pagePaths()) {
      const reply = await app.send('GET', path, { headers: opens })
      expect([200, 302, 401, 404, 503], path).toContain(reply.status)
      if (reply.status !== 302) expect(reply.headers.get('content-type'), path).toContain('text/html')
    }
  })

  test('a form, a download and a broken link that a person opens are answered by a page', async () => {
    const form = { ...opens, 'content-type': 'application/x-www-form-urlencoded' }
    for (const [method, path, headers] of [
      ['POST', '/auth/sign-in', form],
      ['GET', '/api/account/export', opens],
      ['GET', '/account', { accept: 'text/html' }],
    ] as const) {
      const reply = await app.send(method, path, { cookie: person.cookie, headers })
      expect([path, reply.status, reply.headers.get('content-type')]).toEqual([
        path,
        503,
        'text/html; charset=utf-8',
      ])
    }
  })

  test('a script gets JSON', async () => {
    for (const path of ['/api/conversations', '/account.data']) {
      const reply = await app.send('GET', path, {
        cookie: person.cookie,
        headers: { 'sec-fetch-mode': 'cors' },
      })
      expect([path, reply.status, reply.headers.get('retry-after')]).toEqual([path, 503, '5'])
      expect(await reply.json()).toMatchObject({ error: 'busy' })
    }
  })
})

/** Every page of the route table, with a value for each of its places. */
function pagePaths(): string[] {
  const values: Record<string, string> = { gradeLevel: 'middle', contentType: 'poetry', step: 'confirm' }
  const fill = (path: string) =>
    path.replace(/:(\w+)/g, (_, name: string) => values[name] ?? '3f0e8f4e-5d55-4c6c-9c57-0d2f4f6f1a11')
  const byId = new Map(list.map((route) => [route.id, route]))
  function whole(id: string | undefined): string {
    const route = id === undefined ? undefined : byId.get(id)
    return route ? `${whole(route.parentId)}/${fill(route.path ?? '')}`.replace(/\/+/g, '/') : ''
  }
  const paths = list.filter(({ path, index }) => index || path).map(({ id }) => whole(id))
  return [...new Set(paths)].filter((path) => !path.includes('*') && !path.endsWith('.xml'))
}
