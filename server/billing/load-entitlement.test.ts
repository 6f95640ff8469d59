import { describe, expect, test } from 'vitest'
import type { Database } from '#server/database/open-database'
import type { Viewer } from '#server/viewer'
import { openBillingApp } from '#tests/billing-app'
import { eachDatabase } from '#tests/database'
import { openWholeApp } from '#tests/whole-app'
import { isAdmin } from '../admin/is-admin.ts'
import { loadBilling } from './load-billing.ts'
import { answersUsed, countedSubject, loadEntitlement } from './load-entitlement.ts'

const day = 86_400_000
const clock = { now: new Date('2026-03-02T09:00:00Z') }

/** A database whose statements fail from number `from` on, `count` of them. */
function failing(database: Database, from: number, count: number) {
  let statement = 0
  const query = new Proxy(database.query, {
    get(whole, name) {
      const given = Reflect.get(whole, name)
      if (!['select', 'insert', 'update', 'delete', 'transaction'].includes(String(name))) return given
      statement += 1
      if (statement < from || statement >= from + count) return given.bind(whole)
      const broken: unknown = new Proxy(() => {}, {
        get: (_, step) =>
          step === 'then'
            ? (_done: unknown, fail: (error: Error) => void) => fail(new Error('injected'))
            : step === 'catch'
              ? (fail: (error: Error) => unknown) => Promise.resolve(fail(new Error('injected')))
              : () => broken,
        apply: () => broken,
      })
      return () => broken
    },
  })
  return { database: { ...database, query } as Database, statements: () => statement }
}

