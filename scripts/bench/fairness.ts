/** One machine floods the built-in reader while somebody else asks now and then: how long they wait for first words. */

import { randomUUID } from 'node:crypto'
import { Agent, request } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'
import { type Product, startProduct } from '../../tests/journeys/start-product.ts'
import { median, percentile } from './measure.ts'

const perSecond = 20
const seconds = 20
const asks = 40
const accounts = 12
const password = 'a quiet lamp beside the window'
const passage = [
  'The night was cold and the old man was afraid. He shut the window and sat down beside the lamp.',
  '"Go away," she whispered, but he did not move. Nobody spoke for a long time.',
].join('\n')

/** Sends one question; resolves with its status and the milliseconds to the first words, if any came. */
type Ask = { address: string; cookie?: string; text: string }
type Outcome = { status: number; first: number | null }

/**
 * Prints the first words of a bystander without and with the flood: half of it demo posts of 8,000 characters, each
 * from a new session, half account posts of 8,000 to 40,000. The bystander asks as a demo, from another network and
 * from an account in the flood's own network.
 */
export async function benchFairness(): Promise<void> {
  const product = await startProduct({ TRUSTED_PROXIES: '1' })
  try {
    const cookies = await signInMany(product, '203.0.113.5', accounts)
    const neighbors = await signInMany(product, '203.0.113.5', asks / 10)
    await askDemo(product, 0)
    report('alone', await askMany((n) => askDemo(product, n)))
    const flood = startFlood(product, cookies)
    const [others, own] = await Promise.all([
      askMany((n) => askDemo(product, n)),
      askMany((n) =>
        ask(product, { address: '203.0.113.5', cookie: neighbors[n % neighbors.length], text: passage }),
      ),
    ])
    const statuses = await flood.end()
    report('during the flood, another network', others)
    report('during the flood, the same network', own)
    const counted = [...statuses].map(([status, count]) => `${count} with ${status}`).join(', ')
    console.log(`the flood: ${perSecond} posts a second for ${seconds} s, answered: ${counted}`)
  } finally {
    await product.remove()
  }
}

function report(when: string, outcomes: Outcome[]): void {
  const first = outcomes.flatMap((one) => (one.first === null ? [] : [one.first]))
  console.log(
    `${when}: first words p50 ${median(first).toFixed(0)} ms, p95 ${percentile(first, 0.95).toFixed(0)} ms ` +
      `(goal: p95 under 500 ms); ${first.length} of ${outcomes.length} answered`,
  )
}

/** One question after another, spread over the time of the flood. */
async function askMany(askOne: (n: number) => Promise<Outcome>): Promise<Outcome[]> {
  const outcomes: Outcome[] = []
  for (let n = 0; n < asks; n += 1) {
    const [outcome] = await Promise.all([askOne(n), wait((seconds * 1_000) / asks)])
    outcomes.push(outcome)
  }
  return outcomes
}

function askDemo(product: Product, n: number): Promise<Outcome> {
  return ask(product, { address: `198.51.${100 + (n % 50)}.7`, text: passage })
}

function startFlood(product: Product, cookies: string[]) {
  const sent: Promise<Outcome>[] = []
  const timer = setInterval(() => {
    const n = sent.length
    const isDemo = n % 2 === 0
    const length = isDemo ? 8_000 : 8_000 + 8_000 * (n % 5)
    const cookie = isDemo ? undefined : cookies[n % cookies.length]
    sent.push(ask(product, { address: '203.0.113.5', cookie, text: 'sad\n'.repeat(length / 4).slice(0, -1) }))
  }, 1_000 / perSecond)
  return {
    async end(): Promise<Map<number, number>> {
      clearInterval(timer)
      const counts = new Map<number, number>()
      for (const { status } of await Promise.all(sent)) counts.set(status, (counts.get(status) ?? 0) + 1)
      return counts
    },
  }
}

const agent = new Agent({ keepAlive: true, maxSockets: 500 })

/** Resolves at the first words, or at the end of a reply without any; the answer goes on. */
function ask(product: Product, { address, cookie, text }: Ask): Promise<Outcome> {
  const content = `Question: How does it feel?\n\nPassage:\n${text}`
  const body = { messages: [{ role: 'user', content }], gradeLevel: 'middle', contentType: 'fiction' }
  const path = cookie ? '/functions/v1/claude-proxy' : '/functions/v1/claude-proxy-demo'
  const begin = performance.now()
  return new Promise((resolve) => {
    post(product, path, { address, cookie }, body, ({ status, text: heard, isOver }) => {
      const isFirst = heard.includes('\ndata: {"text"')
      if (isFirst || isOver) resolve({ status, first: isFirst ? performance.now() - begin : null })
    })
  })
}

type Heard = { status: number; text: string; isOver: boolean; setCookie: string[] }

function post(
  product: Product,
  path: string,
  from: { address: string; cookie?: string | undefined },
  body: unknown,
  onHeard: (heard: Heard) => void,
): void {
  const headers = {
    'content-type': 'application/json',
    accept: path.startsWith('/functions/') ? 'text/event-stream' : 'application/json',
    'sec-fetch-site': 'same-origin',
    'idempotency-key': randomUUID(),
    'x-forwarded-for': from.address,
    ...(from.cookie ? { cookie: from.cookie } : {}),
  }
  const heard: Heard = { status: 0, text: '', isOver: false, setCookie: [] }
  const call = request(`${product.url}${path}`, { method: 'POST', headers, agent }, (reply) => {
    heard.status = reply.statusCode ?? 0
    heard.setCookie = reply.headers['set-cookie'] ?? []
    reply.setEncoding('utf8').on('data', (piece: string) => {
      heard.text += piece
      onHeard(heard)
    })
    reply.on('close', () => onHeard({ ...heard, isOver: true }))
  })
  call.on('error', () => onHeard({ ...heard, isOver: true }))
  call.end(JSON.stringify(body))
}

async function signInMany(product: Product, address: string, count: number): Promise<string[]> {
  const cookies: string[] = []
  for (let n = 0; n < count; n += 1) {
    const account = { email: `${randomUUID()}@example.org`, password }
    await once(product, '/auth/sign-up', address, { ...account, audience: 'adult' })
    const { setCookie } = await once(product, '/auth/sign-in', address, account)
    cookies.push(setCookie.map((line) => line.split(';')[0]).join('; '))
  }
  return cookies
}

function once(product: Product, path: string, address: string, body: unknown): Promise<Heard> {
  return new Promise((resolve) => {
    post(product, path, { address }, body, (heard) => {
      if (heard.isOver) resolve(heard)
    })
  })
}
