import type { CancelTerms } from './purchase-terms.ts'

/** What the practice checkout shows. */
export type PracticeCheckoutView = {
  id: string
  /** Null when the plan is no longer in the database. */
  plan: { name: string; price: string; term: string } | null
  /** Dollars: "0" in the free trial. */
  dueToday: string
  isOpen: boolean
  isPaid: boolean
  cancelUrl: string
}

/** A plan that can be changed to, with what that costs. */
export type OtherPlan = { id: string; name: string; term: string }

/** What the practice billing page shows. */
export type PracticePortalView = {
  id: string
  isOpen: boolean
  returnUrl: string
  action: 'manage' | 'cancel' | 'change'
  /** The plan that is held now, or null when it has ended. */
  held: {
    tierId: string
    name: string
    price: string
    /** The day that the running month or the free trial ends: "December 14, 2026". */
    end: string
    isCancelled: boolean
    isUnpaid: boolean
    isInTrial: boolean
    cancel: CancelTerms
  } | null
  /** The result of a change. */
  wanted: OtherPlan | null
  others: OtherPlan[]
}
