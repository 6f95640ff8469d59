import { createHmac, randomUUID } from 'node:crypto'
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import {
  type BookedEvent,
  createPaymentLedger,
  priceObject,
  sessionObject,
  subscriptionObject,
} from './payment-ledger.ts'
import { calls, listOf, problem, unknownName } from './payment-protocol.ts'

const secret = 'whsec_a_secret_of_the_tests'
const apiKey = 'sk_test_stand_in'
/** Our tiers' prices at the service, in cents. */
const prices: Record<string, number> = { price_at_5: 500, price_at_10: 1_000, price_at_20: 2_000 }

type Reply = { status: number; body: unknown }
type Call = { method: string; path: string; key: string | null; given: URLSearchParams }

export type PaymentService = Awaited<ReturnType<typeof startPaymentService>>

/**
 * Speaks as much of Stripe's HTTP API as we use, with a state of its own: customers, payment pages, subscriptions and
 * portal pages. What happens there makes events, which a test delivers as it likes. `clock.now` is the time there.
 */
export async function startPaymentService(clock: { now: Date }) {
  const seconds = () => Math.floor(clock.now.getTime() / 1_000)
  const books = createPaymentLedger(seconds, Object.keys(prices))
  const recorded: Call[] = []
  const portals: URLSearchParams[] = []
  const answered = new Map<string, { call: string; reply: Reply }>()
  let failing = 0
  let late: { path: string; arrived(): void; released: Promise<void> } | null = null

  function answer(call: Call): Reply {
    recorded.push(call)
    if (failing > 0) {
      failing -= 1
      return problem(500, 'api_error', 'The stand-in was told to fail.')
    }
    const known = calls.find(({ method, path }) => method === call.method && path.test(call.path))
    if (!known)
      return problem(404, 'resource_missing', `Unrecognized request URL (${call.method} ${call.path})`)
    const wrong = unknownName(known.names, call.given)
    if (wrong) return problem(400, 'parameter_unknown', `Received unknown parameter: ${wrong}`, wrong)
    if (call.method === 'GET' || !call.key) return handle(call)
    const same = `${call.method} ${call.path} ${call.given}`
    const before = answered.get(call.key)
    if (before) {
      return before.call === same
        ? before.reply
        : problem(400, 'idempotency_error', 'Another body, same key.')
    }
    const reply = handle(call)
    answered.set(call.key, { call: same, reply })
    return reply
  }

  function handle({ method, path, given }: Call): Reply {
    const [, , kind, second, third] = path.split('/')
    if (kind === 'customers') return customer(second, given)
    if (kind === 'prices') {
      const cents = prices[second ?? '']
      return cents === undefined ? missing('price') : ok(priceObject(second ?? '', cents))
    }
    if (kind === 'checkout') return third ? oneSession(path, third) : newSession(given)
    if (kind === 'billing_portal') return newPortal(given)
    if (!second && !books.customers.has(given.get('customer') ?? '')) return missing('customer')
    if (!second) return ok({ object: 'list', has_more: false, url: path, data: listed(given) })
    const subscription = books.subscriptions.get(second)
    if (!subscription) return missing('subscription')
    if (method === 'POST') books.update(subscription, given)
    if (method === 'DELETE' && !books.act(subscription, 'end')) return missing('subscription')
    return ok(subscriptionObject(subscription))
  }

  function customer(id: string | undefined, given: URLSearchParams): Reply {
    const known = id ? books.customers.get(id) : undefined
    if (id && !known) return missing('customer')
    const made = { id: known?.id ?? newId('cus'), email: given.get('email') ?? '' }
    books.customers.set(made.id, made)
    return ok({ object: 'customer', ...made })
  }

  function newSession(given: URLSearchParams): Reply {
    const price = given.get('line_items[0][price]') ?? ''
    const expiresAt = Number(given.get('expires_at'))
    if (!books.customers.has(given.get('customer') ?? '')) return missing('customer')
    if (!(price in prices)) return missing('price')
    if (given.get('mode') !== 'subscription') return problem(400, 'parameter_missing', 'mode', 'mode')
    if (expiresAt < seconds() + 1_800 || expiresAt > seconds() + 86_400) {
      return problem(400, 'parameter_invalid_integer', 'expires_at', 'expires_at')
    }
    const trialEnd = given.has('subscription_data[trial_end]')
      ? Number(given.get('subscription_data[trial_end]'))
      : null
    if (trialEnd !== null && trialEnd < seconds() + 48 * 3_600) {
      return problem(400, 'parameter_invalid_integer', 'trial_end', 'subscription_data[trial_end]')
    }
    const made = {
      id: newId('cs'),
      customer: given.get('customer') ?? '',
      price,
      status: 'open' as const,
      successUrl: given.get('success_url') ?? '',
      cancelUrl: given.get('cancel_url') ?? '',
      expiresAt,
      trialEnd,
    }
    books.sessions.set(made.id, made)
    return ok(sessionObject(made))
  }

  function oneSession(path: string, id: string): Reply {
    const found = books.sessions.get(id)
    if (!found) return missing('checkout.session')
    if (found.status === 'open' && found.expiresAt <= seconds()) found.status = 'expired'
    if (path.endsWith('/expire')) {
      if (found.status !== 'open') return problem(400, 'resource_invalid', 'Only open sessions can expire.')
      found.status = 'expired'
      books.emit('checkout.session.expired', sessionObject(found))
    }
    return ok(sessionObject(found))
  }

  function newPortal(given: URLSearchParams): Reply {
    if (!books.customers.has(given.get('customer') ?? '')) return missing('customer')
    portals.push(given)
    const url = `https://billing.stand-in.example/${portals.length}`
    return ok({ id: newId('bps'), object: 'billing_portal.session', url })
  }

  function listed(given: URLSearchParams): unknown[] {
    const isExpanded = listOf(given, 'expand').includes('data.latest_invoice')
    const all = [...books.subscriptions.values()].filter(
      (it) =>
        it.customer === given.get('customer') && (given.get('status') === 'all' || it.status !== 'canceled'),
    )
    return all.reverse().map((it) => subscriptionObject(it, isExpanded))
  }

  const server = createServer(async (request, response) => {
    const call = await readCall(request)
    const { status, body } = authorized(request)
      ? answer(call)
      : problem(401, 'api_key_invalid', 'Invalid API Key provided')
    if (call.path === late?.path) {
      const { arrived, released } = late
      late = null
      arrived()
      await released
    }
    response.writeHead(status, { 'content-type': 'application/json', 'request-id': newId('req') })
    response.end(JSON.stringify(body))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))

  return {
    ...books,
    recorded,
    portals,
    settings: {
      STRIPE_SECRET_KEY: apiKey,
      STRIPE_WEBHOOK_SECRET: secret,
      STRIPE_PRICE_BASIC: 'price_at_5',
      STRIPE_PRICE_PRO: 'price_at_10',
      STRIPE_PRICE_TEAM: 'price_at_20',
      STRIPE_API_URL: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    },
    /** The next calls are answered with 500. */
    fail(times: number): void {
      failing = times
    },
    /** The next call of this path gets the answer that is true when it `arrived`, but only after `release`. */
    answerLate(path: string): { arrived: Promise<void>; release(): void } {
      const arrived = Promise.withResolvers<void>()
      const released = Promise.withResolvers<void>()
      late = { path, arrived: arrived.resolve, released: released.promise }
      return { arrived: arrived.promise, release: released.resolve }
    },
    /** A webhook as it is sent: the body, and its signature at the time there. */
    sign(event: BookedEvent, key = secret, at = seconds()): { body: string; signature: string } {
      const { id, type, created, object } = event
      const body = JSON.stringify({ id, object: 'event', type, created, data: { object } })
      const hash = createHmac('sha256', key).update(`${at}.${body}`).digest('hex')
      return { body, signature: `t=${at},v1=${hash}` }
    },
    close: () =>
      new Promise<void>((resolve) => {
        server.closeAllConnections()
        server.close(() => resolve())
      }),
  }
}

function authorized(request: IncomingMessage): boolean {
  return request.headers.authorization === `Bearer ${apiKey}`
}

async function readCall(request: IncomingMessage): Promise<Call> {
  const pieces: Buffer[] = []
  for await (const piece of request) pieces.push(piece as Buffer)
  const { pathname, searchParams } = new URL(request.url ?? '/', 'http://stand-in')
  const body = Buffer.concat(pieces).toString()
  const key = request.headers['idempotency-key']
  return {
    method: request.method ?? 'GET',
    path: pathname,
    key: typeof key === 'string' ? key : null,
    given: body ? new URLSearchParams(body) : searchParams,
  }
}

function ok(body: unknown): Reply {
  return { status: 200, body }
}

function missing(kind: string): Reply {
  return problem(404, 'resource_missing', `No such ${kind}`)
}

function newId(prefix: string): string {
  return `${prefix}_${randomUUID().replaceAll('-', '')}`
}
