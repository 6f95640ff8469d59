import { afterAll, beforeAll, expect, test } from 'vitest'
import { catalogue } from '#domain/errors'
import { type Database, openDatabase } from '#server/database/open-database'
import { type DatabaseLocation, embeddedLocation, silentLog } from '#tests/database'
import { openWholeApp } from '#tests/whole-app'
import { calls } from './rules.ts'

let location: DatabaseLocation
let database: Database
beforeAll(async () => {
  location = await embeddedLocation()
  database = await openDatabase(location.settings, silentLog)
})
afterAll(async () => {
  await database.close()
  await location.remove()
})

const home = 'http://localhost:3000'
const sites = ['same-origin', 'same-site', 'cross-site', undefined]
const modes = ['cors', 'navigate', 'no-cors']
const origins = [home, 'https://other.example', 'null', undefined]
const types = ['application/json', 'application/x-www-form-urlencoded', 'text/plain']
/** Signed by the payment service, and asked for by mail programs: neither comes from a page of ours. */
const fromElsewhere = ['/webhooks/stripe', '/newsletter/unsubscribe']

/** A page for a form that a person sends, JSON for a script. */
const refusal = new RegExp(`"cross_site"|${catalogue.cross_site.sentence}`)

/** Fetch Metadata decides; where a browser sends none, the Origin does. An Origin that is there must be ours. */
function isOurs(site: string | undefined, origin: string | undefined): boolean {
  if (site === undefined) return origin === home
  return site === 'same-origin' && (origin === home || origin === 'null' || origin === undefined)
}

test('only our own pages reach a call that changes something, by every header that a browser can send', async () => {
  const { app } = openWholeApp(database)
  const unsafe = calls
    .map(({ route }) => route.split(' '))
    .filter(([method, path]) => method !== 'GET' && !fromElsewhere.includes(path ?? ''))
  expect(unsafe.length).toBeGreaterThan(25)
  const wrong: string[] = []
  let asked = 0
  for (const [method = '', route = ''] of unsafe) {
    const path = route.replace(/:\w+/g, '00000000-0000-4000-8000-000000000000')
    for (const site of sites) {
      for (const mode of modes) {
        for (const origin of origins) {
          for (const type of types) {
            const headers = new Headers({ 'content-type': type, 'sec-fetch-mode': mode })
            if (site) headers.set('sec-fetch-site', site)
            if (origin) headers.set('origin', origin)
            const reply = await app.fetch(new Request(home + path, { method, headers, body: '{}' }))
            const isRefused = reply.status === 403 && refusal.test(await reply.text())
            asked += 1
            if (isRefused === isOurs(site, origin)) {
              wrong.push(
                `${method} ${path} site ${site} mode ${mode} origin ${origin} ${type}: ${reply.status}`,
              )
            }
          }
        }
      }
    }
  }
  expect(asked).toBe(unsafe.length * 144)
  expect(wrong).toEqual([])
}, 120_000)

test('a call takes JSON; text that a page of another site could post without asking is refused', async () => {
  const { app } = openWholeApp(database)
  for (const { route } of calls) {
    const [method = '', path = ''] = route.split(' ')
    if (method === 'GET' || method === 'DELETE' || !/^\/(api|functions)\//.test(path)) continue
    const headers = { 'content-type': 'text/plain', 'sec-fetch-site': 'same-origin' }
    const reply = await app.fetch(new Request(home + path, { method, headers, body: '{}' }))
    expect([route, reply.status]).toEqual([route, 415])
  }
})
