import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Viewer } from '#server/viewer'
import { openBillingApp } from '#tests/billing-app'
import { eachDatabase } from '#tests/database'
import { acts, type BookedEvent, type BookedSubscription } from '#tests/fakes/payment-ledger'
import { type PaymentService, startPaymentService } from '#tests/fakes/payment-service'
import { reconcileBilling } from './billing-jobs.ts'
import { ensureCustomer, setCustomer } from './customer-queries.ts'
import { loadEntitlement } from './load-entitlement.ts'
import { hashOf } from './sync-customer.ts'

/** For each engine. PAYMENT_SEQUENCES=10000 runs the long form. */
const sequences = Number(process.env.PAYMENT_SEQUENCES ?? 100)
const batch = 25
const seed = Number(process.env.PAYMENT_SEED ?? Math.floor(Math.random() * 2 ** 31))
process.stderr.write(`Payment sequences: ${sequences} for each engine, PAYMENT_SEED=${seed}\n`)

const clock = { now: new Date('2026-03-02T09:00:00Z') }
let service: PaymentService
beforeAll(async () => {
  service = await startPaymentService(clock)
})
afterAll(() => service.close())

/** A buyer with what has happened to them, and the events of it that are on their way. */
type Buyer = { viewer: Viewer; customer: string; onTheWay: BookedEvent[]; hasLost: boolean }

eachDatabase(({ database }) => {
  test('any order, copies, delays, losses and forgeries of events end in the truth of the payment service', {
    timeout: 60_000 + sequences * 2_000,
  }, async () => {
    const random = generator(seed)
    const app = openBillingApp(database(), clock, service.settings)
    const workers = [app.newJobs(), app.newJobs()]
    const runJobs = () => Promise.all(workers.map((worker) => worker.runDue()))

    async function newBuyer(): Promise<Buyer> {
      const viewer = await app.newViewer(clock.now)
      const { query } = database()
      const row = await ensureCustomer(query, viewer.accountId, 'stripe')
      const customer = `cus_${row.id.replaceAll('-', '')}`
      service.customers.set(customer, { id: customer, email: viewer.email })
      const known = { customerId: customer, emailHash: hashOf(viewer.email) }
      await setCustomer(query, viewer.accountId, row.id, known)
      return { viewer, customer, onTheWay: [], hasLost: false }
    }

    /** Something happens at the payment service: somebody buys, pays, misses, changes, cancels. */
    function happen(buyer: Buyer): void {
      const own = [...service.subscriptions.values()].filter(({ customer }) => customer === buyer.customer)
      const open = own.find(({ status }) => status !== 'canceled' && status !== 'incomplete_expired')
      if (open) service.act(open, pick(random, acts))
      else if (own.length < 3) buyAgain(buyer)
      for (const event of service.events.splice(0)) {
        if (random() < 0.1) buyer.hasLost = true
        else buyer.onTheWay.push(event, ...(random() < 0.3 ? [event] : []))
      }
    }
    function buyAgain({ customer }: Buyer): void {
      const id = `cs_${service.sessions.size}`
      const prices = ['price_at_5', 'price_at_10', 'price_at_20'] as const
      const page = { successUrl: '', cancelUrl: '', expiresAt: 0, trialEnd: null }
      service.sessions.set(id, { id, customer, price: pick(random, prices), status: 'open', ...page })
      service.pay(id, random() < 0.8)
      service.sessions.delete(id)
    }

    /** One of the events on their way arrives, not always the oldest; a forged one is refused. */
    async function arrive(buyer: Buyer): Promise<void> {
      const [event] = buyer.onTheWay.splice(Math.floor(random() * buyer.onTheWay.length), 1)
      if (!event) return
      const isForged = random() < 0.1
      const { body, signature } = service.sign(event, isForged ? 'whsec_of_somebody_else' : undefined)
      const { status } = await app.hook(body, signature)
      expect(status).toBe(isForged ? 400 : 200)
      if (isForged) buyer.onTheWay.push(event)
    }

    async function judge(buyer: Buyer): Promise<void> {
      const { viewer, customer } = buyer
      const { rows } = await database().pool.query(
        'select status, subscription_tier_id as tier, stripe_subscription_id as id, cancel_at_period_end as ends, current_period_end as until from subscriptions where user_id = $1',
        [viewer.accountId],
      )
      const wanted = truthOf(service, customer)
      expect(rows[0] ?? null, `PAYMENT_SEED=${seed}`).toEqual(wanted)
      const { source, tier } = await loadEntitlement(app.runtime, viewer)
      const isPaid = wanted !== null && ['active', 'past_due'].includes(wanted.status)
      expect([source, isPaid ? `price_${tier}` : null]).toEqual([
        isPaid ? 'subscription' : 'trial',
        isPaid ? wanted.tier : null,
      ])
    }

    for (let done = 0; done < sequences; done += batch) {
      const buyers = await Promise.all(Array.from({ length: batch }, newBuyer))
      const steps = buyers.flatMap((buyer) => Array<Buyer>(2 + Math.floor(random() * 5)).fill(buyer))
      for (const buyer of shuffle(random, steps)) {
        happen(buyer)
        if (random() < 0.7) await arrive(buyer)
        // Jobs run while events arrive and things happen.
        if (random() < 0.05) void runJobs()
      }
      for (const buyer of buyers) while (buyer.onTheWay.length > 0) await arrive(buyer)
      await runJobs()
      for (const buyer of buyers.filter(({ hasLost }) => !hasLost)) await judge(buyer)
      // What was lost is found at night.
      clock.now = new Date(clock.now.getTime() + 86_400_000)
      await reconcileBilling({}, app.runtime, 'job')
      await runJobs()
      for (const buyer of buyers) {
        await judge({ ...buyer, viewer: { ...buyer.viewer, createdAt: clock.now } })
      }
      await database().pool.query('delete from users')
      service.subscriptions.clear()
    }
    expect(app.logged.filter((line) => line.includes('job_failed'))).toEqual([])
  })
})

/** What our row must say, from the books of the payment service: of several subscriptions the one that gives most. */
function truthOf({ subscriptions }: PaymentService, customer: string) {
  const own = [...subscriptions.values()].filter((it) => it.customer === customer)
  const value = ({ status }: BookedSubscription) =>
    ['incomplete_expired', 'canceled', 'incomplete', 'paused', 'unpaid', 'past_due', 'active'].indexOf(status)
  const height = ({ price }: BookedSubscription) =>
    ['price_at_5', 'price_at_10', 'price_at_20'].indexOf(price)
  const best = own.reduce<BookedSubscription | null>((one, other) => {
    if (!one || value(other) > value(one)) return other
    if (value(other) < value(one)) return one
    if (height(other) !== height(one)) return height(other) > height(one) ? other : one
    if (other.created !== one.created) return other.created > one.created ? other : one
    return other.id < one.id ? other : one
  }, null)
  if (!best) return null
  const tiers = ['price_basic', 'price_pro', 'price_team']
  return {
    status: best.status,
    tier: tiers[height(best)] ?? null,
    id: best.id,
    ends: best.cancelAtPeriodEnd,
    until: new Date(best.periodEnd * 1_000),
  }
}

/** A small generator that gives the same numbers for the same seed (mulberry32, public domain). */
function generator(from: number): () => number {
  let state = from
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

function pick<T>(random: () => number, from: readonly T[]): T {
  return from[Math.floor(random() * from.length)] as T
}

function shuffle<T>(random: () => number, all: T[]): T[] {
  return all
    .map((one) => ({ one, at: random() }))
    .toSorted((one, other) => one.at - other.at)
    .map(({ one }) => one)
}
