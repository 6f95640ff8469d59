import { timingSafeEqual } from 'node:crypto'
import { Hono } from 'hono'
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import type { Routes, Variables } from '../../hono.ts'
import type { Metrics, Runtime } from '../../runtime.ts'
import { countRunning, countWaitingJobs, findLateJobs, spentOn } from './queries.ts'

const seconds = { request: [0.01, 0.05, 0.25, 1, 5], answer: [0.05, 0.25, 1, 5, 20, 60, 150] }

export function createMetrics(): Metrics {
  const registry = new Registry()
  const registers = [registry]
  collectDefaultMetrics({ register: registry })
  const { errors, failures } = failureCounters(registers)
  const requests = new Histogram({
    name: 'tonewise_request_seconds',
    help: 'Requests, without files and pages from memory, by the class of their status.',
    labelNames: ['status'],
    buckets: seconds.request,
    registers,
  })
  const firstWords = new Histogram({
    name: 'tonewise_first_words_seconds',
    help: 'From the beginning of an answer to its first words, by provider.',
    labelNames: ['provider'],
    buckets: seconds.answer,
    registers,
  })
  const answers = new Histogram({
    name: 'tonewise_answer_seconds',
    help: 'Whole answers, by provider and how they ended.',
    labelNames: ['provider', 'state'],
    buckets: seconds.answer,
    registers,
  })
  const noteStanding = loopCounters(registers)
  const state = gaugesOf(registers)

  return {
    observe({ level, event, fields }) {
      const { ms, status, provider, reason, state: ended } = fields
      if (level === 'error') errors.inc({ event })
      if (event === 'loop_stood') noteStanding(Number(ms))
      if (event === 'request') requests.observe({ status: `${String(status)[0]}xx` }, Number(ms) / 1_000)
      if (event === 'first_words') firstWords.observe({ provider: String(provider) }, Number(ms) / 1_000)
      if (event === 'answered')
        answers.observe({ provider: String(provider), state: String(ended) }, Number(ms) / 1_000)
      if (event === 'provider_failed') failures.inc({ provider: String(provider), reason: String(reason) })
    },
    async read(runtime) {
      await askDatabase(runtime, state)
      return registry.metrics()
    },
    async sum() {
      const [words, asked, wrong, failed] = await Promise.all([
        firstWords.get(),
        requests.get(),
        errors.get(),
        failures.get(),
      ])
      return {
        firstWords: {
          all: total(words.values.filter(isCount)),
          withinOneSecond: total(words.values.filter(({ labels }) => 'le' in labels && labels.le === 1)),
        },
        requests: {
          all: total(asked.values.filter(isCount)),
          failed: total(asked.values.filter((one) => isCount(one) && one.labels.status === '5xx')),
        },
        errors: wrong.values.map(({ labels, value }) => ({ event: String(labels.event), count: value })),
        modelFailures: total(failed.values),
      }
    },
  }
}

function failureCounters(registers: Registry[]) {
  const errors = new Counter({
    name: 'tonewise_errors_total',
    help: 'Errors in the log, by event.',
    labelNames: ['event'],
    registers,
  })
  const failures = new Counter({
    name: 'tonewise_provider_failures_total',
    help: 'Calls of a provider that gave no whole answer, by reason.',
    labelNames: ['provider', 'reason'],
    registers,
  })
  return { errors, failures }
}

/** Of the event loop, when it stood for a second or longer. */
function loopCounters(registers: Registry[]): (ms: number) => void {
  const times = new Counter({
    name: 'tonewise_loop_stood_total',
    help: 'How often the event loop stood for a second or longer. The log names the routes.',
    registers,
  })
  const spent = new Counter({
    name: 'tonewise_loop_stood_seconds_total',
    help: 'How long it stood then, all together.',
    registers,
  })
  return (ms) => {
    times.inc()
    spent.inc(ms / 1_000)
  }
}

function total(values: { value: number }[]): number {
  return values.reduce((sum, { value }) => sum + value, 0)
}

/** Of the values of a histogram the one that counts everything. */
function isCount({ metricName }: { metricName?: string }): boolean {
  return metricName?.endsWith('_count') ?? false
}

type Gauges = ReturnType<typeof gaugesOf>

/** What several processes share: each tells the same. */
function gaugesOf(registers: Registry[]) {
  return {
    database: new Gauge({
      name: 'tonewise_database_up',
      help: '1 while the database answers.',
      registers,
    }),
    running: new Gauge({
      name: 'tonewise_answers_running',
      help: 'Answers that are being written, in all processes.',
      registers,
    }),
    jobs: new Gauge({
      name: 'tonewise_jobs',
      help: 'Jobs that wait, those of them that should have begun over a minute ago, and jobs that were given up.',
      labelNames: ['state'],
      registers,
    }),
    spent: new Gauge({
      name: 'tonewise_model_dollars_today',
      help: 'What the AI service costs today (UTC), with what is set aside for running answers.',
      registers,
    }),
  }
}

async function askDatabase(
  { database, now }: Pick<Runtime, 'database' | 'now'>,
  gauges: Gauges,
): Promise<void> {
  try {
    const { waiting, failed } = await countWaitingJobs(database)
    gauges.running.set(await countRunning(database))
    gauges.spent.set((await spentOn(database, now().toISOString().slice(0, 10))) / 1e6)
    gauges.jobs.set({ state: 'waiting' }, waiting)
    gauges.jobs.set({ state: 'given_up' }, failed)
    gauges.jobs.set({ state: 'late' }, (await findLateJobs(database, now())).count)
    gauges.database.set(1)
  } catch {
    for (const gauge of [gauges.running, gauges.spent, gauges.jobs]) gauge.reset()
    gauges.database.set(0)
  }
}

/** `GET /metrics` for who has METRICS_TOKEN. Without a token in the settings there is no such address. */
export function metricsRoute(runtime: Runtime): Routes {
  const { settings, metrics } = runtime
  return new Hono<{ Variables: Variables }>().get('/metrics', async (c) => {
    if (!settings.METRICS_TOKEN || !metrics) return c.text('not found', 404)
    if (!isSame(c.req.header('authorization') ?? '', `Bearer ${settings.METRICS_TOKEN}`))
      return c.text('The token is missing or wrong.', 401, { 'WWW-Authenticate': 'Bearer' })
    return c.body(await metrics.read(runtime), 200, {
      'Content-Type': 'text/plain; version=0.0.4; charset=utf-8',
      'Cache-Control': 'no-store',
    })
  })
}

function isSame(given: string, wanted: string): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(wanted)]
  return a.length === b.length && timingSafeEqual(a, b)
}
