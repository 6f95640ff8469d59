import { describe, expect, it } from 'vitest'
import { entitlementOf, footerMessage } from './plans.ts'

const signedUpAt = new Date('2026-03-01T10:00:00Z')
const later = (days: number) => new Date(signedUpAt.getTime() + days * 86_400_000)
const person = (
  now: Date,
  subscription: Parameters<typeof entitlementOf>[0]['subscription'] = null,
  isOwner = false,
) => entitlementOf({ subscription, isOwner, signedUpAt, now })

describe('a plan', () => {
  it('is a trial of 7 days from sign-up, its days rounded up', () => {
    expect(person(later(0))).toMatchObject({ source: 'trial', daysRemaining: 7, modelAnswersPerDay: 10 })
    expect(person(later(6.5))).toMatchObject({ source: 'trial', daysRemaining: 1 })
  })

  it('ends with the trial at its moment and grants no model answers then', () => {
    expect(person(later(7))).toMatchObject({ source: 'trial_over', daysRemaining: 0, modelAnswersPerDay: 0 })
  })

  it('never has negative days, whatever the clock says', () => {
    expect(person(later(4000)).daysRemaining).toBe(0)
    expect(
      person(later(8), { status: 'active', currentPeriodEnd: later(7.5), subscriptionTierId: 'price_pro' }),
    ).toMatchObject({
      daysRemaining: 0,
    })
  })

  it('keeps a past due plan for 7 days and no longer', () => {
    const pastDue = { status: 'past_due', currentPeriodEnd: later(30), subscriptionTierId: 'price_team' }
    expect(person(later(36), pastDue)).toMatchObject({ source: 'subscription', tier: 'team' })
    expect(person(later(38), pastDue).source).toBe('trial_over')
  })

  it('grants nothing when it could not be read', () => {
    expect(person(later(1), 'unknown')).toMatchObject({
      source: 'unknown',
      tier: 'basic',
      modelAnswersPerDay: 0,
    })
  })

  it('is Pro for an owner address', () => {
    expect(person(later(100), null, true)).toMatchObject({ source: 'owner', tier: 'pro', daysRemaining: 30 })
  })
})

describe('the footer', () => {
  it('says the real number of days, with the singular', () => {
    expect(footerMessage(person(later(2))).sentence).toBe('Free trial: 5 days remaining.')
    expect(footerMessage(person(later(6.2))).sentence).toBe('Free trial: 1 day remaining.')
    expect(footerMessage(person(later(9))).sentence).toBe('Your free trial has ended.')
    expect(footerMessage(null).sentence).toBe('Start your free 7-day trial today, no credit card required!')
  })

  it('thanks only for a subscription that the server knows', () => {
    const active = { status: 'active', currentPeriodEnd: later(30), subscriptionTierId: 'price_basic' }
    expect(footerMessage(person(later(3), active))).toEqual({
      sentence: 'Thank you for your subscription!',
      upgrade: false,
    })
    expect(footerMessage(person(later(3), 'unknown')).sentence).toBe(
      'We could not check your plan right now.',
    )
  })
})
