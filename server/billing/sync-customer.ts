import { createHash } from 'node:crypto'
import { formatDollars } from '#domain/dollars'
import { formatDay } from '#domain/format-day'
import { graceDays, planLabel } from '#domain/plans'
import { alwaysFree } from '#domain/purchase-terms'
import { days, retention } from '#domain/retention'
import type { Connection } from '../database/open-database.ts'
import { queueMail } from '../mail/queue-mail.ts'
import type { Runtime } from '../runtime.ts'
import { endCheckout, endConsents, findOpenCheckout } from './checkout-queries.ts'
import { chooseSubscription, isLive } from './choose-subscription.ts'
import { acceptFencingToken, deleteCustomer, issueFencingToken, setCustomer } from './customer-queries.ts'
import { type CheckoutState, idempotencyKey, type PaidSubscription, type Payments } from './payments.ts'
import { findSubscription, listTiers, type SubscriptionRow, setSubscription } from './queries.ts'

type Customer = NonNullable<Awaited<ReturnType<typeof issueFencingToken>>>
type CustomerState = {
  subscription: PaidSubscription | null
  checkout: { id: string; state: CheckoutState } | null
}

/**
 * Fetches the state of a customer from the payment service and stores it. Syncs of one customer may overlap and end
 * in any order: each gets a fencing token before it asks, and a result with an older token never replaces a newer one.
 * Rejects, with nothing changed, when the service does not answer.
 */
export async function syncCustomer(runtime: Runtime, payments: Payments, customerId: string): Promise<void> {
  const customer = await issueFencingToken(runtime.database, payments.provider, customerId)
  // Not our customer, or its account was deleted.
  if (!customer) return
  const state = await fetchState(runtime, payments, customer, customerId)
  if (!state) return forgetCustomer(runtime, payments, customerId)
  await saveState(runtime, payments, { ...customer, customerId }, state)
  await updateEmail(runtime, payments, { ...customer, customerId })
}

/** Removes a customer that the service has deleted. Its plan ends, and the next purchase creates a new customer. */
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

async function fetchState(
  { database, log }: Runtime,
  payments: Payments,
  { userId }: Customer,
  customerId: string,
): Promise<CustomerState | null> {
  const open = await findOpenCheckout(database.query, userId, payments.provider)
  const [all, checkoutState] = await Promise.all([
    payments.listSubscriptions(customerId),
    open?.sessionId ? payments.readCheckout(open.sessionId) : undefined,
  ])
  if (!all) return null
  if (all.filter(({ status }) => isLive(status)).length > 1) {
    log.error('two_subscriptions', new Error('a customer pays for two subscriptions'), { customerId })
  }
  const checkout = open && checkoutState ? { id: open.id, state: checkoutState } : null
  return { subscription: chooseSubscription(all), checkout }
}

async function saveState(
  runtime: Runtime,
  { provider }: Payments,
  customer: Customer & { customerId: string },
  { subscription, checkout }: CustomerState,
): Promise<void> {
  const { userId, customerId } = customer
  const now = runtime.now()
  await runtime.database.query.transaction(async (transaction) => {
    if (!(await acceptFencingToken(transaction, customer.id, customer.syncTurn, now))) return
    const before = await findSubscription(transaction, userId, provider)
    await setSubscription(transaction, { userId, provider, customerId }, subscription, now)
    if (checkout && checkout.state !== 'open') {
      await endCheckout(transaction, userId, checkout.id, checkout.state)
    }
    const hadPlan = before && isLive(before.status)
    if (hadPlan && !(subscription && isLive(subscription.status))) {
      await endConsents(transaction, userId, now)
    }
    await notifyPlanChange(transaction, runtime, { email: customer.email, before, after: subscription })
  })
}

/** Gives the payment service the account's current email address, to which it sends receipts. */
async function updateEmail(
  { database }: Runtime,
  payments: Payments,
  customer: Customer & { customerId: string },
): Promise<void> {
  const { id, userId, customerId, email, emailHash, syncTurn } = customer
  if (!email || hashOf(email) === emailHash) return
  // With the token, changing back to an earlier address is a new change and not a retry.
  const key = idempotencyKey(userId, `email ${hashOf(email)} ${syncTurn}`, id)
  await payments.changeEmail({ customerId, email, key })
  await setCustomer(database.query, userId, id, { customerId, emailHash: hashOf(email) })
}

export function hashOf(email: string): string {
  return createHash('sha256').update(email).digest('hex')
}

type Change = { email: string | null; before: SubscriptionRow | null; after: PaidSubscription | null }

/** Queues a mail when a plan began, changed, was cancelled or resumed, or when a payment is missing. */
async function notifyPlanChange(
  connection: Connection,
  runtime: Runtime,
  { email, before, after }: Change,
): Promise<void> {
  const template = after && templateOf(before, after)
  if (!template || !email) return
  const tiers = await listTiers(connection)
  const tier = tiers.find(({ id }) => id === after.tierId)
  const end = after.pastDueSince
    ? new Date(after.pastDueSince.getTime() + graceDays * 86_400_000)
    : after.currentPeriodEnd
  await queueMail(connection, runtime, {
    template,
    to: email,
    values: {
      plan: planLabel({ tierName: tier?.name ?? null, subscriptionTierId: after.tierId }),
      before: tiers.find(({ id }) => id === before?.subscriptionTierId)?.name ?? 'another plan',
      kept: alwaysFree()
        .map((line) => `- ${line}`)
        .join('\n'),
      unused: days(retention.lapsedChild),
      price: formatDollars(tier?.price ?? '0'),
      day: formatDay(end),
      billing: `${runtime.settings.appUrl}/account#billing`,
    },
  })
}

function templateOf(before: SubscriptionRow | null, after: PaidSubscription): string | null {
  if (!isLive(after.status)) return null
  const isSame = before?.stripeSubscriptionId === after.id && isLive(before.status)
  if (!isSame && after.status === 'trialing') return 'plan-started-in-trial'
  if (!isSame) return after.status === 'active' ? 'plan-started' : null
  if (after.status === 'past_due' && before.status !== 'past_due') return 'plan-unpaid'
  if (after.cancelAtPeriodEnd !== before.cancelAtPeriodEnd) {
    return after.cancelAtPeriodEnd ? 'plan-cancelled' : 'plan-kept'
  }
  return after.tierId && after.tierId !== before.subscriptionTierId ? 'plan-changed' : null
}
