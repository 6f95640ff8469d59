import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { Viewer } from '#server/viewer'
import { openBillingApp } from '#tests/billing-app'
import { createBillingScenario } from '#tests/billing-scenario'
import { eachDatabase } from '#tests/database'
import { type PaymentService, startPaymentService } from '#tests/fakes/payment-service'
import { loadBilling } from './load-billing.ts'
import { loadPracticeCheckout, loadPracticePortal } from './practice/load-practice.ts'

const day = 86_400_000
const start = new Date('2026-03-02T09:00:00Z')
const clock = { now: start }
const later = (days: number) => new Date(start.getTime() + days * day)
const checkoutPath = '/functions/v1/create-checkout-session'
const portalPath = '/functions/v1/create-billing-portal-session'
let service: PaymentService
beforeAll(async () => {
  service = await startPaymentService(clock)
})
afterAll(() => service.close())

eachDatabase(({ database }) => {
  let shop: ReturnType<typeof createBillingScenario>
  let practice: ReturnType<typeof openBillingApp>
  beforeEach(() => {
    clock.now = start
    shop ??= createBillingScenario(database(), clock, service)
    practice ??= openBillingApp(database(), clock)
  })

  async function mailsTo(viewer: Viewer): Promise<{ template: string; values: Record<string, string> }[]> {
    const sql = "select payload from jobs where kind = 'mail' and payload->>'to' = $1 order by created_at, id"
    return (await shop.rows(sql, viewer.email)).map(({ payload }) => payload)
  }
  const planOf = async (app: typeof practice, viewer: Viewer) => loadBilling(app.runtime, viewer, null)
  const offerOf = async (app: typeof practice, viewer: Viewer, name: string) =>
    (await planOf(app, viewer)).cards?.find((card) => card.name === name)?.offer

  test('a plan bought in the trial is first paid for when the trial ends, and the day is shown before', async () => {
    const viewer = await shop.app.newViewer(later(-1))
    expect(await offerOf(shop.app, viewer, 'Pro')).toEqual({
      kind: 'buy',
      term: 'Pro costs $10 a month. Due today: $0. Your trial stays free. First payment: $10 on March 8, 2026, then $10 each month.',
    })
    const { body } = await shop.checkout(viewer)
    const asked = service.recorded.findLast(({ path }) => path === '/v1/checkout/sessions')
    expect(asked?.given.get('subscription_data[trial_end]')).toBe(String(later(6).getTime() / 1_000))
    const [agreed] = await shop.rows(
      'select terms from purchase_consents where account_id = $1',
      viewer.accountId,
    )
    expect(agreed.terms).toContain('First payment: $10 on March 8, 2026')
    const subscription = service.pay(shop.sessionOf(body.url).id)
    await shop.deliverAll()
    expect(await shop.bill(viewer)).toMatchObject({ source: 'subscription', tier: 'pro' })
    expect((await planOf(shop.app, viewer)).plan).toMatchObject({
      line: 'Pro, free during your trial until March 8, 2026.',
      lines: ['Your first payment of $10 is on March 8, 2026.'],
    })
    expect(await mailsTo(viewer)).toMatchObject([
      { template: 'plan-started-in-trial', values: { plan: 'Pro', price: '$10', day: 'March 8, 2026' } },
    ])

    // Another plan costs nothing today either, and leads to no payment page that could end the trial.
    expect(await offerOf(shop.app, viewer, 'Team')).toEqual({
      kind: 'change',
      term: 'It starts at once. Due today: $0. Your trial stays free. First payment: $20 on March 8, 2026, then $20 each month.',
      isImmediate: true,
    })
    const changed = await shop.checkout(viewer, 'price_team')
    expect(changed.body.url).toMatch(/\/account\?portal=checked#billing$/)
    expect(subscription).toMatchObject({ price: 'price_at_20', status: 'trialing' })
    const update = service.recorded.findLast(({ path }) => path === `/v1/subscriptions/${subscription.id}`)
    expect(update?.given.get('proration_behavior') ?? service.recorded.map(({ path }) => path)).toBe('none')
    expect((await shop.bill(viewer)).tier).toBe('team')
  })

  test('in the last two days of the trial the first payment is as near as the payment service takes it', async () => {
    const viewer = await shop.app.newViewer(later(-6.5))
    expect((await shop.checkout(viewer)).status).toBe(200)
    const asked = service.recorded.findLast(({ path }) => path === '/v1/checkout/sessions')
    const trialEnd = Number(asked?.given.get('subscription_data[trial_end]')) * 1_000
    expect(trialEnd - start.getTime()).toBe(50 * 3_600_000)
    const over = await shop.app.newViewer(later(-7))
    expect(await offerOf(shop.app, over, 'Pro')).toMatchObject({
      term: 'Pro costs $10 a month. Due today: $10. Then $10 each month.',
    })
  })

  test('practice payments hold the same: free until the trial ends, then a month', async () => {
    const viewer = await practice.newViewer(later(-1))
    const reply = await practice.post(checkoutPath, { priceId: 'price_pro' }, viewer)
    const path = new URL(((await reply.json()) as { url: string }).url).pathname
    const view = await loadPracticeCheckout(practice.runtime, viewer, path.split('/').at(-1) ?? '')
    expect(view).toMatchObject({ dueToday: '0', plan: { term: expect.stringContaining('on March 8, 2026') } })
    await practice.press(path, { act: 'pay' }, viewer)
    await practice.newJobs().runDue()
    expect((await planOf(practice, viewer)).plan.lines).toEqual([
      'Your first payment of $10 is on March 8, 2026.',
    ])
    clock.now = later(6.5)
    const { syncBilling } = await import('./billing-jobs.ts')
    const [{ customer_id: customerId }] = await shop.rows(
      'select customer_id from billing_customers where user_id = $1',
      viewer.accountId,
    )
    await syncBilling({ provider: 'practice', customerId }, practice.runtime, 'job')
    expect((await planOf(practice, viewer)).plan.lines).toEqual(['It renews on April 8, 2026 for $10.'])
  })

  test('a change says what is due today, and a mail tells that it happened', async () => {
    const viewer = await practice.newViewer()
    const reply = await practice.post(checkoutPath, { priceId: 'price_basic' }, viewer)
    const { url } = (await reply.json()) as { url: string }
    await practice.press(new URL(url).pathname, { act: 'pay' }, viewer)
    await practice.newJobs().runDue()
    clock.now = later(15.5)
    const term =
      'It starts at once. Due today: $7.50, the difference for the rest of this month. From April 2, 2026: $20 a month.'
    expect(await offerOf(practice, viewer, 'Team')).toEqual({ kind: 'change', term, isImmediate: false })
    const change = await practice.post(checkoutPath, { priceId: 'price_team' }, viewer)
    const path = new URL(((await change.json()) as { url: string }).url).pathname
    expect(await loadPracticePortal(practice.runtime, viewer, path.split('/').at(-1) ?? '')).toMatchObject({
      wanted: { name: 'Team', term },
    })
    await practice.press(path, { act: 'change', tier: 'price_team' }, viewer)
    await practice.newJobs().runDue()
    expect((await mailsTo(viewer)).at(-1)).toMatchObject({
      template: 'plan-changed',
      values: { before: 'Basic', plan: 'Team', price: '$20', day: 'April 2, 2026' },
    })
    expect(await offerOf(practice, viewer, 'Basic')).toMatchObject({
      term: 'It starts at once. Due today: $0. From April 2, 2026: $5 a month. What you paid for this month isn’t refunded.',
    })
  })

  test('before cancelling it is said what ends and stays, and one press takes it back', async () => {
    const viewer = await shop.app.newViewer()
    const subscription = await shop.buy(viewer)
    expect((await planOf(shop.app, viewer)).cancel).toMatchObject({
      access: 'You keep Pro until April 1, 2026. There won’t be any more payments.',
      lose: expect.arrayContaining(['Passages of up to 80,000 characters']),
      stays: expect.arrayContaining(['Your history, downloads and files']),
      children:
        'You keep your child profiles, too. After the plan ends, we delete a profile that nobody uses for 30 days.',
    })
    expect((await shop.app.post(portalPath, { action: 'keep' }, viewer)).status).toBe(409)
    service.act(subscription, 'cancel-at-end')
    await shop.deliverAll()
    expect(await planOf(shop.app, viewer)).toMatchObject({ cancel: null, planToResume: 'Pro' })
    expect(await offerOf(shop.app, viewer, 'Team')).toMatchObject({ kind: 'none' })
    const resumed = await shop.app.post(portalPath, { action: 'keep' }, viewer)
    expect(resumed.status).toBe(200)
    expect(subscription.cancelAtPeriodEnd).toBe(false)
    expect(await planOf(shop.app, viewer)).toMatchObject({ planToResume: null, plan: { status: 'Active' } })
    expect((await mailsTo(viewer)).map(({ template }) => template)).toEqual([
      'plan-started',
      'plan-cancelled',
      'plan-kept',
    ])
  })

  test('a plan that adds nothing is refused by the server, also as a change', async () => {
    const bare = openBillingApp(database(), clock, { ANTHROPIC_API_KEY: '' })
    const viewer = await bare.newViewer()
    const refused = await bare.post(checkoutPath, { priceId: 'price_basic' }, viewer)
    expect(refused.status).toBe(409)
    expect(await refused.json()).toMatchObject({
      error: 'plan_not_sold',
      next: 'You were not charged. The plan’s card says why.',
    })
    const { url } = (await (await bare.post(checkoutPath, { priceId: 'price_pro' }, viewer)).json()) as {
      url: string
    }
    await bare.press(new URL(url).pathname, { act: 'pay' }, viewer)
    await bare.newJobs().runDue()
    const portal = (await (await bare.post(portalPath, {}, viewer)).json()) as { url: string }
    const changed = await bare.press(
      new URL(portal.url).pathname,
      { act: 'change', tier: 'price_basic' },
      viewer,
    )
    expect(changed.status).toBe(409)
    const teen = { ...(await bare.newViewer()), ageBand: 'teen' as const }
    expect((await bare.post(checkoutPath, { priceId: 'price_team' }, teen)).status).toBe(409)
  })
})
