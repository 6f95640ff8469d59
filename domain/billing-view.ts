import type { PlanWords, PurchaseState } from './describe-plan.ts'
import type { PlanAdditions } from './plan-additions.ts'
import type { TierId } from './plans.ts'
import type { CancelTerms } from './purchase-terms.ts'

/** What can be done with a plan's card, and what that costs today and later. */
export type PlanOffer =
  | { kind: 'current' }
  | { kind: 'buy'; term: string }
  /** `isImmediate`: it is done at once, and no payment page opens. */
  | { kind: 'change'; term: string; isImmediate: boolean }
  /** Not sold to this account now, and why. */
  | { kind: 'none'; reason: string | null }

/** A plan as its card shows it. */
export type PlanCard = PlanAdditions & {
  id: TierId
  name: string
  description: string
  /** Dollars a month: "10.00". */
  price: string
  /** What this account has now, by paying, as its owner or in the trial. */
  isCurrent: boolean
  offer: PlanOffer
}

/** Everything that the Billing tab shows. */
export type BillingView = {
  payments: 'stripe' | 'practice' | 'none'
  hasModel: boolean
  plan: PlanWords
  canManage: boolean
  /** What cancelling does; null when there is nothing to cancel. */
  cancel: CancelTerms | null
  /** The name of a cancelled plan that can still be resumed, or null. */
  planToResume: string | null
  answersLeft: string | null
  /** What works without a plan. */
  alwaysFree: string[]
  /** Null when they could not be read. */
  cards: PlanCard[] | null
  terms: string[]
  /** Who opened the page: an action on it is refused when somebody else has signed in since. */
  viewerKey: string
  /** The purchase that the address names, when the person comes back from the payment page. */
  purchase: { id: string; state: PurchaseState } | null
}
