import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { commonTerms } from '#domain/purchase-terms'
import { openBillingApp } from '#tests/billing-app'
import { createBillingScenario } from '#tests/billing-scenario'
import { eachDatabase } from '#tests/database'
import { type PaymentService, startPaymentService } from '#tests/fakes/payment-service'
import { beginCheckout } from './begin-checkout.ts'
import { openPayments } from './open-payments.ts'
import { syncCustomer } from './sync-customer.ts'

const clock = { now: new Date('2026-03-02T09:00:00Z') }
let service: PaymentService
beforeAll(async () => {
  service = await startPaymentService(clock)
})
afterAll(() => service.close())

eachDatabase(({ database }) => {
  let shop: ReturnType<typeof createBillingScenario>
  beforeEach(() => {
    clock.now = new Date('2026-03-02T09:00:00Z')
    shop ??= createBillingScenario(database(), clock, service)
  })

  test('is made once for one person and plan, with what the person was told', async () => {
    const viewer = await shop.app.newViewer()
    const first = await shop.checkout(viewer)
    expect(first.status).toBe(200)
    const again = await shop.checkout(viewer)
    expect(again.body.url).toBe(first.body.url)
    const session = shop.sessionOf(first.body.url)
    expect(session).toMatchObject({ price: 'price_at_10', status: 'open' })
    expect(service.customers.get(session.customer)?.email).toBe(viewer.email)
    const [agreed] = await shop.rows(
      'select * from purchase_consents where account_id = $1',
      viewer.accountId,
    )
    expect(agreed).toMatchObject({ tier_id: 'price_pro', price: '10.00' })
    expect(agreed.terms.split('\n')).toEqual([
      'Pro costs $10 a month. Due today: $10. Then $10 each month.',
      ...commonTerms,
    ])
  })

  test('closes the page of another plan first, and keeps no agreement to it', async () => {
    const viewer = await shop.app.newViewer()
    const basic = await shop.checkout(viewer, 'price_basic')
    const team = await shop.checkout(viewer, 'price_team')
    expect(shop.sessionOf(basic.body.url).status).toBe('expired')
    expect(shop.sessionOf(team.body.url).status).toBe('open')
    const consents = await shop.rows(
      'select tier_id from purchase_consents where account_id = $1',
      viewer.accountId,
    )
    expect(consents).toEqual([{ tier_id: 'price_team' }])
  })

  test('is one way for many presses at once', async () => {
    const viewer = await shop.app.newViewer()
    const replies = await Promise.all(Array.from({ length: 5 }, () => shop.checkout(viewer)))
    const urls = new Set(replies.flatMap(({ body }) => (body.url ? [body.url] : [])))
    expect(urls.size).toBe(1)
    const open = [...service.sessions.values()].filter(
      ({ customer, status }) => status === 'open' && service.customers.get(customer)?.email === viewer.email,
    )
    expect(open).toHaveLength(1)
  })

  test('is closed to everybody who may not buy, and each is told why', async () => {
    const viewer = await shop.app.newViewer()
    const other = await shop.app.newViewer()
    const path = '/functions/v1/create-checkout-session'
    const signedOut = await shop.app.post(path, { priceId: 'price_pro' })
    expect(signedOut.status).toBe(401)
    expect(await signedOut.json()).toMatchObject({ message: 'Please sign in to subscribe' })
    const child = { ...other, accountId: viewer.accountId, ageBand: 'child' as const }
    expect((await shop.app.post(path, { priceId: 'price_pro' }, child)).status).toBe(403)
    for (const body of [{ priceId: 'price_at_5' }, { priceId: 'price_pro', userId: 'x' }, {}, []]) {
      expect((await shop.app.post(path, body, viewer)).status, JSON.stringify(body)).toBe(422)
    }
    const mail = { SMTP_URL: 'smtp://127.0.0.1:2', MAIL_FROM: 'a@example.org' }
    const withMail = openBillingApp(database(), clock, { ...service.settings, ...mail })
    const unproven = await withMail.post(path, { priceId: 'price_pro' }, viewer)
    expect(unproven.status).toBe(403)
    expect(await unproven.json()).toMatchObject({ error: 'email_unproven' })
    const proven = { ...other, isEmailVerified: true }
    expect((await withMail.post(path, { priceId: 'price_pro' }, proven)).status).toBe(200)
    const off = openBillingApp(database(), clock, { PRACTICE_PAYMENTS: 'false' })
    expect(await (await off.post(path, { priceId: 'price_pro' }, viewer)).json()).toMatchObject({
      error: 'payments_off',
    })
  })

  test('opens 5 times in an hour for an account and 30 times for an address', async () => {
    const viewer = await shop.app.newViewer()
    for (let time = 0; time < 5; time += 1) expect((await shop.checkout(viewer)).status).toBe(200)
    const sixth = await shop.checkout(viewer)
    expect(sixth.status).toBe(429)
    expect(sixth.body.next).toBe('You were not charged. Try again in 60 minutes.')
    clock.now = new Date(clock.now.getTime() + 3_600_001)
    expect((await shop.checkout(viewer)).status).toBe(200)

    const path = '/functions/v1/create-checkout-session'
    const seen: number[] = []
    for (let person = 0; person < 31; person += 1) {
      const reply = await shop.app.post(
        path,
        { priceId: 'price_pro' },
        await shop.app.newViewer(),
        '203.0.113.9',
      )
      seen.push(reply.status)
    }
    expect(seen).toEqual([...Array(30).fill(200), 429])
  })

  test('says that nothing was charged when the service fails, and works again after that', async () => {
    const viewer = await shop.app.newViewer()
    service.fail(30)
    const failed = await shop.checkout(viewer)
    expect(failed.status).toBe(502)
    expect(failed.body).toMatchObject({
      message: 'Failed to start checkout process',
      next: 'You were not charged. Try again in a few minutes.',
    })
    service.fail(0)
    expect((await shop.checkout(viewer)).status).toBe(200)
  })

  test('leads nobody to pay for an account that was deleted while the page opened', async () => {
    const viewer = await shop.app.newViewer()
    const { runtime } = shop.app
    const payments = await openPayments(runtime)
    if (!payments) throw new Error('no payments')
    const meanwhile: typeof payments = {
      ...payments,
      async openCheckout(input) {
        const page = await payments.openCheckout(input)
        await database().pool.query('delete from users where id = $1', [viewer.accountId])
        return page
      },
    }
    await expect(beginCheckout(runtime, meanwhile, viewer, 'price_pro')).rejects.toMatchObject({
      code: 'signed_out',
    })
    const pages = [...service.sessions.values()].filter(
      ({ customer }) => service.customers.get(customer)?.email === viewer.email,
    )
    expect(pages.map(({ status }) => status)).toEqual(['expired'])
  })

  test('passes an address on each time that it changes, also back to an earlier one', async () => {
    const viewer = await shop.app.newViewer()
    const { customer } = shop.sessionOf((await shop.checkout(viewer)).body.url)
    const payments = await openPayments(shop.app.runtime)
    if (!payments) throw new Error('no payments')
    for (const email of [`new-${viewer.email}`, viewer.email, `new-${viewer.email}`]) {
      await database().pool.query('update users set email = $1 where id = $2', [email, viewer.accountId])
      await syncCustomer(shop.app.runtime, payments, customer)
      expect(service.customers.get(customer)?.email).toBe(email)
    }
  })

  test('does not lead to a price that differs from what the person was told', async () => {
    const viewer = await shop.app.newViewer()
    const { pool } = database()
    await pool.query("update subscription_tiers set price = 9 where id = 'price_pro'")
    expect((await shop.checkout(viewer)).status).toBe(502)
    await pool.query("update subscription_tiers set price = 10 where id = 'price_pro'")
    expect((await shop.checkout(viewer)).status).toBe(200)
  })

  test('every change that we ask for carries a key, and no name that the service does not have', () => {
    const writes = service.recorded.filter(({ method }) => method !== 'GET')
    expect(writes.length).toBeGreaterThan(20)
    for (const { key, path } of writes) expect(key, path).toMatch(/^[0-9a-f]{64}$/)
  })
})
