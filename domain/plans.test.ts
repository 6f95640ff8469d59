import { describe, expect, it } from 'vitest'
import { reasonNotSold } from './plan-additions.ts'
import { entitlementOf, fallbackSubscription, footerMessage, planLabel, type Subscription } from './plans.ts'

const signedUpAt = new Date('2026-03-01T10:00:00Z')
const later = (days: number) => new Date(signedUpAt.getTime() + days * 86_400_000)
const person = (now: Date, subscription: Subscription | null | 'unknown' = null, isOwner = false) =>
  entitlementOf({ subscription, isOwner, signedUpAt, now })
const paid = (id: string, end: Date, more: Partial<Subscription> = {}): Subscription => ({
  status: 'active',
  currentPeriodEnd: end,
  subscriptionTierId: id,
  ...more,
})

describe('a plan', () => {
  it('is a trial of 7 days from sign-up, its days rounded up', () => {
    expect(person(later(0))).toMatchObject({ source: 'trial', daysRemaining: 7, modelAnswersPerDay: 10 })
    expect(person(later(6.5))).toMatchObject({ source: 'trial', daysRemaining: 1 })
  })

  it('ends exactly when the trial ends and grants no AI answers from then on', () => {
    expect(person(later(7))).toMatchObject({ source: 'trial_over', daysRemaining: 0, modelAnswersPerDay: 0 })
  })

  it('of an account without a subscription row is the fallback: Basic, 7 days', () => {
    expect(fallbackSubscription(signedUpAt)).toEqual({
      status: 'fallback',
      subscriptionTierId: 'price_basic',
      currentPeriodEnd: later(7),
    })
    expect(person(later(1), fallbackSubscription(signedUpAt))).toEqual(person(later(1), null))
    expect(person(later(9), fallbackSubscription(signedUpAt))).toEqual(person(later(9), null))
  })

  it('is not sold where it adds nothing, or only what the account can’t have', () => {
    const here = { hasModel: false, addsChildren: false }
    expect(reasonNotSold('Basic', 'basic', here)).toMatch(/^Basic isn’t sold here\. Without an AI model/)
    expect(reasonNotSold('Team', 'team', { ...here, hasModel: true })).toMatch(
      /^Team isn’t sold to this account/,
    )
    expect(reasonNotSold('Pro', 'pro', { ...here, hasModel: true })).toBeNull()
  })

  it('never has negative days, whatever the clock says', () => {
    expect(person(later(4000)).daysRemaining).toBe(0)
    expect(person(later(8), paid('price_pro', later(7.5)))).toMatchObject({
      source: 'subscription',
      daysRemaining: 0,
    })
  })

  it('keeps a past due plan for 7 days from the missing payment and no longer', () => {
    const pastDue = paid('price_team', later(60), { status: 'past_due', pastDueSince: later(30) })
    expect(person(later(36), pastDue)).toMatchObject({
      source: 'subscription',
      tier: 'team',
      daysRemaining: 1,
    })
    expect(person(later(37), pastDue).source).toBe('trial_over')
    expect(person(later(36), { ...pastDue, pastDueSince: null }).source).toBe('trial_over')
  })

  it('comes only with an active or trialing subscription', () => {
    const held = (status: string) => person(later(20), paid('price_pro', later(40), { status })).source
    expect(['active', 'trialing'].map(held)).toEqual(['subscription', 'subscription'])
    const others = ['canceled', 'unpaid', 'incomplete', 'incomplete_expired', 'paused', 'new_word', '']
    for (const status of others) expect(held(status), status).toBe('trial_over')
  })

  it('grants nothing when it could not be read, and is still named', () => {
    expect(person(later(1), 'unknown')).toMatchObject({
      source: 'unknown',
      tier: 'basic',
      label: null,
      modelAnswersPerDay: 0,
    })
    const known = entitlementOf({
      subscription: 'unknown',
      lastLabel: 'Pro',
      isOwner: true,
      signedUpAt,
      now: later(1),
    })
    expect(known).toMatchObject({ source: 'unknown', tier: 'basic', label: 'Pro', modelAnswersPerDay: 0 })
  })

  it('could not be checked when an active month is over and no renewal was reported', () => {
    expect(person(later(40), paid('price_pro', later(30)))).toMatchObject({
      source: 'unknown',
      tier: 'basic',
      label: 'Pro',
      modelAnswersPerDay: 0,
    })
  })

  it('is Pro for an owner address', () => {
    expect(person(later(100), null, true)).toMatchObject({
      source: 'owner',
      tier: 'pro',
      label: 'Pro',
      daysRemaining: 30,
    })
  })
})

describe('the name of a plan', () => {
  it('is Basic without a subscription and Pro for an owner', () => {
    expect(planLabel(null)).toBe('Basic')
    expect(planLabel({ tierName: 'Team', subscriptionTierId: 'price_team' }, true)).toBe('Pro')
  })

  it('is the name of the tier, with older names shown as the new ones', () => {
    const named = (tierName: string | null, subscriptionTierId: string | null = null) =>
      planLabel({ tierName, subscriptionTierId })
    expect(named('Premium')).toBe('Team')
    expect(named('Intermediate')).toBe('Pro')
    expect(named('Basic', 'price_basic')).toBe('Basic')
    expect(named('Scholar', 'price_pro')).toBe('Scholar')
    expect(named(null, 'price_pro')).toBe('Pro')
    expect(named(null, 'price_team')).toBe('Team')
    expect(named(null, 'price_basic')).toBe('Basic')
    expect(named(null, 'something')).toBe('Basic')
  })

  it('gives older names the rights of their new ones', () => {
    const tier = (tierName: string | null, id: string | null) =>
      person(later(20), { ...paid('', later(40)), subscriptionTierId: id, tierName }).tier
    expect(tier('Premium', 'old')).toBe('team')
    expect(tier('Intermediate', 'old')).toBe('pro')
    expect(tier('Scholar', 'price_pro')).toBe('pro')
    expect(tier('Scholar', 'old')).toBe('basic')
    expect(tier(null, null)).toBe('basic')
  })
})

describe('the footer', () => {
  it('shows the number of days, with a singular for one', () => {
    expect(footerMessage(person(later(2))).sentence).toBe('Free trial: 5 days remaining.')
    expect(footerMessage(person(later(6.2))).sentence).toBe('Free trial: 1 day remaining.')
    expect(footerMessage(person(later(9))).sentence).toBe('Your free trial has ended.')
    expect(footerMessage(null).sentence).toBe('Start your free 7-day trial today, no credit card required!')
  })

  it('thanks only for a subscription that the server knows about', () => {
    expect(footerMessage(person(later(3), paid('price_basic', later(30))))).toEqual({
      sentence: 'Thank you for your subscription!',
      upgrade: false,
    })
    expect(footerMessage(person(later(3), 'unknown')).sentence).toBe(
      'We could not check your plan right now.',
    )
    expect(footerMessage(person(later(40), paid('price_pro', later(30)))).sentence).toBe(
      'We could not check your plan right now. The last one we know of is Pro.',
    )
  })
})
