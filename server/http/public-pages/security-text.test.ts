import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Database, openDatabase } from '#server/database/open-database'
import { type DatabaseLocation, embeddedLocation, silentLog } from '#tests/database'
import { openWholeApp } from '#tests/whole-app'

const path = '/.well-known/security.txt'
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

test('the contact for security reports is told, and its file has not run out after a year without a restart', async () => {
  let now = new Date('2026-11-22T10:30:00Z')
  const settings = { SECURITY_CONTACT: 'security@read.example', APP_URL: 'https://read.example' }
  const app = openWholeApp(database, settings, () => now)
  const reply = await app.send('GET', path)
  expect(reply.status).toBe(200)
  expect(reply.headers.get('content-type')).toMatch(/^text\/plain; charset=utf-8$/i)
  expect(await reply.text()).toBe(
    [
      'Contact: mailto:security@read.example',
      'Expires: 2027-05-21T00:00:00.000Z',
      'Preferred-Languages: en',
      'Canonical: https://read.example/.well-known/security.txt',
      '',
    ].join('\n'),
  )
  now = new Date('2027-11-30T10:30:00Z')
  expect(await (await app.send('GET', path)).text()).toContain('\nExpires: 2028-05-28T00:00:00.000Z\n')
})

test('a page for reports is named as it is', async () => {
  const app = openWholeApp(database, { SECURITY_CONTACT: 'https://read.example/report' })
  expect(await (await app.send('GET', path)).text()).toMatch(/^Contact: https:\/\/read\.example\/report\n/)
})

test('without a contact there is no such file', async () => {
  expect((await openWholeApp(database).send('GET', path)).status).toBe(404)
})
