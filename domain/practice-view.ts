/** What the practice checkout shows. */
export type PracticeCheckoutView = {
  id: string
  /** Null when the plan is no more in the database. */
  plan: { name: string; price: string } | null
  isOpen: boolean
  isPaid: boolean
  cancelUrl: string
}

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
    /** The day that the running month ends: "14 December 2026". */
    end: string
    isCancelled: boolean
    isUnpaid: boolean
  } | null
  /** What a change leads to. */
  wanted: { id: string; name: string; price: string } | null
  others: { id: string; name: string; price: string }[]
}
