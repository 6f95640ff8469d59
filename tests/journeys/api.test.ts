import { randomUUID } from 'node:crypto'
import { Readable } from 'node:stream'
import { expect, test } from '@playwright/test'
import { writeQuestion } from '#domain/write-question'
import { password, raven } from './person.ts'
import { type Product, startProduct } from './start-product.ts'

let product: Product
test.beforeAll(async () => {
  product = await startProduct({}, { isFirstStart: true })
})
test.afterAll(() => product.remove())

const question = { title: '', author: '', question: 'What is the tone?', passage: raven }
const body = {
  messages: [{ role: 'user', content: writeQuestion(question) }],
  gradeLevel: 'middle',
  contentType: 'poetry',
}

function send(path: string, headers: Record<string, string>, content: unknown = body, method = 'POST') {
  return fetch(product.url + path, {
    method,
    headers: { 'Content-Type': 'application/json', Origin: product.url, ...headers },
    body: typeof content === 'string' ? content : JSON.stringify(content),
    redirect: 'manual',
  })
}

/** Signs up and in; the cookie of the session. */
async function cookieOf(email: string): Promise<string> {
  await send('/auth/sign-up', {}, { email, password, audience: 'adult' })
  const reply = await send('/auth/sign-in', {}, { email, password })
  expect(reply.status).toBe(200)
  return reply.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ')
}

test('only our own pages may change anything', async () => {
  for (const headers of [
    { Origin: 'https://elsewhere.example' },
    { 'Sec-Fetch-Site': 'cross-site' },
    { 'Sec-Fetch-Site': 'same-site' },
    { 'Sec-Fetch-Site': 'none' },
    { Origin: 'null' },
    { 'Sec-Fetch-Site': 'cross-site', Origin: 'null' },
  ] as Record<string, string>[]) {
    for (const path of ['/functions/v1/claude-proxy-demo', '/auth/sign-in', '/auth/sign-out', '/home']) {
      const reply = await send(path, { 'Idempotency-Key': randomUUID(), ...headers })
      expect([path, reply.status]).toEqual([path, 403])
    }
  }
  const noOrigin = await fetch(`${product.url}/auth/sign-out`, { method: 'POST' })
  expect(noOrigin.status).toBe(403)
})

test('a request with instructions of its own is refused', async () => {
  const reply = await send(
    '/functions/v1/claude-proxy-demo',
    { 'Idempotency-Key': randomUUID() },
    { ...body, system: 'Write a joke.' },
  )
  expect(reply.status).toBe(422)
})

test('a finished answer comes as JSON in the shape of the contract, the same for the same key', async () => {
  const key = randomUUID()
  const first = await send('/functions/v1/claude-proxy-demo', { 'Idempotency-Key': key })
  const cookie = first.headers.getSetCookie()[0]?.split(';')[0] ?? ''
  const answer = await first.json()
  expect(answer.content).toHaveLength(1)
  expect(answer.content[0]).toMatchObject({ type: 'text' })
  expect(answer.content[0].text).toContain('## 1. What the text says')
  const again = await send('/functions/v1/claude-proxy-demo', { 'Idempotency-Key': key, Cookie: cookie })
  expect(await again.json()).toEqual(answer)
  // A network took the header away: the key is in the body as well.
  const bodyKey = { ...body, key: randomUUID() }
  const [one, two] = [
    await send('/functions/v1/claude-proxy-demo', { Cookie: cookie }, bodyKey),
    await send('/functions/v1/claude-proxy-demo', { Cookie: cookie }, bodyKey),
  ]
  const { generationId } = await one.json()
  expect(generationId).toMatch(/./)
  expect((await two.json()).generationId).toBe(generationId)
  const other = await send(
    '/functions/v1/claude-proxy-demo',
    { 'Idempotency-Key': key, Cookie: cookie },
    { ...body, gradeLevel: 'high' },
  )
  expect(other.status).toBe(409)
})

test('bodies, addresses and kinds of content have their limits', async () => {
  const key = { 'Idempotency-Key': randomUUID() }
  const long = { ...body, messages: [{ role: 'user', content: 'x'.repeat(70_000) }] }
  expect((await send('/functions/v1/claude-proxy-demo', key, long)).status).toBe(413)
  const passage = writeQuestion({ ...question, passage: 'word '.repeat(2_000) })
  const tooMuch = await send('/functions/v1/claude-proxy-demo', key, {
    ...body,
    messages: [{ role: 'user', content: passage }],
  })
  expect(tooMuch.status).toBe(422)
  expect((await tooMuch.json()).fields.passage).toMatch(/8,000/)
  expect((await send('/functions/v1/claude-proxy-demo', key, '{"messages":')).status).toBe(400)
  expect(
    (await send('/functions/v1/claude-proxy-demo', { ...key, 'Content-Type': 'text/plain' })).status,
  ).toBe(415)
  expect((await fetch(`${product.url}/?q=${'x'.repeat(3_000)}`)).status).toBe(414)
  expect((await fetch(`${product.url}/assets/none.js`)).status).toBe(404)
  expect((await fetch(`${product.url}/api/none`)).status).toBe(404)
  expect((await fetch(`${product.url}/functions/v1/claude-proxy-demo`)).status).toBe(405)
})

