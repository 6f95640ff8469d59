import type { BillingView, PlanOffer } from '#domain/billing-view'
import { describeAnswersLeft, describePlan } from '#domain/describe-plan'
import { additionsOf, type PlanContext, reasonNotSold } from '#domain/plan-additions'
import { type Entitlement, firstPaymentAt, type TierId, tiersById } from '#domain/plans'
import {
  alwaysFree,
  type CancelTerms,
  cancelTerms,
  changeTerm,
  commonTerms,
  priceTerm,
  trialChangeTerm,
} from '#domain/purchase-terms'
import { isUuid } from '../http/is-uuid.ts'
import { viewerKey } from '../http/viewer-key.ts'
import type { Runtime } from '../runtime.ts'
import type { Viewer } from '../viewer.ts'
import { isLive } from './choose-subscription.ts'
import { answersUsed, loadEntitlement } from './load-entitlement.ts'
import { planContextOf } from './plan-context.ts'
import { findSubscription, listTiers, type SubscriptionRow } from './queries.ts'
import { purchaseStatus } from './refresh-purchase-status.ts'

/** Loads the tab Billing for the account owner. `checkoutId` is the purchase that the URL names. */
export async function loadBilling(
  runtime: Runtime,
  viewer: Viewer,
  checkoutId: string | null,
): Promise<BillingView> {
  const { database, settings, log } = runtime
  const context = planContextOf(runtime, viewer)
  // Read before the plan: a purchase shown as complete is then always in the plan shown, even if it completes right now.
  const purchase = await loadPurchase(runtime, viewer.accountId, checkoutId)
  const entitlement = await loadEntitlement(runtime, viewer)
  const [held, tiers, used] = await Promise.all([
    findCurrentSubscription(runtime, viewer),
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
    hasModel: context.hasModel,
    plan: describePlan({
      entitlement,
      held,
      price: heldTier?.price ?? null,
      signedUpAt: viewer.createdAt,
      hasModel: context.hasModel,
    }),
    canManage,
    cancel:
      canManage && held && !held.cancelAtPeriodEnd
        ? cancelTermsOf(heldTier, held.currentPeriodEnd, context)
        : null,
    planToResume: canManage && held?.cancelAtPeriodEnd ? (heldTier?.name ?? 'this plan') : null,
    answersLeft: used === null ? null : describeAnswersLeft(entitlement, used, runtime.now()),
    alwaysFree: alwaysFree(settings.payments !== 'none'),
    cards:
      tiers?.map((tier) => ({
        ...tier,
        ...additionsOf(tiersById[tier.id], context),
        isCurrent: isCurrentPlan(tier.id, offer),
        offer: offerOf(tier, offer),
      })) ?? null,
    terms: commonTerms,
    viewerKey: viewerKey(runtime.secret, viewer.userId),
    purchase,
  }
}

/** What cancelling the current plan does, for the screens on which a person decides. */
export function cancelTermsOf(
  tier: { id: TierId; name: string } | null,
  end: Date,
  context: PlanContext,
): CancelTerms {
  return cancelTerms({
    name: tier?.name ?? 'your plan',
    end,
    adds: tier ? additionsOf(tiersById[tier.id], context).adds : [],
    hasChildren: context.addsChildren,
  })
}

async function loadPurchase(
  runtime: Runtime,
  accountId: string,
  id: string | null,
): Promise<BillingView['purchase']> {
  if (!id || !isUuid(id)) return null
  return { id, state: await purchaseStatus(runtime, accountId, id) }
}

/** The subscription at this installation's payment service. Null if it can't be read; then the plan line says so. */
async function findCurrentSubscription(
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

type Tier = { id: TierId; name: string; price: string }
type Situation = {
  runtime: Runtime
  viewer: Viewer
  entitlement: Entitlement
  held: SubscriptionRow | null
  /** The current plan is still open at the payment service. */
  canManage: boolean
  heldTier: Tier | null
}

/** Whether a plan is the account's own now; in the trial that is the one whose rights it gives. */
function isCurrentPlan(id: TierId, { entitlement: { source, tier }, held }: Situation): boolean {
  if (source === 'owner' || source === 'trial') return id === `price_${tier}`
  return source === 'subscription' && held?.subscriptionTierId === id
}

/** What this account can do with a plan's card now, and what that costs today. */
function offerOf(tier: Tier, situation: Situation): PlanOffer {
  const { runtime, viewer, entitlement, held, canManage } = situation
  if (entitlement.source !== 'trial' && isCurrentPlan(tier.id, situation)) return { kind: 'current' }
  if (runtime.settings.payments === 'none') return { kind: 'none', reason: null }
  const reason = reasonNotSold(tier.name, tiersById[tier.id], planContextOf(runtime, viewer))
  if (reason) return { kind: 'none', reason }
  if (held && canManage) return changeOffer(tier, held, situation)
  // An account that has a plan without paying can't buy one.
  if (entitlement.source === 'owner' || entitlement.source === 'subscription') {
    return { kind: 'none', reason: null }
  }
  const firstPayment = firstPaymentAt(viewer.createdAt, runtime.now())
  return { kind: 'buy', term: priceTerm(tier.name, tier.price, firstPayment) }
}

function changeOffer(tier: Tier, held: SubscriptionRow, { runtime, heldTier }: Situation): PlanOffer {
  const name = heldTier?.name ?? 'your plan'
  if (held.cancelAtPeriodEnd) return { kind: 'none', reason: `To change plans, first choose Keep ${name}.` }
  if (held.status === 'trialing') {
    return { kind: 'change', term: trialChangeTerm(tier.price, held.currentPeriodEnd), isImmediate: true }
  }
  if (held.status !== 'active') {
    return { kind: 'none', reason: 'A payment is missing. Choose Manage billing first.' }
  }
  if (held.provider === 'stripe' || !heldTier) {
    return {
      kind: 'change',
      term: 'The payment site shows what is due today before you confirm.',
      isImmediate: false,
    }
  }
  const change = { from: heldTier.price, to: tier.price, end: held.currentPeriodEnd, now: runtime.now() }
  return { kind: 'change', term: changeTerm(change), isImmediate: false }
}
