import { expect } from 'vitest'
import { loadEntitlement } from '#server/billing/load-entitlement'
import type { Database } from '#server/database/open-database'
import type { Viewer } from '#server/viewer'
import { openBillingApp } from './billing-app.ts'
import type { PaymentService } from './fakes/payment-service.ts'

/** What a buyer, the payment service and the clock do in tests of the Stripe adapter. */
export function createBillingScenario(database: Database, clock: { now: Date }, service: PaymentService) {
  const app = openBillingApp(database, clock, service.settings)

  async function checkout(viewer: Viewer, priceId = 'price_pro') {
    const reply = await app.post('/functions/v1/create-checkout-session', { priceId }, viewer)
    return {
      status: reply.status,
      body: (await reply.json()) as { url: string; error?: string; next?: string },
    }
  }
  /** The payment page that an address of the stand-in leads to. */
  function sessionOf(url: string) {
    const session = service.sessions.get(url.split('/').at(-1) ?? '')
    if (!session) throw new Error(`no session at ${url}`)
    return session
  }
  /** Delivers every event that was not delivered yet, and does the jobs. */
  async function deliverAll() {
    for (const event of service.events.splice(0)) {
      const { body, signature } = service.sign(event)
      expect((await app.hook(body, signature)).status).toBe(200)
    }
    await app.newJobs().runDue()
  }
  async function buy(viewer: Viewer, priceId = 'price_pro') {
    const { body } = await checkout(viewer, priceId)
    const subscription = service.pay(sessionOf(body.url).id)
    await deliverAll()
    return subscription
  }
  return {
    app,
    checkout,
    sessionOf,
    deliverAll,
    buy,
    bill: (viewer: Viewer) => loadEntitlement(app.runtime, viewer),
    rows: async (statement: string, ...values: unknown[]) =>
      (await database.pool.query(statement, values)).rows,
  }
}
