/** One process of the relay bench: the model service, a bare Node pipe, or our own way of an answer. */

import { mkdtempSync, rmSync } from 'node:fs'
import { createServer, type ServerResponse, request as send } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { getRequestListener } from '@hono/node-server'
import { Hono } from 'hono'
import { createAnalysis } from '../../server/analysis/analysis.ts'
import { analysisRoutes } from '../../server/analysis/analysis-routes.ts'
import { openDatabase } from '../../server/database/open-database.ts'
import { readSettings } from '../../server/env.ts'
import type { Variables } from '../../server/hono.ts'
import { createLog } from '../../server/log.ts'
import type { AppContext } from '../../server/main/app-context.ts'
import { createProviders } from '../../server/providers/create-providers.ts'
import type { Viewer } from '../../server/viewer.ts'

type Setting = {
  role: 'service' | 'pipe' | 'ours'
  upstream: string
  events: number
  every: number
  streams: number
  /** What the service writes, cut into as many pieces as there are events; numbered words without it. */
  text?: string
}

const setting = JSON.parse(process.argv[2] ?? '{}') as Setting
const stop = await start()
process.on('message', (message) => {
  if (message === 'stop')
    stop()
      .finally(() => process.exit(0))
      .catch(() => process.exit(1))
  else
    process.send?.({
      all: process.cpuUsage(),
      thread: process.threadCpuUsage(),
      memory: process.memoryUsage.rss(),
    })
})

async function start(): Promise<() => Promise<void>> {
  if (setting.role === 'service') return listen(serveAnswers)
  if (setting.role === 'pipe') return listen(pipe)
  return serveOurs()
}

function listen(
  handle: Parameters<typeof createServer>[1],
  close = async () => {},
): Promise<() => Promise<void>> {
  const server = createServer(handle)
  return new Promise((resolve) => {
    server.listen(0, '127.0.0.1', () => {
      process.send?.({ port: (server.address() as AddressInfo).port })
      resolve(async () => {
        server.closeAllConnections()
        await close()
      })
    })
  })
}

function event(data: Record<string, unknown>): string {
  return `event: ${data.type}\ndata: ${JSON.stringify(data)}\n\n`
}

/** The events of Anthropic's Messages, one every so many milliseconds. */
function serveAnswers(_: unknown, response: ServerResponse) {
  response.writeHead(200, { 'content-type': 'text/event-stream; charset=utf-8' })
  response.write(event({ type: 'message_start', message: { usage: { input_tokens: 100 } } }))
  let sent = 0
  const timer = setInterval(() => {
    sent += 1
    const text = pieceOf(sent)
    response.write(event({ type: 'content_block_delta', index: 0, delta: { type: 'text_delta', text } }))
    if (sent < setting.events) return
    clearInterval(timer)
    const usage = { output_tokens: sent }
    response.write(event({ type: 'message_delta', delta: { stop_reason: 'end_turn' }, usage }))
    response.end(event({ type: 'message_stop' }))
  }, setting.every)
  response.once('close', () => clearInterval(timer))
}

function pieceOf(sent: number): string {
  const { text, events } = setting
  if (!text) return `word${sent} `
  const at = (n: number) => Math.round((text.length * n) / events)
  return text.slice(at(sent - 1), at(sent))
}

/** The floor for Node: bytes in, bytes out, nothing read. */
function pipe(incoming: import('node:http').IncomingMessage, outgoing: ServerResponse) {
  const onward = send(`${setting.upstream}/v1/messages`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
  })
  onward.on('response', (answer) => {
    outgoing.writeHead(200, { 'content-type': 'text/event-stream; charset=utf-8' })
    answer.pipe(outgoing)
  })
  incoming.pipe(onward)
}

async function serveOurs(): Promise<() => Promise<void>> {
  const folder = mkdtempSync(join(tmpdir(), 'tonewise-relay-'))
  const settings = readSettings({
    NODE_ENV: 'test',
    DATA_DIR: folder,
    ANTHROPIC_API_KEY: 'key',
    ANTHROPIC_BASE_URL: setting.upstream,
    AI_DAILY_BUDGET_USD: '1000',
  })
  const log = createLog((line) => process.stderr.write(line.includes('"error"') ? line : ''))
  const database = await openDatabase(settings, log)
  await database.pool.query(
    `insert into users (id, email, age_band) select n::text, n || '@example.org', 'adult' from generate_series(1, $1) as n`,
    [setting.streams],
  )
  const runtime = { settings, secret: 'x'.repeat(40), database, log, now: () => new Date() }
  const providersFor = createProviders(runtime)
  // The service here sends words and no explanation: it would be asked to correct every answer.
  const { model } = providersFor({ network: '', owner: '' })
  if (model) model.corrects = false
  const analysis = createAnalysis(runtime, providersFor)
  const app = new Hono<{ Variables: Variables }>()
  app.use(async (c, next) => {
    c.set('address', '127.0.0.1')
    c.set('viewer', viewer(c.req.header('x-user') ?? ''))
    await next()
  })
  app.route('/', analysisRoutes({ ...runtime, analysis } as AppContext))
  return listen(getRequestListener(app.fetch, { overrideGlobalObjects: false }), async () => {
    await analysis.drain()
    await database.close()
    rmSync(folder, { recursive: true, force: true })
  })
}

function viewer(userId: string): Viewer {
  const session = { sessionId: 'session', sharedComputer: false, createdAt: new Date() }
  return {
    userId,
    accountId: userId,
    email: `${userId}@example.org`,
    isEmailVerified: false,
    ageBand: 'adult',
    nickname: null,
    ...session,
  }
}
