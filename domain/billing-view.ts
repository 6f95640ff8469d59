import type { PlanWords, PurchaseState } from './describe-plan.ts'
import type { TierId } from './plans.ts'

/** A plan that can be bought, as its card shows it. */
export type PlanCard = {
  id: TierId
  name: string
  description: string
  /** Dollars a month: "10.00". */
  price: string
  features: string[]
  /** What buying it costs, as the record of the purchase keeps it. */
  term: string
  isCurrent: boolean
}

/** Everything that the tab Billing shows. */
export type BillingView = {
  payments: 'stripe' | 'practice' | 'none'
  hasModel: boolean
  plan: PlanWords
  /** A paid plan that runs, or one that needs no payment. */
  hasPlan: boolean
  canManage: boolean
  canCancel: boolean
  answersLeft: string | null
  /** Null when they could not be read. */
  cards: PlanCard[] | null
  terms: string[]
  /** Who opened the page: an act on it is refused when somebody else is signed in by then. */
  viewerKey: string
  /** The purchase that the address names, when the person comes back from the payment page. */
  purchase: { id: string; state: PurchaseState } | null
}
