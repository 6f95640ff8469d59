import { describeAnswersLeft, describePlan, type PlanWords, type PurchaseState } from '#domain/describe-plan'
import type { Entitlement, TierId } from '#domain/plans'
import { commonTerms, keptForever, priceTerm } from '#domain/purchase-terms'
import type { Viewer } from '../accounts/accounts.ts'
import { hasModel } from '../env.ts'
import { isUuid } from '../http/is-uuid.ts'
import type { Runtime } from '../runtime.ts'
import { answersUsed } from './answers-used.ts'
import { isLive } from './choose-subscription.ts'
import { loadEntitlement } from './load-entitlement.ts'
import { purchaseState } from './look-at-purchase.ts'
import { findSubscription, listTiers, type SubscriptionRow } from './queries.ts'

export type PlanCard = {
  id: TierId
  name: string
  description: string
  price: string
  features: string[]
  /** What buying it costs, as the record of the purchase keeps it. */
  term: string
  isCurrent: boolean
}

/** Everything that the tab Billing shows. */
export type Billing = {
  payments: 'stripe' | 'practice' | 'none'
  hasModel: boolean
  plan: PlanWords
  hasSubscription: boolean
  canManage: boolean
  canCancel: boolean
  answersLeft: string | null
  /** Null when they could not be read. */
  cards: PlanCard[] | null
  terms: string[]
  kept: string[]
  /** The purchase that the address names, when the person comes back from the payment page. */
  purchase: { id: string; state: PurchaseState } | null
}

/** Loads the tab Billing for the account's own person. `checkoutId` is the purchase that the address names. */
export async function loadBilling(
  runtime: Runtime,
  viewer: Viewer,
  checkoutId: string | null,
): Promise<Billing> {
  const { database, settings, log } = runtime
  const entitlement = await loadEntitlement(runtime, viewer)
  const [held, tiers, used] = await Promise.all([
    heldRow(runtime, viewer),
    listTiers(database.query).catch((error: unknown) => {
      log.error('plans_unreadable', error)
      return null
    }),
    answersUsed(runtime, viewer, entitlement),
  ])
  const price = tiers?.find(({ id }) => id === held?.subscriptionTierId)?.price ?? null
  const hasSubscription = entitlement.source === 'subscription' || entitlement.source === 'owner'
  const canManage = Boolean(held?.stripeCustomerId && isLive(held.status))
  return {
    payments: settings.payments,
    hasModel: hasModel(settings),
    plan: describePlan({ entitlement, held, price, signedUpAt: viewer.createdAt }),
    hasSubscription,
    canManage,
    canCancel: canManage && held?.cancelAtPeriodEnd === false,
    answersLeft: used === null ? null : describeAnswersLeft(entitlement, used, runtime.now()),
    cards:
      tiers?.map((tier) => ({
        ...tier,
        term: priceTerm(tier.name, tier.price),
        isCurrent: isCurrent(tier.id, entitlement, held),
      })) ?? null,
    terms: commonTerms,
    kept: keptForever,
    purchase:
      isUuid(checkoutId ?? undefined) && checkoutId
        ? { id: checkoutId, state: await purchaseState(runtime, viewer.accountId, checkoutId) }
        : null,
  }
}

/** The row at the service that takes payments here. One that can't be read is not shown; the plan says so itself. */
async function heldRow(
  { database, settings, log }: Runtime,
  viewer: Viewer,
): Promise<SubscriptionRow | null> {
  if (settings.payments === 'none') return null
  try {
    return await findSubscription(database.query, viewer.accountId, settings.payments)
  } catch (error) {
    log.error('plan_unreadable', error)
    return null
  }
}

function isCurrent(id: TierId, { source, tier }: Entitlement, held: SubscriptionRow | null): boolean {
  if (source === 'owner') return id === `price_${tier}`
  return source === 'subscription' && held?.subscriptionTierId === id
}
