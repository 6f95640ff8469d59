import { afterEach, expect, test, vi } from 'vitest'
import { client, readReply } from './client.ts'

const id = '0b2f5a34-7f0e-4a53-9d1c-0a4f2c7b9e11'
const refusal = { error: 'not_found', message: 'We could not find that.', next: 'Go back.' }

/** The server as this test wants it, and what it was sent. */
function serve(reply: Response | Error) {
  const sent = vi.fn<typeof fetch>(async () => {
    if (reply instanceof Error) throw reply
    return reply
  })
  vi.stubGlobal('fetch', sent)
  return sent
}

const readOne = () => readReply(client.api.conversations[':id'].$get({ param: { id } }))

afterEach(() => vi.unstubAllGlobals())

test('sends path, query, body and headers as the route declares them', async () => {
  const sent = serve(Response.json({ revision: 3 }))
  const param = { gradeLevel: 'middle', contentType: 'poetry', id } as const
  const drafts = client.api.drafts[':gradeLevel'][':contentType'][':id']
  const options = { headers: { 'Tonewise-Viewer': 'me' }, init: { keepalive: true } }
  await readReply(drafts.$put({ param, json: { data: { title: 'Fog' }, revision: 2 } }, options))
  await readReply(drafts.$delete({ param, query: { revision: '3' } }))
  const [[saved, init], [removed]] = sent.mock.calls as [[string, RequestInit], [string]]
  expect(saved).toBe(`/api/drafts/middle/poetry/${id}`)
  expect(init).toMatchObject({ method: 'PUT', keepalive: true })
  expect(JSON.parse(String(init.body))).toEqual({ data: { title: 'Fog' }, revision: 2 })
  expect(Object.fromEntries(new Headers(init.headers))).toEqual({
    'content-type': 'application/json',
    'tonewise-viewer': 'me',
  })
  expect(removed).toBe(`/api/drafts/middle/poetry/${id}?revision=3`)
})

test('reads a reply', async () => {
  serve(Response.json({ id, messages: [] }))
  expect(await readOne()).toEqual({ ok: true, data: { id, messages: [] } })
})

test('reads a reply without a body as null', async () => {
  serve(new Response(null, { status: 204 }))
  expect(await readOne()).toEqual({ ok: true, data: null })
})

test('returns a refusal with its status and its words', async () => {
  serve(Response.json(refusal, { status: 404 }))
  expect(await readOne()).toEqual({ ok: false, status: 404, problem: refusal })
})

test.each([
  ['is a page', () => new Response('<h1>Bad gateway</h1>', { status: 502 })],
  ['is other JSON', () => Response.json({ code: 7 }, { status: 502 })],
  ['is null', () => Response.json(null, { status: 502 })],
])('returns a refusal without words when its body %s', async (_, reply) => {
  serve(reply())
  expect(await readOne()).toEqual({ ok: false, status: 502, problem: null })
})

test.each([
  ['the network is gone', () => new TypeError('Failed to fetch')],
  ['a reply is no JSON', () => new Response('<h1>Sign in to this network</h1>')],
  ['a reply breaks off', () => new Response('{"id":')],
])('returns status 0 when %s', async (_, reply) => {
  serve(reply())
  expect(await readOne()).toEqual({ ok: false, status: 0, problem: null })
})
