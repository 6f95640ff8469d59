import type { PlanOffer } from '#domain/billing-view'
import { reasonNotSold } from '#domain/plan-additions'
import { type Entitlement, firstPaymentAt, type TierId, tiersById } from '#domain/plans'
import { changeTerm, priceTerm, trialChangeTerm } from '#domain/purchase-terms'
import type { Runtime } from '../runtime.ts'
import type { Viewer } from '../viewer.ts'
import { planContextOf } from './plan-context.ts'
import type { SubscriptionRow } from './queries.ts'

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
export function isCurrentPlan(id: TierId, { entitlement: { source, tier }, held }: Situation): boolean {
  if (source === 'owner' || source === 'trial') return id === `price_${tier}`
  return source === 'subscription' && held?.subscriptionTierId === id
}

/** What this account can do with a plan's card now, and what that costs today. */
export function offerOf(tier: Tier, situation: Situation): PlanOffer {
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
