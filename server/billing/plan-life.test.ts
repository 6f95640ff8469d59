import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { createBillingScenario } from '#tests/billing-scenario'
import { eachDatabase } from '#tests/database'
import { type PaymentService, startPaymentService } from '#tests/fakes/payment-service'

const day = 86_400_000
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

  test('begins when the event arrives, is told by mail, and the return says so', async () => {
    const viewer = await shop.app.newViewer()
    const { body } = await shop.checkout(viewer)
    const session = shop.sessionOf(body.url)
    const id = new URL(session.successUrl).searchParams.get('checkout')
    const readState = async () => {
      const reply = await shop.app.send(`/functions/v1/billing-status?checkout=${id}`, { viewer })
      return ((await reply.json()) as { state: string }).state
    }
    expect(await readState()).toBe('open')
    expect((await shop.bill(viewer)).source).toBe('trial_over')
    service.pay(session.id)
    await shop.deliverAll()
    expect(await readState()).toBe('finished')
    expect(await shop.bill(viewer)).toMatchObject({ source: 'subscription', tier: 'pro', label: 'Pro' })
    const mails = await shop.rows(
      "select payload from jobs where kind = 'mail' and payload->>'to' = $1",
      viewer.email,
    )
    expect(mails.map(({ payload }) => payload.template)).toEqual(['plan-started'])
    expect(mails[0].payload.values).toMatchObject({ plan: 'Pro', price: '$10', day: 'April 1, 2026' })
  })

  test('is seen on return even when every event was lost', async () => {
    const viewer = await shop.app.newViewer()
    const { body } = await shop.checkout(viewer, 'price_team')
    const session = shop.sessionOf(body.url)
    service.pay(session.id)
    service.events.splice(0)
    const id = new URL(session.successUrl).searchParams.get('checkout')
    const reply = await shop.app.send(`/functions/v1/billing-status?checkout=${id}`, { viewer })
    expect(await reply.json()).toEqual({ state: 'finished', isKnown: true })
    expect((await shop.bill(viewer)).tier).toBe('team')
  })

  test('is never said to be unpaid while the service does not answer', async () => {
    const viewer = await shop.app.newViewer()
    const { body } = await shop.checkout(viewer)
    const id = new URL(shop.sessionOf(body.url).cancelUrl).searchParams.get('checkout')
    service.fail(30)
    const reply = await shop.app.send(`/functions/v1/billing-status?checkout=${id}`, { viewer })
    expect(await reply.json()).toEqual({ state: 'confirming', isKnown: false })
    service.fail(0)
  })

  test('stays ended when an answer from before its end arrives late', async () => {
    const viewer = await shop.app.newViewer()
    const subscription = await shop.buy(viewer)
    const late = service.answerLate('/v1/subscriptions')
    const checking = shop.app.send('/functions/v1/billing-status', { viewer })
    await late.arrived
    service.act(subscription, 'end')
    await shop.deliverAll()
    expect((await shop.bill(viewer)).source).toBe('trial_over')
    late.release()
    expect((await checking).status).toBe(200)
    expect((await shop.bill(viewer)).source).toBe('trial_over')
  })

  test('has its receipts sent to the account’s new address, of which the service is told once', async () => {
    const viewer = await shop.app.newViewer()
    await shop.buy(viewer)
    const [{ id }] = await shop.rows(
      'select customer_id as id from billing_customers where user_id = $1',
      viewer.accountId,
    )
    const email = `new-${viewer.email}`
    await shop.rows('update users set email = $2 where id = $1', viewer.accountId, email)
    for (let time = 0; time < 2; time += 1) await shop.app.send('/functions/v1/billing-status', { viewer })
    expect(service.customers.get(id)?.email).toBe(email)
    const calls = service.recorded.filter(
      (call) => call.path === `/v1/customers/${id}` && call.method === 'POST',
    )
    expect(calls).toHaveLength(1)
  })

  test('of another person is not told: their purchase is none', async () => {
    const viewer = await shop.app.newViewer()
    const other = await shop.app.newViewer()
    const { body } = await shop.checkout(viewer)
    const id = new URL(shop.sessionOf(body.url).successUrl).searchParams.get('checkout')
    const reply = await shop.app.send(`/functions/v1/billing-status?checkout=${id}`, { viewer: other })
    expect(await reply.json()).toMatchObject({ state: 'none' })
  })

  test('is changed on the page of the service that shows the new price, and never bought twice', async () => {
    const viewer = await shop.app.newViewer()
    const subscription = await shop.buy(viewer, 'price_basic')
    expect(await shop.checkout(viewer, 'price_basic')).toMatchObject({
      status: 409,
      body: { error: 'plan_held' },
    })
    const { body } = await shop.checkout(viewer, 'price_team')
    expect(body.url).toMatch(/^https:\/\/billing\.stand-in/)
    const asked = Object.fromEntries(service.portals.at(-1) ?? [])
    expect(asked).toMatchObject({
      customer: subscription.customer,
      'flow_data[type]': 'subscription_update_confirm',
      'flow_data[subscription_update_confirm][items][0][price]': 'price_at_20',
    })
    service.act(subscription, 'change')
    await shop.deliverAll()
    expect((await shop.bill(viewer)).tier).toBe('pro')
  })

  test('paid in another tab is found before a second payment page opens', async () => {
    const viewer = await shop.app.newViewer()
    const { body } = await shop.checkout(viewer, 'price_basic')
    service.pay(shop.sessionOf(body.url).id)
    service.events.splice(0)
    expect((await shop.checkout(viewer, 'price_basic')).status).toBe(409)
    const sold = [...service.subscriptions.values()].filter(
      ({ customer }) => customer === shop.sessionOf(body.url).customer,
    )
    expect(sold).toHaveLength(1)
  })

  test('goes on for 7 days when a payment is missing, then stops, and comes back when it is paid', async () => {
    const viewer = await shop.app.newViewer()
    const subscription = await shop.buy(viewer)
    clock.now = new Date(clock.now.getTime() + 30 * day)
    service.act(subscription, 'renew')
    service.act(subscription, 'miss')
    await shop.deliverAll()
    expect(await shop.bill(viewer)).toMatchObject({ source: 'subscription', tier: 'pro', daysRemaining: 7 })
    clock.now = new Date(clock.now.getTime() + 7 * day)
    expect(await shop.bill(viewer)).toMatchObject({ source: 'trial_over', modelAnswersPerDay: 0 })
    service.act(subscription, 'pay')
    await shop.deliverAll()
    expect(await shop.bill(viewer)).toMatchObject({ source: 'subscription', tier: 'pro' })
  })

  test('is cancelled in two steps and goes on until its month ends', async () => {
    const viewer = await shop.app.newViewer()
    const subscription = await shop.buy(viewer)
    const path = '/functions/v1/create-billing-portal-session'
    expect((await shop.app.post(path, { action: 'cancel' }, viewer)).status).toBe(200)
    expect(Object.fromEntries(service.portals.at(-1) ?? [])).toMatchObject({
      'flow_data[type]': 'subscription_cancel',
      'flow_data[subscription_cancel][subscription]': subscription.id,
    })
    service.act(subscription, 'cancel-at-end')
    await shop.deliverAll()
    expect((await shop.bill(viewer)).source).toBe('subscription')
    clock.now = new Date(clock.now.getTime() + 30 * day)
    service.act(subscription, 'renew')
    await shop.deliverAll()
    expect((await shop.bill(viewer)).source).toBe('trial_over')
    const [agreed] = await shop.rows(
      'select * from purchase_consents where account_id = $1',
      viewer.accountId,
    )
    expect(agreed.ended_at).toEqual(clock.now)
  })

  test('has a portal only while it is there; without a body it is the whole portal', async () => {
    const viewer = await shop.app.newViewer()
    const path = '/functions/v1/create-billing-portal-session'
    expect((await shop.app.send(path, { method: 'POST', viewer })).status).toBe(409)
    expect((await shop.app.send(path, { method: 'POST' })).status).toBe(401)
    await shop.buy(viewer)
    expect((await shop.app.send(path, { method: 'POST', viewer })).status).toBe(200)
    expect(service.portals.at(-1)?.has('flow_data[type]')).toBe(false)
    expect((await shop.app.post(path, { flow: 'x' }, viewer)).status).toBe(422)
    service.fail(30)
    const failed = await shop.app.send(path, { method: 'POST', viewer })
    service.fail(0)
    expect(failed.status).toBe(502)
    expect(await failed.json()).toMatchObject({ message: 'Failed to open billing portal' })
  })

  test('of an older price of the same product is the same plan', async () => {
    const viewer = await shop.app.newViewer()
    const subscription = await shop.buy(viewer)
    subscription.price = 'price_at_10_old'
    service.emit('customer.subscription.updated', {
      object: 'subscription',
      customer: subscription.customer,
    })
    await shop.deliverAll()
    expect(await shop.bill(viewer)).toMatchObject({ source: 'subscription', tier: 'pro' })
  })

  test('ends when the customer is deleted at the service, and can be bought again after that', async () => {
    for (const isReported of [true, false]) {
      const viewer = await shop.app.newViewer()
      const { customer } = await shop.buy(viewer)
      service.customers.delete(customer)
      if (isReported) {
        service.emit('customer.deleted', { object: 'customer', id: customer })
        await shop.deliverAll()
        expect((await shop.bill(viewer)).source).toBe('trial_over')
      }
      const again = await shop.buy(viewer, 'price_basic')
      expect(again.customer).not.toBe(customer)
      expect(await shop.bill(viewer)).toMatchObject({ source: 'subscription', tier: 'basic' })
    }
  })
})
