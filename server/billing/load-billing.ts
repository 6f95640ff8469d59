import type { BillingView } from '#domain/billing-view'
import { describeAnswersLeft, describePlan } from '#domain/describe-plan'
import type { Entitlement, TierId } from '#domain/plans'
import { commonTerms, priceTerm } from '#domain/purchase-terms'
import type { Viewer } from '../accounts/accounts.ts'
import { viewerKey } from '../accounts/viewer-key.ts'
import { hasModel } from '../env.ts'
import { isUuid } from '../http/is-uuid.ts'
import type { Runtime } from '../runtime.ts'
import { answersUsed } from './answers-used.ts'
import { isLive } from './choose-subscription.ts'
import { loadEntitlement } from './load-entitlement.ts'
import { purchaseState } from './look-at-purchase.ts'
import { findSubscription, listTiers, type SubscriptionRow } from './queries.ts'

/** Loads the tab Billing for the account's own person. `checkoutId` is the purchase that the address names. */
export async function loadBilling(
  runtime: Runtime,
  viewer: Viewer,
  checkoutId: string | null,
): Promise<BillingView> {
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
  const canManage = Boolean(held?.stripeCustomerId && isLive(held.status))
  // A card lists only what works today: without a model nobody has AI answers.
  const cards = tiers?.map((tier) => ({
    ...tier,
    features: tier.features
      .filter((feature) => hasModel(settings) || !feature.includes('AI answers'))
      .map((feature) => (feature.includes('grown-up') ? forReader(feature, viewer) : feature)),
    term: priceTerm(tier.name, tier.price),
    isCurrent: isCurrent(tier.id, entitlement, held),
  }))
  return {
    payments: settings.payments,
    hasModel: hasModel(settings),
    plan: describePlan({ entitlement, held, price, signedUpAt: viewer.createdAt }),
    hasPlan: entitlement.source === 'subscription' || entitlement.source === 'owner',
    canManage,
    canCancel: canManage && held?.cancelAtPeriodEnd === false,
    answersLeft: used === null ? null : describeAnswersLeft(entitlement, used, runtime.now()),
    cards: cards ?? null,
    terms: commonTerms,
    viewerKey: viewerKey(runtime.secret, viewer.userId),
    purchase: await namedPurchase(runtime, viewer.accountId, checkoutId),
  }
}

async function namedPurchase(
  runtime: Runtime,
  accountId: string,
  id: string | null,
): Promise<BillingView['purchase']> {
  if (!id || !isUuid(id)) return null
  return { id, state: await purchaseState(runtime, accountId, id) }
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

/** A student's own account has no child profiles: that must be known before it is paid for. */
function forReader(feature: string, { ageBand }: Viewer): string {
  return ageBand === 'adult' ? feature : `${feature}. Only the account of an adult can add readers.`
}

function isCurrent(id: TierId, { source, tier }: Entitlement, held: SubscriptionRow | null): boolean {
  if (source === 'owner') return id === `price_${tier}`
  return source === 'subscription' && held?.subscriptionTierId === id
}
