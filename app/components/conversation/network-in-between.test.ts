import { describe, expect, test } from 'vitest'
import { errorBody } from '#domain/errors'
import { end, final, follow, piece, serve, start, stream } from './follow-answer.fixture.ts'

describe('a network in between', () => {
  const whole = (...texts: string[]) =>
    Response.json({ content: texts.map((text) => ({ type: 'text', text })), ...final, generationId: 'g1' })
  const page = (status = 200) => new Response('<!doctype html><title>Sign in</title>', { status })

  test.each(['text/plain', 'application/octet-stream', 'text/html', ''])(
    'may call the stream %j: what it is shows in its signs',
    async (type) => {
      const renamed = () =>
        new Response([start, piece('Calm.', 5), end].join(''), { headers: { 'content-type': type } })
      const { calls, fake } = serve([renamed])
      expect(await follow(fake).outcome).toEqual({ kind: 'final', final, text: 'Calm.' })
      expect(calls).toHaveLength(1)
    },
  )

  test('may drop what we accept: the answer in one piece is taken, with the note above it', async () => {
    const { fake } = serve([() => whole('Who can help', 'Calm.')])
    const { outcome, seen } = follow(fake)
    expect(await outcome).toMatchObject({ kind: 'final', text: 'Calm.', final: { state: 'done' } })
    expect(seen).toEqual(['started g1', 'Calm.'])
  })

  test.each([
    ['a sign-in page', () => page()],
    ['a refusal of its own', () => page(403)],
    ['a sign-in of its own', () => page(401)],
    ['the words of a gateway', () => page(502)],
    ['nothing', () => new Response('')],
    ['half of an answer in one piece', () => new Response('{"content":[{"type":"te')],
  ])('may answer with %s: the same question is asked for in one piece', async (_, foreign) => {
    const { calls, fake } = serve([foreign, () => whole('Calm.')])
    expect(await follow(fake).outcome).toMatchObject({ kind: 'final', text: 'Calm.' })
    expect(calls.map(({ headers }) => headers['idempotency-key'])).toEqual(['key-1', 'key-1'])
    expect(calls[1]?.headers.accept).toBe('application/json')
  })

  test('may cut each stream: the finished answer is asked for by its id, in one piece', async () => {
    const { calls, fake } = serve([
      stream(start, piece('The ', 4)),
      stream('id: 9\ndata: {"te'),
      () => whole('The tone is calm.'),
    ])
    expect(await follow(fake).outcome).toMatchObject({ kind: 'final', text: 'The tone is calm.' })
    expect(calls.map(({ headers }) => headers.accept)).toEqual([
      'text/event-stream',
      'text/event-stream',
      'application/json',
    ])
    expect(calls[2]?.url).toBe('/functions/v1/generations/g1')
  })

  test('that answers every time is taken as a lost connection after half a minute', async () => {
    const { outcome, waits } = follow(serve(Array(40).fill(() => page())).fake)
    expect(await outcome).toEqual({ kind: 'lost' })
    expect(waits.reduce((all, one) => all + one, 0)).toBe(30_000)
  })

  test('is no reason to ask for one piece where the server is full, moves, or cannot be reached', async () => {
    const full = () => Response.json(errorBody('busy'), { status: 503, headers: { 'retry-after': '3' } })
    const moved = stream(start, 'event: moved\ndata: {"retry":1000}\n\n')
    const down = () => Promise.reject(new TypeError('down'))
    const { calls, fake } = serve([full, down, moved, stream(end)])
    expect(await follow(fake).outcome).toMatchObject({ kind: 'final' })
    expect(new Set(calls.map(({ headers }) => headers.accept))).toEqual(new Set(['text/event-stream']))
  })
})