eachDatabase(({ database }) => {
  const app = () => openBillingApp(database(), clock)

  async function subscribed(tier: string | null, status = 'active', more = ''): Promise<Viewer> {
    const viewer = await app().newViewer()
    if (!tier) return viewer
    await database().pool.query(
      `insert into subscriptions (user_id, status, current_period_end, subscription_tier_id, provider, stripe_customer_id) values ($1, $2, $3, $4, $5, 'cus')`,
      [viewer.accountId, status, new Date(clock.now.getTime() + 20 * day), tier, more || 'practice'],
    )
    return viewer
  }

  describe('an error at any statement of the way to a plan', () => {
    test('never gives more than the person has', async () => {
      const people = [
        await subscribed(null),
        await subscribed('price_basic'),
        await subscribed('price_team', 'canceled'),
      ]
      let injected = 0
      for (const viewer of people) {
        for (let from = 1; from <= 8; from += 1) {
          for (const count of [1, 2, 20]) {
            const broken = failing(database(), from, count)
            const runtime = { ...app().runtime, database: broken.database }
            const entitlement = await loadEntitlement(runtime, viewer)
            expect(entitlement.tier).toBe('basic')
            expect(await isAdmin(runtime, viewer)).toBe(false)
            expect(['Basic', null]).toContain(entitlement.label)
            expect(entitlement.modelAnswersPerDay).toBeLessThanOrEqual(10)
            const billing = await loadBilling(runtime, viewer, null).catch(() => null)
            expect(
              billing?.cards?.filter(({ offer, name }) => offer.kind === 'current' && name !== 'Basic') ?? [],
            ).toEqual([])
            if (broken.statements() >= from) injected += 1
          }
        }
      }
      expect(injected).toBeGreaterThan(30)
    })

    test('leaves a plan unknown and grants nothing when it can’t be read at all; its last name is shown', async () => {
      const viewer = await subscribed('price_pro')
      const { runtime } = app()
      const changing = { ...database() }
      expect(await loadEntitlement({ ...runtime, database: changing }, viewer)).toMatchObject({
        tier: 'pro',
        label: 'Pro',
      })
      changing.query = failing(database(), 1, 20).database.query
      expect(await loadEntitlement({ ...runtime, database: changing }, viewer)).toMatchObject({
        source: 'unknown',
        tier: 'basic',
        label: 'Pro',
        modelAnswersPerDay: 0,
      })
      const billing = await loadBilling({ ...runtime, database: changing }, viewer, null)
      expect(billing.plan.line).toBe(
        'We could not check your plan right now. The last one we know of is Pro.',
      )
      expect(billing.cards).toBeNull()
    })

    test('of the tiers alone leaves the plan known by its id', async () => {
      const viewer = await subscribed('price_pro')
      const broken = failing(database(), 1, 1)
      expect(await loadEntitlement({ ...app().runtime, database: broken.database }, viewer)).toMatchObject({
        source: 'subscription',
        tier: 'pro',
        label: 'Pro',
      })
    })
  })

  test('a practice plan is worth nothing where payments are real', async () => {
    const viewer = await subscribed('price_team')
    const stripe = {
      STRIPE_SECRET_KEY: 'sk',
      STRIPE_WEBHOOK_SECRET: 'whsec',
      STRIPE_PRICE_BASIC: 'a',
      STRIPE_PRICE_PRO: 'b',
      STRIPE_PRICE_TEAM: 'c',
    }
    const { runtime } = openBillingApp(database(), clock, stripe)
    expect((await loadEntitlement(runtime, viewer)).source).toBe('trial_over')
    expect((await loadEntitlement(app().runtime, viewer)).tier).toBe('team')
  })

  test('an owner’s address has Pro when it is proven, and not when it is only typed', async () => {
    const viewer = await subscribed(null)
    const { runtime } = openBillingApp(database(), clock, { OWNER_EMAILS: viewer.email })
    expect((await loadEntitlement(runtime, viewer)).source).toBe('trial_over')
    expect(await loadEntitlement(runtime, { ...viewer, isEmailVerified: true })).toMatchObject({
      source: 'owner',
      label: 'Pro',
    })
  })

  test('an owner with a subscription of less, or one that is over, stays Pro', async () => {
    const plain = openWholeApp(database())
    for (const [tier, status] of [
      ['price_basic', 'active'],
      ['price_basic', 'canceled'],
    ]) {
      const owner = await plain.addPerson()
      await database().pool.query('update users set email_verified = true where id = $1', [owner.id])
      await database().pool.query(
        `insert into subscriptions (user_id, status, current_period_end, subscription_tier_id, provider, stripe_customer_id) values ($1, $2, $3, $4, 'practice', 'cus')`,
        [owner.id, status, new Date(Date.now() + 20 * day), tier],
      )
      const app = openWholeApp(database(), { OWNER_EMAILS: owner.email, ANTHROPIC_API_KEY: 'key' })
      const left = await app.send('GET', '/functions/v1/answers-left', { cookie: owner.cookie })
      expect([tier, status, await left.json()]).toEqual([
        tier,
        status,
        { sentence: expect.stringMatching(/^50 of 50/) },
      ])
    }
  })

  test('with Team each reader has a number of AI answers of their own, else they share the account’s', async () => {
    const grownUp = await subscribed('price_team')
    const child = { ...grownUp, userId: 'child', ageBand: 'child' as const }
    expect(countedSubject(child, { tier: 'team' })).toBe('child')
    expect(countedSubject(child, { tier: 'pro' })).toBe(grownUp.accountId)
    const { runtime } = openBillingApp(database(), clock, { ANTHROPIC_API_KEY: 'key' })
    await database().pool.query(
      `insert into model_answers (user_id, day, count) values ($1, '2026-03-02', 3)`,
      [grownUp.accountId],
    )
    const entitlement = await loadEntitlement(runtime, grownUp)
    expect(await answersUsed(runtime, grownUp, entitlement)).toBe(3)
    expect(await answersUsed(runtime, child, entitlement)).toBe(0)
    const billing = await loadBilling(runtime, grownUp, null)
    expect(billing.answersLeft).toBe(
      '47 of 50 AI answers left today. The count starts again within 15 hours.',
    )
  })

  test('Team is not sold to a student of 13 to 17, who could have no child profiles in it', async () => {
    const adult = await subscribed(null)
    const { runtime } = openBillingApp(database(), clock)
    const teamOf = async (viewer: typeof adult) =>
      (await loadBilling(runtime, viewer, null)).cards?.find(({ name }) => name === 'Team')
    expect(await teamOf(adult)).toMatchObject({ offer: { kind: 'buy' } })
    expect(await teamOf({ ...adult, ageBand: 'teen' })).toMatchObject({
      offer: {
        kind: 'none',
        reason: expect.stringContaining('Only an adult’s account can have child profiles'),
      },
    })
  })

  test('a card names what the plan adds here; without an AI model, Basic adds nothing and is not sold', async () => {
    const viewer = await subscribed(null)
    const cardsOf = async (environment: Record<string, string>) => {
      const { runtime } = openBillingApp(database(), clock, environment)
      const { cards } = await loadBilling(runtime, viewer, null)
      return Object.fromEntries((cards ?? []).map(({ name, ...card }) => [name, card]))
    }
    const without = await cardsOf({ ANTHROPIC_API_KEY: '' })
    expect(without.Basic).toMatchObject({
      adds: [],
      wouldAdd: ['10 AI answers a day. After that, the built-in reader answers.'],
      offer: {
        kind: 'none',
        reason: 'Basic isn’t sold here. Without an AI model, it adds nothing to what is free.',
      },
    })
    expect(without.Pro).toMatchObject({
      adds: ['Passages of up to 80,000 characters'],
      offer: { kind: 'buy' },
    })
    const all = await cardsOf({})
    expect(all.Basic).toMatchObject({ wouldAdd: [], offer: { kind: 'buy' } })
    expect(all.Basic?.adds).toEqual(without.Basic?.wouldAdd)
  })
})
