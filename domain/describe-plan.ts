import { formatDollars } from './dollars.ts'
import { formatDay } from './format-day.ts'
import { type Entitlement, footerMessage, graceDays, type Subscription, trialDays } from './plans.ts'

/**
 * How a purchase stands after the payment page: `open` nobody has paid on it, `confirming` the payment is on its way,
 * `not_finished` the page is closed and nothing was paid, `none` there is no such purchase.
 */
export type PurchaseState = 'open' | 'confirming' | 'finished' | 'not_finished' | 'none'

/** A plan as the tab Billing says it. */
export type PlanWords = {
  /** Name and state: "Pro", "Active". */
  label: string
  status: string
  /** Renewal, end and price, a sentence each. */
  lines: string[]
  /** What needs an act of the person, or null. */
  warning: string | null
}

type Held = Subscription & { cancelAtPeriodEnd: boolean }
type Input = {
  entitlement: Entitlement
  /** The row, when there is one and it could be read. */
  held: Held | null
  /** Dollars a month of the plan that is held. */
  price: string | null
  signedUpAt: Date
}

const day = 86_400_000

/** What the plan of a person is, until when, and what it will cost, in plain sentences that are true now. */
export function describePlan(input: Input): PlanWords {
  const { entitlement, held } = input
  const label = entitlement.label ?? 'Not known'
  switch (entitlement.source) {
    case 'owner':
      return { label, status: 'Active', lines: ['This account has Pro without a payment.'], warning: null }
    case 'subscription':
      return held
        ? { label, ...runningWords(held, input.price) }
        : { label, status: 'Active', lines: [], warning: null }
    case 'unknown':
      return {
        label,
        status: 'Could not be checked',
        lines: [footerMessage(entitlement).sentence, 'The built-in reader and your history work as before.'],
        warning: null,
      }
    default:
      return {
        label,
        status: 'No Active Subscription',
        lines: [...trialLines(input), ...endedLines(held)],
        warning: held?.status === 'unpaid' ? 'A payment is missing. Choose Manage billing to pay it.' : null,
      }
  }
}

function runningWords(held: Held, price: string | null): Omit<PlanWords, 'label'> {
  const end = formatDay(held.currentPeriodEnd)
  if (held.pastDueSince) {
    const last = formatDay(new Date(held.pastDueSince.getTime() + graceDays * day))
    return {
      status: 'Payment missing',
      lines: [
        `Your plan goes on until ${last}.`,
        ...(held.cancelAtPeriodEnd
          ? [`You cancelled this plan. If you pay, it goes on until ${end}. Then it stops.`]
          : []),
      ],
      warning: `A payment did not work. Choose Manage billing to pay it before ${last}. After that your plan stops.`,
    }
  }
  const lines = held.cancelAtPeriodEnd
    ? [`You cancelled this plan. It goes on until ${end}.`, 'You are not charged again.']
    : [`It renews on ${end}${price ? ` for ${formatDollars(price)}` : ''}.`]
  return { status: 'Active', lines, warning: null }
}

function trialLines({ entitlement, signedUpAt }: Input): string[] {
  const { sentence } = footerMessage(entitlement)
  if (entitlement.source !== 'trial') return [sentence]
  const end = formatDay(new Date(signedUpAt.getTime() + trialDays * day))
  return [sentence, `The trial ends on ${end}. It has no card, so nothing is charged.`]
}

function endedLines(held: Held | null): string[] {
  switch (held?.status) {
    case undefined:
    case 'fallback':
      return []
    case 'canceled':
      return [`Your last plan ended on ${formatDay(held.currentPeriodEnd)}.`]
    case 'past_due':
    case 'unpaid':
      return ['Your plan stopped because a payment is missing.']
    case 'paused':
      return ['Your plan is paused.']
    default:
      return ['The first payment of a plan was not finished.']
  }
}

/** How many AI answers are left today, before any is refused. `now` says when the count starts again (midnight UTC). */
export function describeAnswersLeft(
  { modelAnswersPerDay }: Pick<Entitlement, 'modelAnswersPerDay'>,
  used: number,
  now: Date,
): string | null {
  if (modelAnswersPerDay === 0) return null
  const left = Math.max(0, modelAnswersPerDay - used)
  const hours = Math.ceil((day - (now.getTime() % day)) / 3_600_000)
  return `${left} of ${modelAnswersPerDay} AI answers left today. The count starts again within ${hours} ${hours === 1 ? 'hour' : 'hours'}.`
}
