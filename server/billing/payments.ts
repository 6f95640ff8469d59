import { createHash } from 'node:crypto'
import type { TierId } from '#domain/plans'

/** A subscription as the payment service has it now. */
export type PaidSubscription = {
  id: string
  /** trialing, active, past_due, canceled, unpaid, incomplete, incomplete_expired, paused, or a newer word. */
  status: string
  tierId: TierId | null
  currentPeriodEnd: Date
  cancelAtPeriodEnd: boolean
  /** Since when a payment is missing; null unless past due. */
  pastDueSince: Date | null
  startedAt: Date
}

/** Says that something changed at the payment service. The new state is always fetched, never read from the event. */
export type PaymentEvent = { id: string; type: string; customerId: string | null }

export type CheckoutState = 'open' | 'complete' | 'expired'

export type NewCheckout = {
  userId: string
  customerId: string
  tierId: TierId
  /** Dollars a month, as shown to the person. */
  price: string
  /** The day of the first payment; null for today. The plan is free until then. */
  firstPayment: Date | null
  expiresAt: Date
  returnUrl: string
  cancelUrl: string
  key: string
}

export type NewPortal = {
  userId: string
  customerId: string
  returnUrl: string
  key: string
  action:
    | { kind: 'manage' }
    | { kind: 'cancel'; subscriptionId: string }
    | { kind: 'change'; subscriptionId: string; tierId: TierId }
}

/**
 * The one port to a payment service. Every call that changes something there has an idempotency key: repeated with the
 * same key, it has no second effect. Any call may reject; then nothing is known about what happened.
 */
export type Payments = {
  provider: 'stripe' | 'practice'
  /** Resolves with the service's id of the new customer. */
  createCustomer(input: { userId: string; email: string; key: string }): Promise<string>
  changeEmail(input: { customerId: string; email: string; key: string }): Promise<void>
  /** Opens a payment page. Card numbers are typed there and nowhere else. */
  openCheckout(input: NewCheckout): Promise<{ id: string; url: string }>
  readCheckout(id: string): Promise<CheckoutState>
  /** Closes a payment page, so that nobody can pay on it any more. Resolves with its state after that. */
  closeCheckout(input: { id: string; key: string }): Promise<CheckoutState>
  /** Opens the page on which a plan is changed or cancelled, and invoices are read. */
  openPortal(input: NewPortal): Promise<string>
  /** Reverses a cancellation. With `tierId` it also changes the plan, which only the free trial allows without payment. */
  resume(input: { subscriptionId: string; tierId: TierId | null; key: string }): Promise<void>
  /** Every subscription that the customer has or had; null when the service knows no such customer. */
  listSubscriptions(customerId: string): Promise<PaidSubscription[] | null>
  /** Ends a subscription immediately. No effect on one that has ended. */
  cancelNow(input: { subscriptionId: string; key: string }): Promise<void>
}

/** A key that is the same for every attempt at one action: who, what, and for which of our rows. Reveals nothing about the person. */
export function idempotencyKey(userId: string, action: string, rowId: string): string {
  return createHash('sha256')
    .update(JSON.stringify([userId, action, rowId]))
    .digest('hex')
}
