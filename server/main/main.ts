import { createServer, type Server } from 'node:http'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { pathToFileURL } from 'node:url'
import { getRequestListener } from '@hono/node-server'
import { limits } from '#domain/limits'
import { createMetrics } from '../admin/metrics/process-metrics.ts'
import { openDatabase } from '../database/open-database.ts'
import { readSettings, type Settings } from '../env.ts'
import { explainError } from '../explain-error.ts'
import { createLog } from '../log.ts'
import { nameService } from '../model-service.ts'
import { applyChoice, followChoice } from '../providers/service/apply-choice.ts'
import type { Runtime } from '../runtime.ts'
import { readSecret } from '../secret.ts'
import type { createApp } from './app.ts'
import { serveDevelopment } from './development.ts'

const isDevelopment = process.argv.includes('--dev')
process.env.NODE_ENV ??= isDevelopment ? 'development' : 'production'

/** Starts the product and returns when it listens. Any reason not to start is one plain sentence and exit code 1. */
async function start() {
  const settings = readSettings(process.env)
  const metrics = createMetrics()
  const log = createLog((line) => process.stdout.write(line), metrics.observe)
  const secret = await readSecret(settings)
  const database = await openDatabase(settings, log)
  const runtime: Runtime = { settings, secret, database, log, now: () => new Date(), metrics }
  await applyChoice(runtime)
  const server = createServer({ maxHeaderSize: limits.headerBytes })
  server.headersTimeout = 10_000
  server.requestTimeout = 20_000
  const app = isDevelopment ? await serveDevelopment(server, runtime) : await serveBuild(server, runtime)
  stopOnSignal(async () => {
    log.info('stopping')
    const isTakenOver = database.kind === 'postgres'
    await Promise.all([app.drain(), isTakenOver ? pause(limits.takeover) : undefined])
    await closePort(server, limits.closing)
    await database.close()
  })
  process.on('uncaughtException', (error) => {
    log.error('process_broke', error)
    process.exit(1)
  })
  await listen(server, settings)
  process.stdout.write(`${announcement(settings, database.kind).join('\n')}\n`)
}

async function serveBuild(server: Server, runtime: Runtime) {
  const address = pathToFileURL(join(process.cwd(), 'build', 'server', 'index.js')).href
  const build = (await import(address)) as { createApp: typeof createApp }
  const app = build.createApp(runtime, { isDevelopment: false })
  const listener = getRequestListener(app.fetch, { overrideGlobalObjects: false })
  server.on('request', (incoming, outgoing) => {
    if (!app.answerFromMemory(incoming, outgoing)) void listener(incoming, outgoing)
  })
  // Other processes serve meanwhile; alone on its machine it is better to be there at once, and smaller.
  if (runtime.database.kind === 'postgres') await app.warmUp()
  server.once('listening', () => void app.cachePages())
  // The pages for everyone say whether an AI service answers, and which.
  followChoice(runtime, limits.modelServicePollInterval, () => void app.cachePages())
  return app
}

function listen(server: Server, settings: Settings): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      const isTaken = error.code === 'EADDRINUSE'
      reject(isTaken ? new Error(`Port ${settings.PORT} is in use. Set PORT to another number.`) : error)
    })
    server.listen(settings.PORT, settings.HOST, resolve)
  })
}

/** The first signal lets running answers end; a second one stops at once. */
function stopOnSignal(stop: () => Promise<void>) {
  let began: number | undefined
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.on(signal, () => {
      if (began !== undefined) {
        // Ctrl-C reaches us from the terminal and from the launcher: that is one signal, not two.
        if (performance.now() - began > 1_000) process.exit(0)
        return
      }
      began = performance.now()
      stop().then(
        () => process.exit(0),
        () => process.exit(1),
      )
    })
  }
}

function announcement(settings: Settings, databaseKind: string): string[] {
  const { modelService } = settings
  const provider = modelService
    ? `${modelService.model}, ${nameService(modelService)}`
    : 'the built-in reader; no AI model is set up'
  return [
    `Reader:   ${provider}`,
    `Database: ${databaseKind === 'embedded' ? `embedded, in ${settings.DATA_DIR}` : 'PostgreSQL'}`,
    `Mail:     ${mailLine(settings)}`,
    `Payments: ${paymentsLine(settings)}`,
    `Address:  ${settings.appUrl}`,
  ]
}

function mailLine({ mail, SMTP_URL, DATA_DIR }: Settings): string {
  if (mail === 'smtp') return `through ${new URL(String(SMTP_URL)).host}`
  return mail === 'outbox'
    ? `written to ${join(DATA_DIR, 'outbox')}; none is sent`
    : 'none; SMTP_URL is not set'
}

function paymentsLine({ payments }: Settings): string {
  if (payments === 'stripe') return 'Stripe'
  return payments === 'practice' ? 'a practice page; no money moves' : 'none; no plan can be bought'
}

start().catch((error: unknown) => {
  process.stderr.write(`Tonewise could not start. ${explainError(error)}\n`)
  process.exit(1)
})

/** Takes no new connection, lets the requests that are there end, and breaks off what is left after `most` milliseconds. */
function closePort(server: Server, most: number): Promise<void> {
  return new Promise((done) => {
    const late = setTimeout(() => server.closeAllConnections(), most)
    server.close(() => {
      clearTimeout(late)
      done()
    })
  })
}
