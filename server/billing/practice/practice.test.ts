import { beforeEach, expect, test } from 'vitest'
import type { Database } from '#server/database/open-database'
import type { Viewer } from '#server/viewer'
import { type BillingApp, openBillingApp } from '#tests/billing-app'
import { eachDatabase } from '#tests/database'
import { findOpenCheckout } from '../checkout-queries.ts'
import { loadBilling } from '../load-billing.ts'
import { loadEntitlement } from '../load-entitlement.ts'
import { loadPracticeCheckout, loadPracticePortal } from './load-practice.ts'

const day = 86_400_000
const start = new Date('2026-01-31T09:00:00Z')
const clock = { now: start }

/** The database, where `act` happens just before statement number `at`. */
function withActBefore(database: Database, at: number, act: () => Promise<unknown>): Database {
  let statement = 0
  const wait = (built: object): object =>
    new Proxy(built, {
      get(whole, step) {
        const given: unknown = Reflect.get(whole, step)
        if (typeof given !== 'function') return given
        if (step === 'then')
          return (...ends: unknown[]) => act().then(() => Reflect.apply(given, whole, ends))
        return (...values: unknown[]) => wait(Reflect.apply(given, whole, values))
      },
    })
  const query = new Proxy(database.query, {
    get(whole, name) {
      const given = Reflect.get(whole, name)
      if (name !== 'select') return given
      statement += 1
      const build = whole.select.bind(whole) as (...fields: unknown[]) => object
      return statement === at ? (...fields: unknown[]) => wait(build(...fields)) : build
    },
  })
  return { ...database, query }
}

