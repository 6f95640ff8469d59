import { describe, expect, test } from 'vitest'
import type { AnalysisBody, FinalEvent } from '#domain/answer'
import { errorBody } from '#domain/errors'
import { bareQuestion } from '#domain/messages'
import { type AnswerProgress, type AnswerRequest, followAnswer } from './follow-answer.ts'

const body: AnalysisBody = {
  messages: [{ role: 'user', content: bareQuestion('What is the tone?') }],
  gradeLevel: 'middle',
  contentType: 'poetry',
}
const request: AnswerRequest = { mode: 'account', key: 'key-1', body }
const final: FinalEvent = {
  state: 'done',
  saved: true,
  timestamp: '2026-12-14T09:00:00.000Z',
  answeredBy: { reader: 'built-in' },
}
const start = 'event: start\ndata: {"generationId":"g1"}\n\n'
const end = `event: final\ndata: ${JSON.stringify(final)}\n\n`

function piece(text: string, id: number): string {
  return `id: ${id}\ndata: ${JSON.stringify({ text })}\n\n`
}

type Call = { url: string; headers: Record<string, string>; body: string | undefined }

/** A server that answers each call with the next reply. */
function serve(replies: (() => Response | Promise<Response>)[]) {
  const calls: Call[] = []
  const fake: typeof fetch = async (url, init) => {
    calls.push({
      url: String(url),
      headers: Object.fromEntries(new Headers(init?.headers).entries()),
      body: init?.body?.toString(),
    })
    const reply = replies[calls.length - 1]
    if (!reply) throw new TypeError('Failed to fetch')
    return reply()
  }
  return { calls, fake }
}

function stream(...pieces: string[]): () => Response {
  return () =>
    new Response(pieces.join(''), { headers: { 'content-type': 'text/event-stream; charset=utf-8' } })
}

function follow(fake: typeof fetch, asked: AnswerRequest = request, idleTimeout = 40_000) {
  const seen: string[] = []
  const progress: AnswerProgress = {
    started: ({ generationId }) => seen.push(`started ${generationId}`),
    wrote: (text) => seen.push(text),
    correcting: () => seen.push('correcting'),
    lost: () => seen.push('lost'),
  }
  const waits: number[] = []
  let clock = 0
  const outcome = followAnswer(asked, progress, {
    fetch: fake,
    async wait(milliseconds) {
      waits.push(milliseconds)
      clock += milliseconds
    },
    now: () => new Date(clock),
    signal: new AbortController().signal,
    idleTimeout,
  })
  return { outcome, seen, waits }
}

describe('an answer', () => {
  test('is asked for with its key as a stream and followed to the end', async () => {
    const { calls, fake } = serve([stream(start, piece('The tone ', 9), piece('is calm.', 17), end)])
    const { outcome, seen } = follow(fake)
    expect(await outcome).toEqual({ kind: 'final', final, text: 'The tone is calm.' })
    expect(seen).toEqual(['started g1', 'The tone is calm.'])
    expect(calls[0]?.url).toBe('/functions/v1/claude-proxy')
    expect(calls[0]?.headers).toMatchObject({ 'idempotency-key': 'key-1', accept: 'text/event-stream' })
    expect(JSON.parse(calls[0]?.body ?? '')).toEqual(body)
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

  test('without words gets those of the catalogue', async () => {
    const outcome = await follow(serve([() => new Response('<html>', { status: 502 })]).fake).outcome
    expect(outcome).toMatchObject({ kind: 'refused', status: 502, body: errorBody('answer_failed') })
  })

  test('is what a page in the place of an answer is taken as', async () => {
    const outcome = await follow(serve([() => new Response('<html>')]).fake).outcome
    expect(outcome).toMatchObject({ kind: 'refused', body: errorBody('answer_not_text') })
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
