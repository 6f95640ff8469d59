import { createHash } from 'node:crypto'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readSettings } from '#server/env'
import type { Database } from '../../database/open-database.ts'
import { createLog } from '../../log.ts'
import { isPersonal } from '../../main/is-personal.ts'
import { createResponseCache } from '../response-cache.ts'
import { cacheLists, cachePages } from './cache-pages.ts'

const settings = readSettings({
  NODE_ENV: 'test',
  APP_URL: 'https://read.example',
  ANALYTICS_TAG_ID: 'G-TEST',
})
const logged: string[] = []
const log = createLog((line) => logged.push(line))
const runtime = { settings, secret: '', log, now: () => new Date(), database: {} as Database }
const cache = createResponseCache(isPersonal(settings))
const inline = 'document.documentElement.dataset.look = "1"'
const server = createServer((incoming, outgoing) => {
  if (!cache.answer(incoming, outgoing)) outgoing.writeHead(418).end()
})
let origin = ''

beforeAll(async () => {
  cacheLists(cache, runtime)
  for (const [path, text] of Object.entries({ '/assets/a.css': 'a{color:red}', '/assets/b.css': 'b{top:0}' }))
    cache.store(path, { bytes: Buffer.from(text), headers: {} })
  await cachePages(cache, runtime, async (request) => {
    const { pathname, origin: from } = new URL(request.url)
    if (pathname === '/about') return new Response('broken', { status: 500 })
    return new Response(
      `<title>${from}${pathname}</title><link rel="stylesheet" href="/assets/a.css"/><link rel="stylesheet" href="/assets/b.css"/><script>${inline}</script><script type="application/ld+json">{}</script><script src="/page.js"></script>`,
    )
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterAll(() => void server.close())

test('a page is rendered for the public address and cached', async () => {
  const reply = await fetch(`${origin}/blog`)
  expect(reply.status).toBe(200)
  expect(await reply.text()).toContain('<title>https://read.example/blog</title>')
})

test('its policy allows our files and exactly the scripts that stand in it', async () => {
  const reply = await fetch(`${origin}/blog`)
  const hash = createHash('sha256').update(inline).digest('base64')
  expect(reply.headers.get('content-security-policy')).toContain(`script-src 'self' 'sha256-${hash}';`)
  expect(reply.headers.get('strict-transport-security')).toContain('max-age=')
})

test('its stylesheets come as one file that is never asked for twice', async () => {
  const page = await (await fetch(`${origin}/blog`)).text()
  const links = [...page.matchAll(/<link rel="stylesheet" href="([^"]+)"\/>/g)]
  expect(links).toHaveLength(1)
  const styles = await fetch(origin + links[0]?.[1])
  expect(await styles.text()).toBe('a{color:red}b{top:0}')
  expect(styles.headers.get('cache-control')).toContain('immutable')
})

test('a page that could not be rendered is rendered per request, and the log says so', async () => {
  expect((await fetch(`${origin}/about`)).status).toBe(418)
  expect(logged.join('')).toContain('page_not_kept')
})

test('a person with a session and a browser that objects to counting get a page of their own', async () => {
  for (const [name, value] of [
    ['cookie', 'session=x'],
    ['cookie', 'a=b; __Host-session=x'],
    ['sec-gpc', '1'],
    ['dnt', '1'],
  ] as const) {
    expect((await fetch(`${origin}/blog`, { headers: { [name]: value } })).status, value).toBe(418)
  }
  expect((await fetch(`${origin}/blog`, { headers: { cookie: 'my-session=x' } })).status).toBe(200)
})

test('feed, sitemap and robots.txt are there at once, for everyone', async () => {
  for (const [path, type] of [
    ['/rss.xml', 'application/rss+xml; charset=utf-8'],
    ['/sitemap.xml', 'application/xml; charset=utf-8'],
    ['/robots.txt', 'text/plain; charset=utf-8'],
  ] as const) {
    const reply = await fetch(origin + path, { headers: { cookie: 'session=x' } })
    expect(reply.headers.get('content-type')).toBe(type)
    expect(await reply.text()).toContain('https://read.example')
  }
})
