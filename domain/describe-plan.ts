import { formatDollars } from './dollars.ts'
import { formatDay } from './format-day.ts'
import { type Entitlement, footerMessage, graceDays, type Subscription, trialDays } from './plans.ts'

/**
 * The state of a purchase after the payment page: `open` not paid yet, `confirming` the payment is on its way,
 * `not_finished` the page is closed and nothing was paid, `none` there is no such purchase.
 */
export type PurchaseState = 'open' | 'confirming' | 'finished' | 'not_finished' | 'none'

/** A plan in the words of the Billing tab. */
export type PlanWords = {
  /** Plan and trial in one line. */
  line: string
  status: string
  /** Renewal, end and price, a sentence each. */
  lines: string[]
  /** What the person must do, or null. */
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
  hasModel: boolean
}

const day = 86_400_000

/** A person's plan, how long it lasts and what it will cost, in plain sentences. */
export function describePlan(input: Input): PlanWords {
  const { entitlement, held } = input
  const label = entitlement.label ?? 'Your plan'
  switch (entitlement.source) {
    case 'owner':
      return { line: `${label}, without a payment.`, status: 'Active', lines: [], warning: null }
    case 'subscription':
      return held
        ? runningWords(label, held, input.price)
        : { line: `${label}.`, status: 'Active', lines: [], warning: null }
    case 'unknown':
      return {
        line: footerMessage(entitlement).sentence,
        status: 'Could not be checked',
        lines: ['The built-in reader and your history work as before.'],
        warning: null,
      }
    default:
      return {
        ...trialWords(input),
        status: 'No Active Subscription',
        warning: held?.status === 'unpaid' ? 'A payment is missing. Choose Manage billing to pay it.' : null,
      }
  }
}

function runningWords(label: string, held: Held, price: string | null): PlanWords {
  const end = formatDay(held.currentPeriodEnd)
  if (held.pastDueSince) {
    const last = formatDay(new Date(held.pastDueSince.getTime() + graceDays * day))
    return {
      line: `${label}. A payment is missing.`,
      status: 'Payment missing',
      lines: [
        `Your plan goes on until ${last}.`,
        ...(held.cancelAtPeriodEnd
          ? [`You cancelled this plan. If you pay, it goes on until ${end}. Then it stops.`]
          : []),
      ],
      warning: `A payment didn’t go through. Choose Manage billing to pay it before ${last}. After that your plan stops.`,
    }
  }
  const isInTrial = held.status === 'trialing'
  return {
    line: isInTrial ? `${label}, free during your trial until ${end}.` : `${label}.`,
    status: 'Active',
    lines: held.cancelAtPeriodEnd
      ? [
          `You cancelled this plan. You keep it until ${end}.`,
          isInTrial ? 'You won’t be charged.' : 'You won’t be charged again.',
        ]
      : [nextPayment(isInTrial, end, price)],
    warning: null,
  }
}

function nextPayment(isInTrial: boolean, end: string, price: string | null): string {
  const amount = price && formatDollars(price)
  if (isInTrial) return `Your first payment${amount ? ` of ${amount}` : ''} is on ${end}.`
  return `It renews on ${end}${amount ? ` for ${amount}` : ''}.`
}

function trialWords({ entitlement, signedUpAt, held, hasModel }: Input): Pick<PlanWords, 'line' | 'lines'> {
  const { sentence } = footerMessage(entitlement)
  if (entitlement.source !== 'trial') return { line: `Free account. ${sentence}`, lines: endedLines(held) }
  const end = formatDay(new Date(signedUpAt.getTime() + trialDays * day))
  return {
    line: `${entitlement.label}. ${sentence}`,
    lines: [
      `The trial ends on ${end}. It has no card, so you won’t be charged.`,
      ...(hasModel
        ? [`The trial is there to try AI answers: up to ${entitlement.modelAnswersPerDay} a day.`]
        : []),
      hasModel
        ? 'After that, the built-in reader answers. Your account stays free.'
        : 'Nothing else ends then. Without an AI model, the trial adds nothing here.',
      ...endedLines(held),
    ],
  }
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
