import type { AnalysisBody, FinalEvent } from '#domain/answer'
import { bareQuestion } from '#domain/messages'
import { type AnswerProgress, type AnswerRequest, followAnswer } from './follow-answer.ts'

export const body: AnalysisBody = {
  messages: [{ role: 'user', content: bareQuestion('What is the tone?') }],
  gradeLevel: 'middle',
  contentType: 'poetry',
}
export const request: AnswerRequest = { mode: 'account', key: 'key-1', body }
export const final: FinalEvent = {
  state: 'done',
  saved: true,
  timestamp: '2026-12-14T09:00:00.000Z',
  answeredBy: { reader: 'built-in' },
}
export const start = 'event: start\ndata: {"generationId":"g1"}\n\n'
export const end = `event: final\ndata: ${JSON.stringify(final)}\n\n`

export function piece(text: string, id: number): string {
  return `id: ${id}\ndata: ${JSON.stringify({ text })}\n\n`
}

type Call = { url: string; headers: Record<string, string>; body: string | undefined }

/** A server that answers each call with the next reply. */
export function serve(replies: (() => Response | Promise<Response>)[]) {
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

export function stream(...pieces: string[]): () => Response {
  return () =>
    new Response(pieces.join(''), { headers: { 'content-type': 'text/event-stream; charset=utf-8' } })
}

export function follow(fake: typeof fetch, asked: AnswerRequest = request, idleTimeout = 40_000) {
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
