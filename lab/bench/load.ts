/** Many answers at once through the whole started product: sign-in, question, stream, saving, history. */

import { randomUUID } from 'node:crypto'
import { Agent, type IncomingMessage, request } from 'node:http'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { createParser } from 'eventsource-parser'
import { referenceAnswer, referenceCase } from '../../close-reading/rubric/reference-answer.fixture.ts'
import { type Product, startProduct } from '../../tests/journeys/start-product.ts'
import { median, percentile } from './measure.ts'
import { startHop, stopHop } from './relay.ts'

const streams = 300
const events = 200
const every = 50
const ramp = 6_000
const password = 'a quiet lamp beside the window'
/** An explanation that passes every check, so that it is neither sent back nor replaced. */
const sent = referenceAnswer

type Account = { address: string; cookie: string; email: string }
type Answer = { first: number; text: string; conversationId?: string; isClaudes: boolean }
type Watched = { at: number; lag: number; rss: number }

/** Prints failures, the first text's delay, the loop's lag, memory, and whether every stored text is the sent one. */
export async function benchLoad(): Promise<void> {
  const service = await startHop('service', '', { events, every, streams, text: sent })
  const watch = join(import.meta.dirname, 'watch-process.ts')
  const product = await startProduct({
    ANTHROPIC_API_KEY: 'key',
    ANTHROPIC_BASE_URL: service.url,
    AI_DAILY_BUDGET_USD: '2000',
    // Every reader comes from an address of their own, as behind a proxy, so that no limit of one address counts.
    TRUSTED_PROXIES: '1',
    NODE_OPTIONS: `--import=${watch}`,
  })
  try {
    const accounts = await signUpAll(product)
    const begin = Date.now()
    const answers = await Promise.all(accounts.map((account, n) => askOne(product, account, n)))
    const end = Date.now()
    const stored = await Promise.all(accounts.map((account, n) => storedText(product, account, answers[n])))
    print(answers, stored, watchedBetween(product, begin, end))
  } finally {
    await product.remove()
    await stopHop(service)
  }
}

function print(answers: (Answer | null)[], stored: (string | null)[], watched: Watched[]): void {
  const whole = answers.filter((answer) => answer?.isClaudes && answer.text === sent)
  const first = answers.flatMap((answer) => (answer ? [answer.first - every] : []))
  const equal = stored.filter((text) => text === sent).length
  const lags = watched.map(({ lag }) => lag)
  const rss = Math.max(...watched.map((one) => one.rss)) / 2 ** 20
  console.log(`${streams} streams begun in ${ramp / 1000} s, ${events} events each, one every ${every} ms`)
  console.log(`failed: ${streams - whole.length} (goal: 0); stored as sent: ${equal} of ${streams}`)
  console.log(
    `first text, beyond the service's own ${every} ms: p50 ${median(first).toFixed(0)} ms, ` +
      `p95 ${percentile(first, 0.95).toFixed(0)} ms (goal: at most 250 ms)`,
  )
  console.log(
    `loop lag, p99 of each second: median ${median(lags).toFixed(0)} ms, worst second ${Math.max(...lags).toFixed(0)} ms ` +
      '(goal: p99 at most 100 ms)',
  )
  console.log(`memory of the process: ${rss.toFixed(0)} MB at most (goal: at most 900 MB)`)
}

function watchedBetween(product: Product, begin: number, end: number): Watched[] {
  const lines = [...product.output().matchAll(/^watched (\d+) ([\d.]+) (\d+)$/gm)]
  const all = lines.map(([, at, lag, rss]) => ({ at: Number(at), lag: Number(lag), rss: Number(rss) }))
  return all.filter(({ at }) => at > begin && at <= end + 1_000)
}

/** Signs up and in, ten at a time: hashing passwords is meant to be slow. */
async function signUpAll(product: Product): Promise<Account[]> {
  const accounts: Account[] = []
  async function next(n: number): Promise<void> {
    if (n >= streams) return
    const address = `10.${n >> 8}.${n & 255}.7`
    const email = `reader${n}@example.org`
    const account = { email, password }
    await post(product, '/auth/sign-up', { address }, { ...account, audience: 'adult' })
    const { reply } = await post(product, '/auth/sign-in', { address }, account)
    const cookie = (reply.headers['set-cookie'] ?? []).map((line) => line.split(';')[0]).join('; ')
    accounts[n] = { address, cookie, email }
    await next(n + 10)
  }
  await Promise.all(Array.from({ length: 10 }, (_, n) => next(n)))
  return accounts
}

/** Null when the question was refused or the stream broke. */
async function askOne(product: Product, account: Account, n: number): Promise<Answer | null> {
  await wait((ramp * n) / streams)
  const { question, passage, gradeLevel, contentType } = referenceCase
  const content = `Question: ${question}\n\nPassage:\n${passage}`
  const body = { messages: [{ role: 'user', content }], gradeLevel, contentType }
  const begin = performance.now()
  let first = 0
  const path = '/functions/v1/claude-proxy'
  const heard = await post(product, path, account, body, (soFar) => {
    if (first === 0 && soFar.includes('\ndata: {"text"')) first = performance.now() - begin
  }).catch(() => null)
  if (heard?.reply.statusCode !== 200) return null
  const data: Record<string, unknown>[] = []
  createParser({ onEvent: (event) => void data.push(JSON.parse(event.data)) }).feed(heard.text)
  const final = data.find((one) => one.state)
  return {
    first,
    text: data
      .filter((one) => typeof one.text === 'string' && !one.state)
      .map((one) => one.text)
      .join(''),
    conversationId: String(final?.conversationId),
    isClaudes: final?.state === 'done' && heard.text.includes('"reader":"claude"'),
  }
}

async function storedText(product: Product, account: Account, answer: Answer | null | undefined) {
  if (!answer?.conversationId) return null
  const headers = { cookie: account.cookie }
  const reply = await fetch(`${product.url}/api/conversations/${answer.conversationId}`, { headers })
  const { messages } = (await reply.json()) as { messages?: { role: string; content: string }[] }
  return messages?.find(({ role }) => role === 'assistant')?.content ?? null
}

const agent = new Agent({ keepAlive: true, maxSockets: streams })

function post(
  product: Product,
  path: string,
  { address, cookie = '' }: { address: string; cookie?: string },
  body: unknown,
  onText: (soFar: string) => void = () => {},
): Promise<{ reply: IncomingMessage; text: string }> {
  const headers = {
    'content-type': 'application/json',
    accept: path.startsWith('/functions/') ? 'text/event-stream' : 'application/json',
    'sec-fetch-site': 'same-origin',
    'idempotency-key': randomUUID(),
    'x-forwarded-for': address,
    cookie,
  }
  return new Promise((resolve, reject) => {
    const call = request(`${product.url}${path}`, { method: 'POST', headers, agent }, (reply) => {
      let text = ''
      reply.setEncoding('utf8').on('data', (piece: string) => {
        text += piece
        onText(text)
      })
      reply.on('end', () => resolve({ reply, text }))
      reply.on('error', reject)
    })
    call.on('error', reject)
    call.end(JSON.stringify(body))
  })
}
