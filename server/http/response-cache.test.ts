import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createResponseCache } from './response-cache.ts'

const cache = createResponseCache(({ cookie }) => (cookie ?? '').includes('session='))
const page = Buffer.from('<p>A page of the product, the same for everyone.</p>')
cache.store('/page', {
  bytes: page,
  br: brotliCompressSync(page),
  gzip: gzipSync(page),
  headers: { 'Content-Type': 'text/html; charset=utf-8', 'Cache-Control': 'no-cache' },
  isPage: true,
})
cache.store('/film.webm', {
  bytes: Buffer.from('0123456789'),
  headers: { 'Content-Type': 'video/webm', 'Cache-Control': 'no-cache' },
})

const server = createServer((incoming, outgoing) => {
  if (!cache.answer(incoming, outgoing)) outgoing.writeHead(418).end()
})
let origin = ''

beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterAll(() => void server.close())

function get(path: string, headers: Record<string, string> = {}, method = 'GET') {
  return fetch(origin + path, { method, headers: { 'accept-encoding': 'identity', ...headers } })
}

describe('a page that is kept in memory', () => {
  it('is sent in the best encoding that the browser takes', async () => {
    for (const [accepted, encoding] of [
      ['gzip, deflate, br', 'br'],
      ['gzip;q=1, br;q=0', 'gzip'],
      ['gzip;q=0, br;q=0.0', null],
      ['identity', null],
    ] as const) {
      const reply = await get('/page', { 'accept-encoding': accepted })
      expect(reply.headers.get('content-encoding'), accepted).toBe(encoding)
      expect(await reply.text()).toBe(page.toString())
    }
  })

  it('says to caches what it depends on', async () => {
    const reply = await get('/page')
    expect(reply.headers.get('vary')).toBe('Accept-Encoding, Cookie, Sec-GPC, DNT')
    expect(reply.headers.get('cache-control')).toBe('no-cache')
  })

  it('is not sent again to a browser that has it, whatever encoding it has', async () => {
    const first = await get('/page', { 'accept-encoding': 'br' })
    const tag = first.headers.get('etag') ?? ''
    for (const known of [tag, `W/${tag}`, `"other", ${tag}`, '*']) {
      const again = await get('/page', { 'if-none-match': known, 'accept-encoding': 'br' })
      expect(again.status, known).toBe(304)
      expect(again.headers.get('etag')).toBe(tag)
      expect(await again.text()).toBe('')
    }
    expect((await get('/page', { 'if-none-match': '"other"' })).status).toBe(200)
  })

  it('answers HEAD with the headers of GET and no body', async () => {
    const [head, got] = [await get('/page', {}, 'HEAD'), await get('/page')]
    expect(head.status).toBe(200)
    expect(head.headers.get('content-length')).toBe(String(page.byteLength))
    expect(head.headers.get('etag')).toBe(got.headers.get('etag'))
    expect(await head.text()).toBe('')
  })

  it('is left to the renderer for a person with a session, for a query and for other methods', async () => {
    expect((await get('/page', { cookie: 'a=b; session=c' })).status).toBe(418)
    expect((await get('/page', { cookie: 'a=b' })).status).toBe(200)
    expect((await get('/page?lost')).status).toBe(418)
    expect((await get('/page', {}, 'POST')).status).toBe(418)
  })
})

describe('a film that is kept in memory', () => {
  it('can be asked for in parts', async () => {
    for (const [range, text, contentRange] of [
      ['bytes=2-4', '234', 'bytes 2-4/10'],
      ['bytes=7-', '789', 'bytes 7-9/10'],
      ['bytes=3-3', '3', 'bytes 3-3/10'],
      ['bytes=-2', '89', 'bytes 8-9/10'],
      ['bytes=8-99', '89', 'bytes 8-9/10'],
    ] as const) {
      const reply = await get('/film.webm', { range })
      expect(reply.status, range).toBe(206)
      expect(reply.headers.get('content-range')).toBe(contentRange)
      expect(await reply.text()).toBe(text)
    }
  })

  it('says its length when the part does not exist, and sends the whole for what is no part', async () => {
    const past = await get('/film.webm', { range: 'bytes=10-' })
    expect(past.status).toBe(416)
    expect(past.headers.get('content-range')).toBe('bytes */10')
    for (const range of ['bytes=-', 'bytes=0-1,4-5', 'lines=1-2']) {
      expect((await get('/film.webm', { range })).status, range).toBe(200)
    }
    expect((await get('/film.webm', { range: 'bytes=2-4', 'if-range': '"older"' })).status).toBe(200)
  })
})
