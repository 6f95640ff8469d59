import { randomUUID } from 'node:crypto'
import { TonewiseError } from '#domain/errors'
import { firstPaymentAt, type TierId } from '#domain/plans'
import { purchaseTerms } from '#domain/purchase-terms'
import type { Runtime } from '../runtime.ts'
import type { Viewer } from '../viewer.ts'
import {
  endCheckout,
  findOpenCheckout,
  insertCheckout,
  insertConsent,
  linkCheckout,
} from './checkout-queries.ts'
import { isLive } from './choose-subscription.ts'
import { ensureCustomer, findCustomer, setCustomer } from './customer-queries.ts'
import { billingAddress, openPortal } from './open-portal.ts'
import { idempotencyKey, type Payments } from './payments.ts'
import { requireSold } from './plan-context.ts'
import { findSubscription, listTiers, type SubscriptionRow } from './queries.ts'
import { hashOf, syncCustomer } from './sync-customer.ts'

/** How long a payment page stays open, and how much of that must be left to send somebody there. */
const pageTtl = 60 * 60_000
const minTimeLeft = 35 * 60_000
/** No request takes longer than this to open a page, with all its retries. */
const maxOpening = 60_000

/**
 * Returns the address of the page on which this account can pay for a plan. If it has one already, it is the page that
 * changes it: nobody ever pays for two. Throws plan_held for the plan that the account has, and plan_not_sold for one
 * that adds nothing for this account.
 */
export async function beginCheckout(
  runtime: Runtime,
  payments: Payments,
  viewer: Viewer,
  tierId: TierId,
): Promise<string> {
  const { accountId: userId } = viewer
  const tier = (await listTiers(runtime.database.query)).find(({ id }) => id === tierId)
  if (!tier) throw new Error(`the plan ${tierId} is not in the database`)
  requireSold(runtime, viewer, tier)
  const customerId = await customerIdOf(runtime, payments, viewer)
  const held = await findSubscription(runtime.database.query, userId, payments.provider)
  if (held && isLive(held.status)) return changePlan(runtime, payments, held, { userId, customerId, tierId })
  const known = await findOpenCheckout(runtime.database.query, userId, payments.provider)
  if (known) {
    const isUsable =
      known.tierId === tierId && known.expiresAt.getTime() - runtime.now().getTime() > minTimeLeft
    if (isUsable && known.url) return known.url
    // Another request of this person is opening the page right now.
    const age = runtime.now().getTime() - known.createdAt.getTime()
    if (!known.url && age < maxOpening) throw new TonewiseError('busy', { retryAfter: 2 })
    await closeCheckout(runtime, payments, userId, known)
  }
  return openNew(runtime, payments, { userId, customerId, tierId, tier, signedUpAt: viewer.createdAt })
}

/** The account's id at the payment service. An existing customer is synced first, in case we missed an event. */
async function customerIdOf(runtime: Runtime, payments: Payments, viewer: Viewer): Promise<string> {
  const { accountId: userId, email } = viewer
  const { query } = runtime.database
  const known = await findCustomer(query, userId, payments.provider)
  if (known?.customerId) await syncCustomer(runtime, payments, known.customerId)
  // The sync has removed a customer that the service has deleted.
  const row = await ensureCustomer(query, userId, payments.provider)
  if (row.customerId) return row.customerId
  const emailHash = hashOf(email)
  const key = idempotencyKey(userId, `customer ${emailHash}`, row.id)
  const customerId = await payments.createCustomer({ userId, email, key })
  await setCustomer(query, userId, row.id, { customerId, emailHash })
  return customerId
}

type PlanRequest = { userId: string; customerId: string; tierId: TierId }
type CheckoutRequest = PlanRequest & { tier: { name: string; price: string }; signedUpAt: Date }

async function changePlan(
  runtime: Runtime,
  payments: Payments,
  held: SubscriptionRow,
  { userId, customerId, tierId }: PlanRequest,
): Promise<string> {
  const isSame = held.subscriptionTierId === tierId
  const isRunning = held.status === 'active' || held.status === 'trialing'
  if (isSame && isRunning && !held.cancelAtPeriodEnd) throw new TonewiseError('plan_held')
  const subscriptionId = held.stripeSubscriptionId
  const canChange = subscriptionId && !isSame && isRunning && !held.cancelAtPeriodEnd
  if (canChange && held.status === 'trialing') {
    // Changed without a payment page: nothing is due before the trial ends, and such a page might end the trial.
    await payments.resume({ subscriptionId, tierId, key: idempotencyKey(userId, 'change', randomUUID()) })
    await syncCustomer(runtime, payments, customerId)
    return billingAddress(runtime)
  }
  const action = canChange
    ? ({ kind: 'change', subscriptionId, tierId } as const)
    : ({ kind: 'manage' } as const)
  return openPortal(runtime, payments, { userId, customerId, action })
}

/** Closes a page for another plan, or one that is about to expire, before a new one opens. */
async function closeCheckout(
  { database }: Runtime,
  payments: Payments,
  userId: string,
  known: { id: string; sessionId: string | null },
): Promise<void> {
  const state = known.sessionId
    ? await payments.closeCheckout({
        id: known.sessionId,
        key: idempotencyKey(userId, 'close checkout', known.id),
      })
    : 'expired'
  if (state === 'open') throw new Error('the payment page did not close')
  await database.query.transaction((transaction) => endCheckout(transaction, userId, known.id, state))
  if (state === 'complete') throw new TonewiseError('plan_held')
}

async function openNew(
  { database, settings, now }: Runtime,
  payments: Payments,
  { userId, customerId, tierId, tier, signedUpAt }: CheckoutRequest,
): Promise<string> {
  const id = randomUUID()
  const begun = now()
  const firstPayment = firstPaymentAt(signedUpAt, begun)
  const expiresAt = new Date(begun.getTime() + pageTtl)
  const isFirst = await database.query.transaction(async (transaction) => {
    const row = { id, userId, provider: payments.provider, tierId, expiresAt, createdAt: begun }
    if (!(await insertCheckout(transaction, row))) return false
    const agreed = { price: tier.price, terms: purchaseTerms(tier, firstPayment), givenAt: begun }
    await insertConsent(transaction, { accountId: userId, checkoutId: id, tierId, ...agreed })
    return true
  })
  // Another tab has just begun one.
  if (!isFirst) throw new TonewiseError('busy', { retryAfter: 2 })
  const back = `${settings.appUrl}/account?checkout=${id}`
  try {
    const page = await payments.openCheckout({
      userId,
      customerId,
      tierId,
      price: tier.price,
      firstPayment,
      expiresAt,
      returnUrl: `${back}#billing`,
      cancelUrl: `${back}&left#billing`,
      key: idempotencyKey(userId, 'checkout', id),
    })
    if (await linkCheckout(database.query, userId, id, { sessionId: page.id, url: page.url })) return page.url
    // The account was deleted meanwhile: nobody must pay for it.
    await payments.closeCheckout({ id: page.id, key: idempotencyKey(userId, 'close checkout', id) })
    throw new TonewiseError('signed_out')
  } catch (error) {
    // Nobody was sent to this page, so nobody can pay on it.
    await database.query.transaction((transaction) => endCheckout(transaction, userId, id, 'expired'))
    throw error
  }
}
