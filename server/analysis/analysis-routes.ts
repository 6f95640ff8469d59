import { randomUUID } from 'node:crypto'
import { z } from '@hono/zod-openapi'
import { analysisBody, type WholeAnswer } from '#domain/answer'
import { type ErrorCode, TonewiseError } from '#domain/errors'
import { demoOf, openDemo, promptsLeft } from '../conversations/demo/open-demo.ts'
import type { Call } from '../hono.ts'
import { isUuid } from '../http/is-uuid.ts'
import { networkOf } from '../http/limits/client-address.ts'
import { requireViewer } from '../http/require-viewer.ts'
import { byId, content, createRoutes, json, route } from '../http/route.ts'
import type { Runtime } from '../runtime.ts'
import type { Analysis } from './analysis.ts'
import type { Requester } from './requester.ts'
import { finalOf, type RunningAnswer } from './running-answer.ts'
import { streamAnswer } from './stream-answer.ts'

/** Read by `readSubmission`, which has sentences of its own for what is wrong. */
const question = {
  body: {
    required: true,
    content: { 'application/json': { schema: z.toJSONSchema(analysisBody, { io: 'input' }) as object } },
  },
}
const wholeAnswer = z.looseObject({
  content: z.array(z.object({ type: z.literal('text'), text: z.string() })),
  generationId: z.string(),
  state: z.enum(['done', 'interrupted', 'refused']),
  saved: z.boolean(),
  conversationId: z.string().optional(),
  timestamp: z.string(),
})
const answer = {
  200: content(
    'The answer, whole or as server-sent events.',
    ['application/json', wholeAnswer],
    'text/event-stream',
  ),
}
const refusals: ErrorCode[] = [
  'unreadable',
  'fields_wrong',
  'question_empty',
  'follow_up_empty',
  'not_found',
  'key_reused',
  'too_many',
  'answer_failed',
]

const calls = {
  ask: route({
    method: 'post',
    path: '/functions/v1/claude-proxy',
    tags: ['Asking'],
    middleware: requireViewer,
    summary: 'Ask a question, or a follow-up',
    request: question,
    responses: answer,
    refusals,
  }),
  askDemo: route({
    method: 'post',
    path: '/functions/v1/claude-proxy-demo',
    summary: 'Ask a question in the demo',
    request: question,
    responses: answer,
    refusals: [...refusals, 'demo_spent'],
  }),
  listen: route({
    method: 'get',
    path: '/functions/v1/generations/{id}',
    tags: ['Asking'],
    isOpenToChildren: true,
    summary: 'Read an answer again, from its beginning or from where `Last-Event-ID` says',
    request: { params: byId },
    responses: answer,
  }),
  stop: route({
    method: 'post',
    path: '/functions/v1/generations/{id}/stop',
    tags: ['Asking'],
    isOpenToChildren: true,
    summary: 'Stop an answer that is being written; what there is of it is saved',
    request: { params: byId },
    responses: { 204: { description: 'Stopped.' } },
  }),
  demo: route({
    method: 'get',
    path: '/api/demo',
    summary: 'How many questions the demo has left',
    responses: { 200: json(z.object({ promptsLeft: z.number() }), 'What is left.') },
  }),
}

/** The calls of the analysis: ask, listen again, stop, and the demo's allowance. */
export function analysisRoutes(context: Runtime & { analysis: Analysis }) {
  const { analysis } = context

  return createRoutes()
    .openapi(calls.ask, async (c) => {
      const network = networkOf(c.get('address'))
      const raw = await c.req.text()
      const live = await analysis.submit(
        { kind: 'account', viewer: c.get('viewer') },
        { key: keyOf(c, raw), raw, network },
      )
      return reply(c, live)
    })
    .openapi(calls.askDemo, async (c) => {
      const raw = await c.req.text()
      const key = keyOf(c, raw)
      const { setCookie, ...demo } = await openDemo(context, c.req.raw, { key, address: c.get('address') })
      if (setCookie) c.header('Set-Cookie', setCookie, { append: true })
      const network = networkOf(c.get('address'))
      return reply(c, await analysis.submit({ kind: 'demo', ...demo }, { key, raw, network }))
    })
    .openapi(calls.listen, async (c) => {
      const { id } = c.req.valid('param')
      const live = await firstFound(requestersOf(context, c), (requester) => analysis.find(requester, id))
      // Without a word about it a stream, as ever: a network may take `Accept` away.
      if (c.req.header('Accept') === 'application/json') return replyWhole(c, live)
      return stream(c, live, Number.parseInt(c.req.header('Last-Event-ID') ?? '0', 10))
    })
    .openapi(calls.stop, async (c) => {
      const { id } = c.req.valid('param')
      await firstFound(requestersOf(context, c), (requester) => analysis.stop(requester, id))
      return c.body(null, 204)
    })
    .openapi(calls.demo, async (c) => c.json({ promptsLeft: await promptsLeft(context, c.req.raw) }, 200))
}

/** The key of the header, else the one in the body. Without a key every request is its own question. */
function keyOf(c: Call, raw: string): string {
  return c.req.header('Idempotency-Key') ?? keyIn(raw) ?? randomUUID()
}

function keyIn(raw: string): string | null {
  try {
    const key: unknown = JSON.parse(raw)?.key
    return typeof key === 'string' && isUuid(key) ? key : null
  } catch {
    // The body is refused where it is read.
    return null
  }
}

/** A browser can hold a session and a demo cookie; an answer belongs to one of them. */
function requestersOf(context: Runtime, c: Call): Requester[] {
  const viewer = c.get('viewer')
  const demo = demoOf(context, c.req.raw)
  return [
    ...(viewer ? [{ kind: 'account', viewer } as const] : []),
    ...(demo ? [{ kind: 'demo', ...demo } as const] : []),
  ]
}

async function firstFound<Found>(
  requesters: Requester[],
  find: (requester: Requester) => Promise<Found>,
): Promise<Found> {
  for (const requester of requesters) {
    try {
      return await find(requester)
    } catch (error) {
      if (!(error instanceof TonewiseError && error.code === 'not_found')) throw error
    }
  }
  throw new TonewiseError('not_found')
}

function reply(c: Call, live: RunningAnswer): Response | Promise<Response> {
  return c.req.header('Accept')?.includes('text/event-stream') ? stream(c, live, 0) : replyWhole(c, live)
}

function stream(c: Call, live: RunningAnswer, from: number): Response {
  c.header('Content-Type', 'text/event-stream; charset=utf-8')
  c.header('X-Accel-Buffering', 'no')
  return c.body(streamAnswer(live, Number.isInteger(from) && from > 0 ? from : 0))
}

/** For a client that wants no stream: the finished answer, in the shape of the spec. */
async function replyWhole(c: Call, live: RunningAnswer): Promise<Response> {
  const { error, text: _, ...final } = await finalOf(live)
  if (final.state === 'failed') throw new TonewiseError(error?.error ?? 'answer_failed')
  const texts = live.start.note ? [live.start.note, live.text] : [live.text]
  const content = texts.map((text) => ({ type: 'text', text }) as const)
  return c.json({ content, ...final, generationId: live.id } satisfies WholeAnswer)
}
