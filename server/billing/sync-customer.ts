import { createHash } from 'node:crypto'
import type { Runtime } from '../runtime.ts'
import { endCheckout, endConsents, findOpenCheckout } from './checkout-queries.ts'
import { chooseSubscription, isLive } from './choose-subscription.ts'
import { deleteCustomer, keepTurn, nameCustomer, takeTurn } from './customer-queries.ts'
import { idempotencyKey } from './idempotency-key.ts'
import type { CheckoutState, PaidSubscription, Payments } from './payments.ts'
import { findSubscription, setSubscription } from './queries.ts'
import { tellOfPlan } from './tell-of-plan.ts'

type Customer = NonNullable<Awaited<ReturnType<typeof takeTurn>>>
type Seen = { subscription: PaidSubscription | null; checkout: { id: string; state: CheckoutState } | null }

/**
 * Asks the payment service how a customer stands and sets our copy to that. Looks at one customer may overlap and end
 * in any order: each takes a turn before it asks, and an answer to an earlier turn never replaces one to a later.
 * Rejects when the service does not answer; then nothing has changed.
 */
export async function syncCustomer(runtime: Runtime, payments: Payments, customerId: string): Promise<void> {
  const customer = await takeTurn(runtime.database, payments.provider, customerId)
  // Not ours, or its account was deleted.
  if (!customer) return
  const seen = await look(runtime, payments, customer, customerId)
  if (!seen) return forgetCustomer(runtime, payments, customerId)
  await keep(runtime, payments, { ...customer, customerId }, seen)
  await passOnEmail(runtime, payments, { ...customer, customerId })
}

/** The service has deleted this customer: what it gave has ended, and the next purchase makes a new one. */
export async function forgetCustomer(
  { database, now }: Runtime,
  { provider }: Payments,
  customerId: string,
): Promise<void> {
  await database.query.transaction(async (transaction) => {
    const userId = await deleteCustomer(transaction, provider, customerId)
    if (!userId) return
    await setSubscription(transaction, { userId, provider, customerId }, null, now())
    const open = await findOpenCheckout(transaction, userId, provider)
    if (open) await endCheckout(transaction, userId, open.id, 'expired')
    await endConsents(transaction, userId, now())
  })
}

async function look(
  { database, log }: Runtime,
  payments: Payments,
  { userId }: Customer,
  customerId: string,
): Promise<Seen | null> {
  const open = await findOpenCheckout(database.query, userId, payments.provider)
  const [all, state] = await Promise.all([
    payments.listSubscriptions(customerId),
    open?.sessionId ? payments.readCheckout(open.sessionId) : undefined,
  ])
  if (!all) return null
  if (all.filter(({ status }) => isLive(status)).length > 1) {
    log.error('two_subscriptions', new Error('a customer pays for two subscriptions'), { customerId })
  }
  const checkout = open && state ? { id: open.id, state } : null
  return { subscription: chooseSubscription(all), checkout }
}

async function keep(
  runtime: Runtime,
  { provider }: Payments,
  customer: Customer & { customerId: string },
  { subscription, checkout }: Seen,
): Promise<void> {
  const { userId, customerId } = customer
  const now = runtime.now()
  await runtime.database.query.transaction(async (transaction) => {
    if (!(await keepTurn(transaction, customer.id, customer.syncTurn, now))) return
    const before = await findSubscription(transaction, userId, provider)
    await setSubscription(transaction, { userId, provider, customerId }, subscription, now)
    if (checkout && checkout.state !== 'open') {
      await endCheckout(transaction, userId, checkout.id, checkout.state)
    }
    const hadPlan = before && isLive(before.status)
    if (hadPlan && !(subscription && isLive(subscription.status))) {
      await endConsents(transaction, userId, now)
    }
    await tellOfPlan(transaction, runtime, { email: customer.email, before, after: subscription })
  })
}

/** Receipts go to the address that the account has now. */
async function passOnEmail(
  { database }: Runtime,
  payments: Payments,
  customer: Customer & { customerId: string },
): Promise<void> {
  const { id, userId, customerId, email, emailHash, syncTurn } = customer
  if (!email || hashOf(email) === emailHash) return
  // With the turn: an address that comes back after another one is a new change.
  const key = idempotencyKey(userId, `email ${hashOf(email)} ${syncTurn}`, id)
  await payments.changeEmail({ customerId, email, key })
  await nameCustomer(database.query, userId, id, { customerId, emailHash: hashOf(email) })
}

export function hashOf(email: string): string {
  return createHash('sha256').update(email).digest('hex')
}
