import type { BillingView } from '#domain/billing-view'
import { describeAnswersLeft, describePlan } from '#domain/describe-plan'
import { additionsOf, type PlanPlace } from '#domain/plan-additions'
import { type TierId, tiersById } from '#domain/plans'
import { type CancelTerms, cancelTerms, commonTerms, keptForever } from '#domain/purchase-terms'
import { viewerKey } from '../accounts/viewer-key.ts'
import { isUuid } from '../http/is-uuid.ts'
import type { Runtime } from '../runtime.ts'
import type { Viewer } from '../viewer.ts'
import { answersUsed } from './answers-used.ts'
import { isLive } from './choose-subscription.ts'
import { loadEntitlement } from './load-entitlement.ts'
import { purchaseState } from './look-at-purchase.ts'
import { offerOf } from './offer-of.ts'
import { planPlace } from './plan-place.ts'
import { findSubscription, listTiers, type SubscriptionRow } from './queries.ts'

/** Loads the tab Billing for the account's own person. `checkoutId` is the purchase that the address names. */
export async function loadBilling(
  runtime: Runtime,
  viewer: Viewer,
  checkoutId: string | null,
): Promise<BillingView> {
  const { database, settings, log } = runtime
  const place = planPlace(runtime, viewer)
  // Before the plan: one that is told to be complete is then in what is shown, also when it comes in this moment.
  const purchase = await namedPurchase(runtime, viewer.accountId, checkoutId)
  const entitlement = await loadEntitlement(runtime, viewer)
  const [held, tiers, used] = await Promise.all([
    heldRow(runtime, viewer),
    listTiers(database.query).catch((error: unknown) => {
      log.error('plans_unreadable', error)
      return null
    }),
    answersUsed(runtime, viewer, entitlement),
  ])
  const heldTier = tiers?.find(({ id }) => id === held?.subscriptionTierId) ?? null
  const canManage = Boolean(held?.stripeCustomerId && isLive(held.status))
  const offer = { runtime, viewer, entitlement, held, canManage, heldTier }
  return {
    payments: settings.payments,
    hasModel: place.hasModel,
    plan: describePlan({
      entitlement,
      held,
      price: heldTier?.price ?? null,
      signedUpAt: viewer.createdAt,
      hasModel: place.hasModel,
    }),
    canManage,
    cancel:
      canManage && held && !held.cancelAtPeriodEnd
        ? cancelTermsOf(heldTier, held.currentPeriodEnd, place)
        : null,
    keep: canManage && held?.cancelAtPeriodEnd ? (heldTier?.name ?? 'this plan') : null,
    answersLeft: used === null ? null : describeAnswersLeft(entitlement, used, runtime.now()),
    keptForever: keptForever(settings.payments !== 'none'),
    cards:
      tiers?.map((tier) => ({
        ...tier,
        ...additionsOf(tiersById[tier.id], place),
        offer: offerOf(tier, offer),
      })) ?? null,
    terms: commonTerms,
    viewerKey: viewerKey(runtime.secret, viewer.userId),
    purchase,
  }
}

/** What cancelling the plan that is held does, for the screens on which it is decided. */
export function cancelTermsOf(
  tier: { id: TierId; name: string } | null,
  end: Date,
  place: PlanPlace,
): CancelTerms {
  return cancelTerms({
    name: tier?.name ?? 'your plan',
    end,
    adds: tier ? additionsOf(tiersById[tier.id], place).adds : [],
    hasChildren: place.addsChildren,
  })
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
