import { formatDollars } from './dollars.ts'

/** Who takes the payment, in the words of the button that leads there. */
export const paymentPlaces = {
  stripe: 'opens the payment site',
  practice: 'opens a practice page, no money moves',
} as const

/** What holds for every plan, said above the cards. */
export const commonTerms = [
  'A plan renews each month on the same day until you cancel it.',
  'You can cancel at any time on this page: choose Cancel subscription, then confirm.',
  'After you cancel, the plan goes on until the paid month ends. That month is not paid back.',
  'Your free trial ends when you buy a plan.',
]

/** What no plan is needed for, now or later. */
export const keptForever = [
  'The built-in reader and the view of the words in a text',
  'Your history, downloads and files',
  'The reading settings',
  'A copy of your data, and deleting it',
]

/** What one plan costs, said on its card. `price` in dollars a month, as the database has it: "10.00". */
export function priceTerm(name: string, price: string): string {
  return `${name} costs ${formatDollars(price)} a month. You pay ${formatDollars(price)} today, then each month.`
}

/** Everything that a buyer was told, as the record of the purchase keeps it. */
export function purchaseTerms(plan: { name: string; price: string }): string {
  return [priceTerm(plan.name, plan.price), ...commonTerms].join('\n')
}
