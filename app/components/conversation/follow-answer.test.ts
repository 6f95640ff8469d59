import { describe, expect, test } from 'vitest'
import { errorBody } from '#domain/errors'
import { body, end, final, follow, piece, request, serve, start, stream } from './follow-answer.fixture.ts'

describe('an answer', () => {
  test('is asked for with its key as a stream and followed to the end', async () => {
    const { calls, fake } = serve([stream(start, piece('The tone ', 9), piece('is calm.', 17), end)])
    const { outcome, seen } = follow(fake)
    expect(await outcome).toEqual({ kind: 'final', final, text: 'The tone is calm.' })
    expect(seen).toEqual(['started g1', 'The tone is calm.'])
    expect(calls[0]?.url).toBe('/functions/v1/claude-proxy')
    expect(calls[0]?.headers).toMatchObject({ 'idempotency-key': 'key-1', accept: 'text/event-stream' })
    expect(JSON.parse(calls[0]?.body ?? '')).toEqual({ ...body, key: 'key-1' })
  })

  test('that was corrected ends with the corrected text, whatever came before', async () => {
    const corrected = { ...final, text: 'The tone is quiet.' }
    const { fake } = serve([
      stream(start, piece('The tone is calm.', 17), 'event: correcting\ndata: {}\n\n'),
      stream(start, `event: final\ndata: ${JSON.stringify(corrected)}\n\n`),
    ])
    const { outcome, seen } = follow(fake)
    expect(await outcome).toEqual({ kind: 'final', final: corrected, text: 'The tone is quiet.' })
    expect(seen).toEqual(['started g1', 'The tone is calm.', 'correcting', 'lost', 'started g1'])
  })

  test('goes on from the last piece when the connection breaks, and writes nothing twice', async () => {
    const { calls, fake } = serve([
      stream(start, piece('The tone ', 9)),
      stream(piece('tone is calm.', 17), end),
    ])
    const { outcome, seen } = follow(fake)
    expect(await outcome).toMatchObject({ kind: 'final', text: 'The tone is calm.' })
    expect(calls[1]).toMatchObject({ url: '/functions/v1/generations/g1', headers: { 'last-event-id': '9' } })
    expect(seen).toContain('lost')
  })

  test('is asked for again with the same key when nothing came back', async () => {
    const { calls, fake } = serve([() => Promise.reject(new TypeError('down')), stream(start, end)])
    expect(await follow(fake).outcome).toMatchObject({ kind: 'final' })
    expect(calls.map((call) => call.headers['idempotency-key'])).toEqual(['key-1', 'key-1'])
  })

  test('is asked for again where the server moves to, after the time it names', async () => {
    const { calls, fake } = serve([stream(start, 'event: moved\ndata: {"retry":1000}\n\n'), stream(end)])
    const { outcome, waits, seen } = follow(fake)
    expect(await outcome).toMatchObject({ kind: 'final' })
    expect(waits).toEqual([1_000])
    expect(calls[1]?.url).toBe('/functions/v1/generations/g1')
    expect(seen).not.toContain('lost')
  })

  test('is asked for again after silence', async () => {
    const silent = () =>
      new Response(new ReadableStream({ start: (out) => out.enqueue(new TextEncoder().encode(start)) }), {
        headers: { 'content-type': 'text/event-stream' },
      })
    const { calls, fake } = serve([silent, stream(piece('Calm.', 5), end)])
    const abortable: typeof fetch = async (url, init) => {
      const response = await fake(url, init)
      if (calls.length > 1) return response
      const cut = new ReadableStream<Uint8Array>({
        start: (out) => init?.signal?.addEventListener('abort', () => out.error(new Error('aborted'))),
      })
      return new Response(cut, { headers: response.headers })
    }
    expect(await follow(abortable, { ...request, generationId: 'g1' }, 5).outcome).toMatchObject({
      text: 'Calm.',
    })
  })

  test('is picked up after a reload by its id', async () => {
    const { calls, fake } = serve([stream(start, piece('Calm.', 5), end)])
    const outcome = await follow(fake, { mode: 'demo', key: 'k', body: null, generationId: 'g7' }).outcome
    expect(outcome).toMatchObject({ kind: 'final', text: 'Calm.' })
    expect(calls[0]?.url).toBe('/functions/v1/generations/g7')
    expect(calls[0]?.headers).not.toHaveProperty('last-event-id')
  })

  test('waits as long as a full server asks', async () => {
    const full = () => Response.json(errorBody('busy'), { status: 503, headers: { 'retry-after': '3' } })
    const { outcome, waits } = follow(serve([full, stream(start, end)]).fake)
    expect(await outcome).toMatchObject({ kind: 'final' })
    expect(waits).toEqual([3_000])
  })
})

describe('a refusal', () => {
  test('is given back in the words of the server', async () => {
    const words = errorBody('demo_spent')
    const { fake, calls } = serve([() => Response.json(words, { status: 403 })])
    expect(await follow(fake).outcome).toEqual({ kind: 'refused', status: 403, body: words })
    expect(calls).toHaveLength(1)
  })
})

describe('a connection that stays away', () => {
  const sum = (waits: number[]) => waits.reduce((all, one) => all + one, 0)

  test('is given up after half a minute', async () => {
    const { outcome, waits } = follow(serve([]).fake)
    expect(await outcome).toEqual({ kind: 'lost' })
    expect(sum(waits)).toBe(30_000)
  })

  test('gets the half minute anew when it was back in between', async () => {
    const replies = [...Array(4).fill(() => Promise.reject(new TypeError('down'))), stream(start)]
    const { outcome, waits, seen } = follow(serve(replies).fake)
    expect(await outcome).toEqual({ kind: 'lost' })
    expect(seen).toContain('started g1')
    expect(sum(waits)).toBe(7_500 + 30_000)
  })

  test('is given up as well where the server answers and each stream breaks at once', async () => {
    const { fake, calls } = serve(Array(20).fill(stream(start)))
    expect(await follow(fake).outcome).toEqual({ kind: 'lost' })
    expect(calls).toHaveLength(12)
  })
})