eachDatabase(({ database }) => {
  let app: BillingApp
  beforeEach(() => {
    clock.now = start
    app ??= openBillingApp(database(), clock)
  })

  async function pathFor(viewer: Viewer, call: string, body: unknown): Promise<string> {
    const reply = await app.post(`/functions/v1/${call}`, body, viewer)
    const { url } = (await reply.json()) as { url: string }
    return new URL(url).pathname
  }
  const checkout = (viewer: Viewer, priceId = 'price_basic') =>
    pathFor(viewer, 'create-checkout-session', { priceId })
  const portal = (viewer: Viewer, action = 'manage') =>
    pathFor(viewer, 'create-billing-portal-session', { action })
  async function press(viewer: Viewer, path: string, act: string, more = {}) {
    const reply = await app.press(path, { act, ...more }, viewer)
    await app.newJobs().runDue()
    return reply
  }
  const bill = (viewer: Viewer) => loadEntitlement(app.runtime, viewer)
  const night = async () => {
    const { reconcileBilling } = await import('../billing-jobs.ts')
    await reconcileBilling({}, app.runtime, 'job')
    await app.newJobs().runDue()
  }

  test('a plan is bought, renews month after month, is cancelled and ends, as with real payments', async () => {
    const viewer = await app.newViewer()
    const path = await checkout(viewer, 'price_pro')
    const failed = await press(viewer, path, 'fail')
    expect(failed.headers.get('location')).toBe(`${path}?failed`)
    expect((await bill(viewer)).source).toBe('trial_over')
    const paid = await press(viewer, path, 'pay')
    expect(paid.status).toBe(303)
    expect(paid.headers.get('location')).toMatch(/\/account\?checkout=[0-9a-f-]{36}#billing$/)
    expect(await bill(viewer)).toMatchObject({ source: 'subscription', tier: 'pro', daysRemaining: 28 })

    // The last day of February, then of March again.
    clock.now = new Date('2026-03-01T09:00:00Z')
    await night()
    expect((await loadBilling(app.runtime, viewer, null)).plan).toMatchObject({
      line: 'Pro.',
      status: 'Active',
      lines: ['It renews on March 31, 2026 for $10.'],
    })
    await press(viewer, await portal(viewer, 'cancel'), 'cancel')
    expect((await loadBilling(app.runtime, viewer, null)).plan.lines).toEqual([
      'You cancelled this plan. You keep it until March 31, 2026.',
      'You won’t be charged again.',
    ])
    clock.now = new Date('2026-04-01T09:00:00Z')
    await night()
    expect((await bill(viewer)).source).toBe('trial_over')
    const ended = await loadBilling(app.runtime, viewer, null)
    expect(ended).toMatchObject({ canManage: false, cancel: null })
    expect(ended.plan).toMatchObject({
      status: 'No Active Subscription',
      line: 'Free account. Your free trial has ended.',
      lines: ['Your last plan ended on March 31, 2026.'],
    })
    // A new purchase is possible.
    await press(viewer, await checkout(viewer, 'price_team'), 'pay')
    expect((await bill(viewer)).tier).toBe('team')
  })

  test('a purchase that is told to be complete is in the plan shown, at whatever moment the payment came', async () => {
    const states: (string | undefined)[] = []
    for (let at = 1; at <= 8; at += 1) {
      const viewer = await app.newViewer()
      const path = await checkout(viewer, 'price_pro')
      const id = (await findOpenCheckout(app.runtime.database.query, viewer.accountId, 'practice'))?.id ?? ''
      const pay = () => press(viewer, path, 'pay')
      const database = withActBefore(app.runtime.database, at, pay)
      const { purchase, plan } = await loadBilling({ ...app.runtime, database }, viewer, id)
      states.push(purchase?.state)
      if (purchase?.state === 'finished') expect(plan.status, `before statement ${at}`).toBe('Active')
    }
    expect(states).toContain('finished')
    expect(states).toContain('open')
  })

  test('a missing payment leaves 7 days, stops the plan after that, and can still be made', async () => {
    const viewer = await app.newViewer()
    await press(viewer, await checkout(viewer), 'pay')
    await press(viewer, await portal(viewer), 'miss')
    const billing = await loadBilling(app.runtime, viewer, null)
    expect(billing.plan).toMatchObject({ status: 'Payment missing' })
    expect(billing.plan.warning).toContain('before February 7, 2026')
    clock.now = new Date(start.getTime() + 8 * day)
    await night()
    expect((await bill(viewer)).source).toBe('trial_over')
    const stopped = await loadBilling(app.runtime, viewer, null)
    expect(stopped).toMatchObject({ canManage: true })
    expect(stopped.plan.lines).toContain('Your plan stopped because a payment is missing.')
    await press(viewer, await portal(viewer), 'pay')
    expect((await bill(viewer)).source).toBe('subscription')
  })

  test('a plan is changed, and a cancellation is taken back', async () => {
    const viewer = await app.newViewer()
    await press(viewer, await checkout(viewer), 'pay')
    await press(viewer, await checkout(viewer, 'price_team'), 'change', { tier: 'price_team' })
    expect((await bill(viewer)).label).toBe('Team')
    await press(viewer, await portal(viewer), 'cancel')
    await press(viewer, await portal(viewer), 'keep')
    const billing = await loadBilling(app.runtime, viewer, null)
    expect(billing.plan.lines).toEqual(['It renews on February 28, 2026 for $20.'])
    expect(billing.cards?.filter(({ offer }) => offer.kind === 'current').map(({ name }) => name)).toEqual([
      'Team',
    ])
  })

  test('pages belong to their person, end with their time, and one page sells one plan', async () => {
    const viewer = await app.newViewer()
    const other = await app.newViewer()
    const path = await checkout(viewer)
    const id = path.split('/').at(-1) ?? ''
    expect((await press(other, path, 'pay')).status).toBe(404)
    expect((await app.press(path, { act: 'pay' })).status).toBe(401)
    expect((await press({ ...other, accountId: viewer.accountId }, path, 'pay')).status).toBe(403)
    expect((await press(viewer, '/practice/checkout/not-an-id', 'pay')).status).toBe(404)
    expect((await press(viewer, path.replace('checkout', 'portal'), 'cancel')).status).toBe(404)
    expect((await press(viewer, path, 'steal')).status).toBe(422)
    expect(await loadPracticeCheckout(app.runtime, other, id)).toBeNull()
    expect(await loadPracticePortal(app.runtime, viewer, id)).toBeNull()
    expect(await loadPracticeCheckout(app.runtime, viewer, id)).toMatchObject({ isOpen: true })
    const off = openBillingApp(database(), clock, { PRACTICE_PAYMENTS: 'false' })
    expect((await off.press(path, { act: 'pay' }, viewer)).status).toBe(404)

    await Promise.all([app.press(path, { act: 'pay' }, viewer), app.press(path, { act: 'pay' }, viewer)])
    const { rows } = await database().pool.query('select id from practice_subscriptions where user_id = $1', [
      viewer.accountId,
    ])
    expect(rows).toHaveLength(1)

    const late = await checkout(other)
    clock.now = new Date(start.getTime() + 61 * 60_000)
    expect((await press(other, late, 'pay')).headers.get('location')).toBe(late)
    expect((await bill(other)).source).toBe('trial_over')
  })

  test('an account that is deleted is not charged any more', async () => {
    const viewer = await app.newViewer()
    await press(viewer, await checkout(viewer), 'pay')
    const { cancelAtDeletion } = await import('../billing-jobs.ts')
    await database().query.transaction((inside) => cancelAtDeletion(inside, app.runtime, viewer.accountId))
    await app.newJobs().runDue()
    const { rows } = await database().pool.query(
      'select ends_at from practice_subscriptions where user_id = $1',
      [viewer.accountId],
    )
    expect(rows).toEqual([{ ends_at: clock.now }])
  })
})
