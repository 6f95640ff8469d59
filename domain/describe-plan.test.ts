import { describe, expect, it } from 'vitest'
import { addMonths } from './add-months.ts'
import { describeAnswersLeft, describePlan } from './describe-plan.ts'
import { formatDollars } from './dollars.ts'
import { formatDay } from './format-day.ts'
import { entitlementOf, type Subscription } from './plans.ts'

const signedUpAt = new Date('2026-03-01T10:00:00Z')
const later = (days: number) => new Date(signedUpAt.getTime() + days * 86_400_000)

function words(
  now: Date,
  held: (Partial<Subscription> & { cancelAtPeriodEnd?: boolean }) | null,
  hasModel = true,
) {
  const row = held && {
    status: 'active',
    currentPeriodEnd: later(40),
    subscriptionTierId: 'price_pro',
    tierName: 'Pro',
    cancelAtPeriodEnd: false,
    ...held,
  }
  const entitlement = entitlementOf({ subscription: row, isOwner: false, signedUpAt, now })
  return describePlan({ entitlement, held: row, price: '10.00', signedUpAt, hasModel })
}

describe('the words about a plan', () => {
  it('say when the trial ends and that nothing is charged', () => {
    expect(words(later(1), null)).toEqual({
      line: 'Basic. Free trial: 6 days remaining.',
      status: 'No Active Subscription',
      lines: [
        'The trial ends on March 8, 2026. It has no card, so you won’t be charged.',
        'The trial is there to try AI answers: up to 10 a day.',
        'After that, the built-in reader answers. Your account stays free.',
      ],
      warning: null,
    })
    expect(words(later(1), null, false).lines).toContain(
      'Nothing else ends then. Without an AI model, the trial adds nothing here.',
    )
    expect(words(later(8), null).line).toBe('Free account. Your free trial has ended.')
  })

  it('name plan and trial together when a plan was bought in the trial', () => {
    const bought = { status: 'trialing', currentPeriodEnd: later(7) }
    expect(words(later(1), bought)).toMatchObject({
      line: 'Pro, free during your trial until March 8, 2026.',
      lines: ['Your first payment of $10 is on March 8, 2026.'],
    })
    expect(words(later(1), { ...bought, cancelAtPeriodEnd: true }).lines).toEqual([
      'You cancelled this plan. You keep it until March 8, 2026.',
      'You won’t be charged.',
    ])
  })

  it('say the day and the price of the next payment, or that there is none', () => {
    expect(words(later(20), {})).toMatchObject({
      line: 'Pro.',
      status: 'Active',
      lines: ['It renews on April 10, 2026 for $10.'],
    })
    expect(words(later(20), { cancelAtPeriodEnd: true }).lines).toContain('You won’t be charged again.')
  })

  it('differ for each status', () => {
    const line = (status: string) => words(later(20), { status }).lines.at(-1)
    expect(line('canceled')).toBe('Your last plan ended on April 10, 2026.')
    expect(line('unpaid')).toBe('Your plan stopped because a payment is missing.')
    expect(line('paused')).toBe('Your plan is paused.')
    expect(line('incomplete')).toBe('The first payment of a plan was not finished.')
    expect(words(later(20), { status: 'past_due', pastDueSince: later(19) }).status).toBe('Payment missing')
    const cancelled = { status: 'past_due', pastDueSince: later(19), cancelAtPeriodEnd: true }
    expect(words(later(20), cancelled).lines.at(-1)).toBe(
      'You cancelled this plan. If you pay, it goes on until April 10, 2026. Then it stops.',
    )
    expect(words(later(50), {}).status).toBe('Could not be checked')
  })
})

describe('the AI answers of a day', () => {
  it('are counted down before any is refused, never below 0', () => {
    const now = new Date('2026-03-02T20:30:00Z')
    const left = (used: number) => describeAnswersLeft({ modelAnswersPerDay: 10 }, used, now)
    expect(left(3)).toBe('7 of 10 AI answers left today. The count starts again within 4 hours.')
    expect(left(12)).toMatch(/^0 of 10/)
    expect(describeAnswersLeft({ modelAnswersPerDay: 0 }, 0, now)).toBeNull()
    const late = new Date('2026-03-02T23:30:00Z')
    expect(describeAnswersLeft({ modelAnswersPerDay: 10 }, 0, late)).toMatch(/within 1 hour\.$/)
  })
})

describe('money and days', () => {
  it('are written in full', () => {
    expect(['5.00', '9.99', '20'].map(formatDollars)).toEqual(['$5', '$9.99', '$20'])
    expect(formatDay(new Date('2026-12-14T23:59:00Z'))).toBe('December 14, 2026')
  })

  it('count months from the first day, with the last day of a shorter month', () => {
    const from = new Date('2027-12-31T08:00:00Z')
    expect([1, 2, 3, 14].map((count) => addMonths(from, count).toISOString().slice(0, 10))).toEqual([
      '2028-01-31',
      '2028-02-29',
      '2028-03-31',
      '2029-02-28',
    ])
  })
})
