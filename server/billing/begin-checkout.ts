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
import { findCustomer, nameCustomer, placeCustomer } from './customer-queries.ts'
import { idempotencyKey } from './idempotency-key.ts'
import { billingAddress, openPortal } from './open-portal.ts'
import type { Payments } from './payments.ts'
import { requireSold } from './plan-place.ts'
import { findSubscription, listTiers, type SubscriptionRow } from './queries.ts'
import { hashOf, syncCustomer } from './sync-customer.ts'

/** How long a payment page stays open, and how much of that must be left to lead somebody there. */
const open = 60 * 60_000
const least = 35 * 60_000
/** Longer than all attempts of one request to open a page. */
const opening = 60_000

/**
 * The address of the page on which this account can pay for a plan. With a plan already it is the page on which that
 * one is changed: nobody ever pays for two. Throws plan_held for the plan that the account has, and plan_not_sold for
 * one that adds nothing for it here.
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
  const customerId = await knowCustomer(runtime, payments, viewer)
  const held = await findSubscription(runtime.database.query, userId, payments.provider)
  if (held && isLive(held.status)) return changePlan(runtime, payments, held, { userId, customerId, tierId })
  const known = await findOpenCheckout(runtime.database.query, userId, payments.provider)
  if (known) {
    const isUsable = known.tierId === tierId && known.expiresAt.getTime() - runtime.now().getTime() > least
    if (isUsable && known.url) return known.url
    // Another request of this person is opening it in this moment.
    const age = runtime.now().getTime() - known.createdAt.getTime()
    if (!known.url && age < opening) throw new TonewiseError('busy', { retryAfter: 2 })
    await closeKnown(runtime, payments, userId, known)
  }
  return openNew(runtime, payments, { userId, customerId, tierId, tier, signedUpAt: viewer.createdAt })
}

/** The account's id at the payment service. One that is known there is looked at first, in case we missed an event. */
async function knowCustomer(runtime: Runtime, payments: Payments, viewer: Viewer): Promise<string> {
  const { accountId: userId, email } = viewer
  const { query } = runtime.database
  const known = await findCustomer(query, userId, payments.provider)
  if (known?.customerId) await syncCustomer(runtime, payments, known.customerId)
  // A customer that the service has deleted is gone by now.
  const row = await placeCustomer(query, userId, payments.provider)
  if (row.customerId) return row.customerId
  const emailHash = hashOf(email)
  const key = idempotencyKey(userId, `customer ${emailHash}`, row.id)
  const customerId = await payments.createCustomer({ userId, email, key })
  await nameCustomer(query, userId, row.id, { customerId, emailHash })
  return customerId
}

type Wish = { userId: string; customerId: string; tierId: TierId }
type NewWish = Wish & { tier: { name: string; price: string }; signedUpAt: Date }

async function changePlan(
  runtime: Runtime,
  payments: Payments,
  held: SubscriptionRow,
  { userId, customerId, tierId }: Wish,
): Promise<string> {
  const isSame = held.subscriptionTierId === tierId
  const isRunning = held.status === 'active' || held.status === 'trialing'
  if (isSame && isRunning && !held.cancelAtPeriodEnd) throw new TonewiseError('plan_held')
  const subscriptionId = held.stripeSubscriptionId
  const canChange = subscriptionId && !isSame && isRunning && !held.cancelAtPeriodEnd
  if (canChange && held.status === 'trialing') {
    // Nothing is due before the trial ends, so nothing is to be paid on a page; a payment site may end the trial.
    await payments.goOn({ subscriptionId, tierId, key: idempotencyKey(userId, 'change', randomUUID()) })
    await syncCustomer(runtime, payments, customerId)
    return billingAddress(runtime)
  }
  const action = canChange
    ? ({ kind: 'change', subscriptionId, tierId } as const)
    : ({ kind: 'manage' } as const)
  return openPortal(runtime, payments, { userId, customerId, action })
}

/** Another plan was chosen, or the page is nearly over: it is closed before a new one opens. */
async function closeKnown(
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
  { userId, customerId, tierId, tier, signedUpAt }: NewWish,
): Promise<string> {
  const id = randomUUID()
  const begun = now()
  const firstPayment = firstPaymentAt(signedUpAt, begun)
  const expiresAt = new Date(begun.getTime() + open)
  const isFirst = await database.query.transaction(async (transaction) => {
    const row = { id, userId, provider: payments.provider, tierId, expiresAt, createdAt: begun }
    if (!(await insertCheckout(transaction, row))) return false
    const agreed = { price: tier.price, terms: purchaseTerms(tier, firstPayment), givenAt: begun }
    await insertConsent(transaction, { accountId: userId, checkoutId: id, tierId, ...agreed })
    return true
  })
  // Another tab began one in this moment.
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
    // Nobody was led to this page, so nobody can pay on it.
    await database.query.transaction((transaction) => endCheckout(transaction, userId, id, 'expired'))
    throw error
  }
}
