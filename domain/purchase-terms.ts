import { addMonths } from './add-months.ts'
import { formatDollars } from './dollars.ts'
import { formatDay } from './format-day.ts'
import { limits } from './limits.ts'
import { mostChildProfiles } from './plans.ts'
import { days, retention } from './retention.ts'

/** What works without a plan, now and later. Where no plans are sold, every adult can have all child profiles. */
export const alwaysFree = (hasPlans = true): string[] => [
  'Explanations by our library and the built-in reader, with the clues marked in the text',
  `Passages of up to ${limits.passage.account.toLocaleString('en-US')} characters, typed, pasted or from a file`,
  'Your history, downloads and files',
  'The reading settings',
  hasPlans
    ? 'One child profile in an adult’s account'
    : `Up to ${mostChildProfiles} child profiles in an adult’s account`,
  'A copy of your data, and deleting it',
]

/** The terms of every plan, shown below the cards. */
export const commonTerms = [
  'A plan renews each month on the same day until you cancel it.',
  'You can cancel at any time on this page: choose Cancel subscription, then confirm.',
  'After you cancel, you keep your plan until the end of the paid month.',
  'We don’t refund part of a month.',
]

/**
 * What buying a plan costs, today and later. `price` in dollars a month, as the database has it: "10.00";
 * `firstPayment` is the day of the first payment when that is not today.
 */
export function priceTerm(name: string, price: string, firstPayment: Date | null): string {
  const amount = formatDollars(price)
  if (!firstPayment)
    return `${name} costs ${amount} a month. Due today: ${amount}. Then ${amount} each month.`
  return `${name} costs ${amount} a month. Due today: $0. ${laterPayments(price, firstPayment)}`
}

/** What a change costs during the free trial. */
export function trialChangeTerm(price: string, firstPayment: Date): string {
  return `It starts at once. Due today: $0. ${laterPayments(price, firstPayment)}`
}

function laterPayments(price: string, firstPayment: Date): string {
  const amount = formatDollars(price)
  return `Your trial stays free. First payment: ${amount} on ${formatDay(firstPayment)}, then ${amount} each month.`
}

/** A change at `now` in the month that ends at `end`, with the dollars a month before and after it. */
export type PlanChange = { from: string; to: string; end: Date; now: Date }

/** Dollars due today for a change on the practice pages: the difference for the rest of the month, never below 0. */
export function changeDue({ from, to, end, now }: PlanChange): string {
  const start = addMonths(end, -1)
  const rest = (end.getTime() - now.getTime()) / (end.getTime() - start.getTime())
  const difference = (Number(to) - Number(from)) * Math.min(1, Math.max(0, rest))
  return Math.max(0, difference).toFixed(2)
}

/** The same in words, with the price after the current month. */
export function changeTerm(change: PlanChange): string {
  const due = changeDue(change)
  const amount = formatDollars(due)
  const why = Number(due) > 0 ? `${amount}, the difference for the rest of this month` : amount
  const isCheaper = Number(change.to) < Number(change.from)
  return [
    `It starts at once. Due today: ${why}.`,
    `From ${formatDay(change.end)}: ${formatDollars(change.to)} a month.`,
    ...(isCheaper ? ['What you paid for this month isn’t refunded.'] : []),
  ].join(' ')
}

/** What ends and what stays when a plan is cancelled, shown where the person decides. */
export type CancelTerms = { access: string; lose: string[]; stays: string[]; children: string | null }

/** `adds` are the lines of what the plan adds here; `end` is the last day that is paid for. */
export function cancelTerms(plan: {
  name: string
  end: Date
  adds: string[]
  hasChildren: boolean
}): CancelTerms {
  const unused = days(retention.lapsedChild)
  return {
    access: `You keep ${plan.name} until ${formatDay(plan.end)}. There won’t be any more payments.`,
    lose: plan.adds,
    stays: alwaysFree(),
    children: plan.hasChildren
      ? `You keep your child profiles, too. After the plan ends, we delete a profile that nobody uses for ${unused}.`
      : null,
  }
}

/** All terms shown to a buyer, as stored with the purchase. */
export function purchaseTerms(plan: { name: string; price: string }, firstPayment: Date | null): string {
  return [priceTerm(plan.name, plan.price, firstPayment), ...commonTerms].join('\n')
}
