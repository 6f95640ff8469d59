import type { PurchaseState } from '#domain/describe-plan'
import { isUuid } from '../http/is-uuid.ts'
import type { Runtime } from '../runtime.ts'
import { findCheckout } from './checkout-queries.ts'
import { findCustomer } from './customer-queries.ts'
import { openPayments } from './open-payments.ts'
import { findSubscription } from './queries.ts'
import { syncCustomer } from './sync-customer.ts'

/**
 * How a purchase of this account stands; `none` for another's or an unknown one. `isKnown` is false when the payment
 * service did not answer.
 */
export async function lookAtPurchase(
  runtime: Runtime,
  userId: string,
  checkoutId: string | undefined,
): Promise<{ state: PurchaseState; isKnown: boolean }> {
  const isKnown = await askService(runtime, userId)
  if (!isUuid(checkoutId)) return { state: 'none', isKnown }
  const state = await purchaseState(runtime, userId, checkoutId)
  // Whether a page that was open is still unpaid, only the service can say.
  return { state: state === 'open' && !isKnown ? 'confirming' : state, isKnown }
}

/** The state of a purchase as our own rows have it, without asking anybody. */
export async function purchaseState(
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

/** A subscription that was begun and whose first payment has not arrived. */
const unpaidAtFirst = new Set(['incomplete', 'incomplete_expired', 'unpaid', 'paused'])

/** A lost event must not leave a person waiting. False when the service does not answer: then we know what we knew. */
async function askService(runtime: Runtime, userId: string): Promise<boolean> {
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