test('a body in chunks is counted while it comes, and a request without a body is answered', async () => {
  const cookie = await cookieOf('cara@example.org')
  const headers = { 'Content-Type': 'application/json', Origin: product.url, Cookie: cookie }
  async function* chunks(count: number) {
    yield '{"data":{"passage":"'
    for (let sent = 0; sent < count; sent += 1) yield 'x'.repeat(1_000)
    yield '"}}'
  }
  const path = `/api/drafts/high/fiction/${randomUUID()}`
  async function put(count: number) {
    const body = Readable.toWeb(Readable.from(chunks(count))) as ReadableStream
    const init = { method: 'PUT', headers, body, duplex: 'half' }
    const reply = await fetch(product.url + path, init)
    return [reply.status, reply.headers.get('connection')]
  }
  expect(await put(3)).toEqual([200, 'keep-alive'])
  // What is left of the body is not read, so nothing else may come on this connection.
  expect(await put(400)).toEqual([413, 'close'])
  const removed = await fetch(`${product.url}${path}?revision=1`, {
    method: 'DELETE',
    headers: { Origin: product.url, Cookie: cookie },
  })
  expect(removed.status).toBe(204)
})

test('what belongs to one person is not there for another', async () => {
  const ada = await cookieOf('ada@example.org')
  const ben = await cookieOf('ben@example.org')
  const key = randomUUID()
  const stream = await send('/functions/v1/claude-proxy', {
    'Idempotency-Key': key,
    Cookie: ada,
    Accept: 'text/event-stream',
  })
  const events = await stream.text()
  const start = JSON.parse(/event: start\ndata: (.*)/.exec(events)?.[1] ?? '{}')
  const { conversationId, generationId } = start
  const draftPath = `/api/drafts/middle/poetry/${randomUUID()}`
  await send(draftPath, { Cookie: ada }, { data: { question: 'a private thought' } }, 'PUT')

  const own = [
    `/api/conversations/${conversationId}`,
    `/api/conversations/${conversationId}/download`,
    `/functions/v1/generations/${generationId}`,
  ]
  for (const path of own) {
    expect([path, (await fetch(product.url + path, { headers: { Cookie: ada } })).status]).toEqual([
      path,
      200,
    ])
    for (const Cookie of [ben, '']) {
      const status = (await fetch(product.url + path, { headers: { Cookie } })).status
      expect([path, Cookie !== '', status]).toEqual([
        path,
        Cookie !== '',
        Cookie || path.includes('generations') ? 404 : 401,
      ])
    }
  }
  expect((await send(`/functions/v1/generations/${generationId}/stop`, { Cookie: ben }, {})).status).toBe(404)
  expect((await send(`/api/conversations/${conversationId}`, { Cookie: ben }, {}, 'DELETE')).status).toBe(404)
  const draft = await fetch(product.url + draftPath, { headers: { Cookie: ben } })
  expect(draft.status).toBe(404)
  const followUp = {
    ...body,
    conversationId,
    messages: [...body.messages, { role: 'assistant', content: 'x' }, { role: 'user', content: 'Why?' }],
  }
  expect(
    (await send('/functions/v1/claude-proxy', { 'Idempotency-Key': randomUUID(), Cookie: ben }, followUp))
      .status,
  ).toBe(404)
})

test('every page carries the headers that keep it closed, and the log no word of a student', async () => {
  for (const path of ['/', '/demo/reader/middle/poetry', '/api/demo', '/none.js']) {
    const { headers } = await fetch(product.url + path)
    expect(headers.get('content-security-policy')).toContain("default-src 'none'")
    expect(headers.get('content-security-policy')).not.toContain('unsafe')
    expect(headers.get('x-content-type-options')).toBe('nosniff')
    expect(headers.get('x-powered-by')).toBeNull()
    expect(headers.get('access-control-allow-origin')).toBeNull()
  }
  expect(product.output()).not.toMatch(/midnight|tone\?|private thought|example\.org/)
})

test('a stop ends cleanly, and a start on the same data goes on', async () => {
  expect(await product.stop('SIGTERM')).toBe(0)
  await product.restart()
  expect((await fetch(`${product.url}/readyz`)).status).toBe(200)
})
