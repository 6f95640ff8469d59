/** One machine floods the product while somebody else asks now and then: how long they wait for first words. */

import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { type Product, startProduct } from '../../tests/journeys/start-product.ts'
import { startFlood } from './flood.ts'
import { median, percentile } from './measure.ts'
import { printFigure } from './readme.ts'
import { listen, once } from './send.ts'

const seconds = 20
const asks = 40
const accounts = 12
const hostile = '203.0.113.5'
const password = 'a quiet lamp beside the window'
const passage = [
  'The night was cold and the old man was afraid. He shut the window and sat down beside the lamp.',
  '"Go away," she whispered, but he did not move. Nobody spoke for a long time.',
].join('\n')

/** Sends one question; resolves with its status and the milliseconds to the first words, if any came. */
type Ask = { address: string; cookie?: string | undefined; text: string }
type Outcome = { status: number; first: number | null }

/**
 * Prints the first words of a bystander without and with a flood of every kind, 20 requests a second of each. The
 * bystander asks as a demo, from another network and from an account in the flood's own network.
 */
export async function benchFairness(): Promise<void> {
  const product = await startProduct({ TRUSTED_PROXIES: '1' })
  try {
    const cookies = await signInMany(product, hostile, accounts)
    const neighbors = await signInMany(product, hostile, asks / 10)
    await askDemo(product, 0)
    report('alone', await askMany((n) => askDemo(product, n)))
    const flood = startFlood(product.url, hostile, cookies)
    const [others, own] = await Promise.all([
      askMany((n) => askDemo(product, n)),
      askMany((n) =>
        ask(product, { address: hostile, cookie: neighbors[n % neighbors.length], text: passage }),
      ),
    ])
    const statuses = await flood.end()
    report('during the flood, another network', others)
    report('during the flood, the same network', own)
    for (const [kind, counts] of statuses) {
      const counted = [...counts].map(([status, count]) => `${count} with ${status}`).join(', ')
      console.log(`the flood's ${kind}: ${counted}`)
    }
    const inWords = (share: number, digits: number) =>
      [others, own]
        .map((list) => (percentile(firstOf(list), share) / 10 ** digits).toFixed(digits / 3))
        .join(' / ')
    printFigure(
      'A bystander’s first words beside one machine that sends 20 requests a second of each of five kinds, on the same two cores: from another network / from the same one',
      `median ${inWords(0.5, 0)} ms, 95th percentile ${inWords(0.95, 3)} s`,
    )
    const stood = product.output().match(/"event":"loop_stood".*/g) ?? []
    console.log(`the event loop stood for a second: ${stood.length} times`)
  } finally {
    await product.remove()
  }
}

function report(when: string, outcomes: Outcome[]): void {
  const first = firstOf(outcomes)
  console.log(
    `${when}: first words p50 ${median(first).toFixed(0)} ms, p95 ${percentile(first, 0.95).toFixed(0)} ms ` +
      `(goal: p95 under 500 ms); ${first.length} of ${outcomes.length} answered`,
  )
}

function firstOf(outcomes: Outcome[]): number[] {
  return outcomes.flatMap((one) => (one.first === null ? [] : [one.first]))
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

/** Resolves at the first words, or at the end of a reply without any; the answer goes on. */
function ask(product: Product, { address, cookie, text }: Ask): Promise<Outcome> {
  const content = `Question: How does it feel?\n\nPassage:\n${text}`
  const body = { messages: [{ role: 'user', content }], gradeLevel: 'middle', contentType: 'fiction' }
  const path = cookie ? '/functions/v1/claude-proxy' : '/functions/v1/claude-proxy-demo'
  const begin = performance.now()
  return new Promise((resolve) => {
    listen(product.url, path, { address, cookie }, { body }, ({ status, text: heard, isOver }) => {
      const isFirst = heard.includes('\ndata: {"text"')
      if (isFirst || isOver) resolve({ status, first: isFirst ? performance.now() - begin : null })
    })
  })
}

async function signInMany(product: Product, address: string, count: number): Promise<string[]> {
  const cookies: string[] = []
  for (let n = 0; n < count; n += 1) {
    const account = { email: `${randomUUID()}@example.org`, password }
    await once(product.url, '/auth/sign-up', { address }, { body: { ...account, audience: 'adult' } })
    const { setCookie } = await once(product.url, '/auth/sign-in', { address }, { body: account })
    cookies.push(setCookie.map((line) => line.split(';')[0]).join('; '))
  }
  return cookies
}
