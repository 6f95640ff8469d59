import type { PurchaseState } from '#domain/describe-plan'
import { isUuid } from '../http/is-uuid.ts'
import type { Runtime } from '../runtime.ts'
import { findCheckout } from './checkout-queries.ts'
import { findCustomer } from './customer-queries.ts'
import { openPayments } from './open-payments.ts'
import { findSubscription } from './queries.ts'
import { syncCustomer } from './sync-customer.ts'

/**
 * Syncs the customer and returns the state of a purchase; `none` for another account's or an unknown one. `isKnown` is
 * false when the payment service did not answer.
 */
export async function refreshPurchaseStatus(
  runtime: Runtime,
  userId: string,
  checkoutId: string | undefined,
): Promise<{ state: PurchaseState; isKnown: boolean }> {
  const isKnown = await syncOwner(runtime, userId)
  if (!isUuid(checkoutId)) return { state: 'none', isKnown }
  const state = await purchaseStatus(runtime, userId, checkoutId)
  // Only the service knows whether a page that was open is still unpaid.
  return { state: state === 'open' && !isKnown ? 'confirming' : state, isKnown }
}

/** The state of a purchase by our own rows, without asking the payment service. */
export async function purchaseStatus(
  { database }: Runtime,
  userId: string,
  checkoutId: string,
): Promise<PurchaseState> {
  const checkout = await findCheckout(database.query, userId, checkoutId)
  if (!checkout) return 'none'
  if (checkout.state === 'expired') return 'not_finished'
  if (checkout.state === 'open') return 'open'
  const held = await findSubscription(database.query, userId, checkout.provider)
  return held && !unpaidAtFirst.has(held.status) ? 'finished' : 'confirming'
}

/** The statuses of a subscription whose first payment has not arrived. */
const unpaidAtFirst = new Set(['incomplete', 'incomplete_expired', 'unpaid', 'paused'])

/** Syncs in case an event was lost. False when the service does not answer. */
async function syncOwner(runtime: Runtime, userId: string): Promise<boolean> {
  const payments = await openPayments(runtime)
  if (!payments) return false
  const { database, log } = runtime
  const customer = await findCustomer(database.query, userId, payments.provider)
  if (!customer?.customerId) return true
  return syncCustomer(runtime, payments, customer.customerId).then(
    () => true,
    (error: unknown) => {
      log.error('payment_service_silent', error)
      return false
    },
  )
}
