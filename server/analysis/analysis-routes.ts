import { randomUUID } from 'node:crypto'
import { type Context, Hono } from 'hono'
import { TonewiseError } from '#domain/errors'
import { requireViewer } from '../accounts/require-viewer.ts'
import { demoOf, openDemo, promptsLeft } from '../demo/open-demo.ts'
import type { Variables } from '../hono.ts'
import { networkOf } from '../limits/client-address.ts'
import type { Runtime } from '../runtime.ts'
import type { Analysis } from './analysis.ts'
import type { Asker } from './asker.ts'
import { finalOf, type LiveAnswer } from './live-answer.ts'
import { streamAnswer } from './stream-answer.ts'

type Call = Context<{ Variables: Variables }>

/** The calls of the analysis: ask, listen again, stop, and the demo's allowance. */
export function analysisRoutes(context: Runtime & { analysis: Analysis }): Hono<{ Variables: Variables }> {
  const { analysis } = context
  const routes = new Hono<{ Variables: Variables }>()

  routes.post('/functions/v1/claude-proxy', async (c) => {
    const viewer = requireViewer(c)
    const live = await analysis.submit(
      { kind: 'account', viewer },
      { key: keyOf(c), raw: await c.req.text(), network: networkOf(c.get('address')) },
    )
    return reply(c, live)
  })

  routes.post('/functions/v1/claude-proxy-demo', async (c) => {
    const key = keyOf(c)
    const raw = await c.req.text()
    const { setCookie, ...demo } = await openDemo(context, c.req.raw, { key, address: c.get('address') })
    if (setCookie) c.header('Set-Cookie', setCookie, { append: true })
    const network = networkOf(c.get('address'))
    return reply(c, await analysis.submit({ kind: 'demo', ...demo }, { key, raw, network }))
  })

  routes.get('/functions/v1/generations/:id', async (c) => {
    const live = await firstFound(askersOf(context, c), (asker) => analysis.find(asker, c.req.param('id')))
    return stream(c, live, Number.parseInt(c.req.header('Last-Event-ID') ?? '0', 10))
  })

  routes.post('/functions/v1/generations/:id/stop', async (c) => {
    await firstFound(askersOf(context, c), (asker) => analysis.stop(asker, c.req.param('id')))
    return c.body(null, 204)
  })

  routes.get('/api/demo', async (c) => {
    c.header('Cache-Control', 'no-store')
    return c.json({ promptsLeft: await promptsLeft(context, c.req.raw) })
  })
  return routes
}

/** Without a key every request is its own question. */
function keyOf(c: Call): string {
  return c.req.header('Idempotency-Key') ?? randomUUID()
}

/** A browser can hold a session and a demo cookie; an answer belongs to one of them. */
function askersOf(context: Runtime, c: Call): Asker[] {
  const viewer = c.get('viewer')
  const demo = demoOf(context, c.req.raw)
  return [
    ...(viewer ? [{ kind: 'account', viewer } as const] : []),
    ...(demo ? [{ kind: 'demo', ...demo } as const] : []),
  ]
}

async function firstFound<Found>(askers: Asker[], find: (asker: Asker) => Promise<Found>): Promise<Found> {
  for (const asker of askers) {
    try {
      return await find(asker)
    } catch (error) {
      if (!(error instanceof TonewiseError && error.code === 'not_found')) throw error
    }
  }
  throw new TonewiseError('not_found')
}

function reply(c: Call, live: LiveAnswer): Response | Promise<Response> {
  return c.req.header('Accept')?.includes('text/event-stream') ? stream(c, live, 0) : replyWhole(c, live)
}

function stream(c: Call, live: LiveAnswer, from: number): Response {
  c.header('Content-Type', 'text/event-stream; charset=utf-8')
  c.header('Cache-Control', 'no-store')
  c.header('X-Accel-Buffering', 'no')
  return c.body(streamAnswer(live, Number.isInteger(from) && from > 0 ? from : 0))
}

/** For a client that wants no stream: the finished answer, in the shape of the spec. */
async function replyWhole(c: Call, live: LiveAnswer): Promise<Response> {
  const { error, text: _, ...final } = await finalOf(live)
  c.header('Cache-Control', 'no-store')
  if (final.state === 'failed') throw new TonewiseError(error?.error ?? 'answer_failed')
  const texts = live.start.note ? [live.start.note, live.text] : [live.text]
  return c.json({ content: texts.map((text) => ({ type: 'text', text })), ...final, generationId: live.id })
}
