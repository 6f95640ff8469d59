import { describePlan } from '#domain/describe-plan'
import { additionsOf } from '#domain/plan-additions'
import { entitlementOf, type TierId, tiersById } from '#domain/plans'
import { alwaysFree, cancelTerms, commonTerms, priceTerm } from '#domain/purchase-terms'
import { listTiers } from '#server/billing/queries'
import type { AppContext } from '#server/main/app-context'

const signedUpAt = new Date('2026-11-18T09:00:00Z')
const now = new Date('2026-11-20T15:04:00Z')

/** The Billing tab in the free trial, and with Pro. */
export async function billingOf({ database }: AppContext) {
  const tiers = await listTiers(database.query)
  const addsChildren = { hasModel: true, addsChildren: true }
  const trial = entitlementOf({ subscription: null, isOwner: false, signedUpAt, now })
  const held = {
    status: 'active',
    currentPeriodEnd: new Date('2026-12-20T15:04:00Z'),
    subscriptionTierId: 'price_pro',
    tierName: 'Pro',
    cancelAtPeriodEnd: false,
  }
  const pro = entitlementOf({ subscription: held, isOwner: false, signedUpAt, now })
  const common = {
    payments: 'stripe' as const,
    hasModel: true,
    canManage: false,
    cancel: null,
    planToResume: null,
    answersLeft: null,
    alwaysFree: alwaysFree(),
    terms: commonTerms,
    viewerKey: 'component-page',
    purchase: null,
  }
  const cards = tiers.map((tier) => ({ ...tier, ...additionsOf(tiersById[tier.id as TierId], addsChildren) }))
  const words = { price: '10.00', signedUpAt, hasModel: true }
  return {
    trial: {
      ...common,
      plan: describePlan({ ...words, entitlement: trial, held: null }),
      cards: cards.map((card) => ({
        ...card,
        isCurrent: card.name === 'Basic',
        offer: { kind: 'buy' as const, term: priceTerm(card.name, card.price, null) },
      })),
    },
    pro: {
      ...common,
      plan: describePlan({ ...words, entitlement: pro, held }),
      canManage: true,
      cancel: cancelTerms({
        name: 'Pro',
        end: held.currentPeriodEnd,
        adds: additionsOf('pro', addsChildren).adds,
        hasChildren: true,
      }),
      cards: cards.map((card) => ({
        ...card,
        isCurrent: card.id === 'price_pro',
        offer:
          card.id === 'price_pro' ? { kind: 'current' as const } : { kind: 'none' as const, reason: null },
      })),
    },
    failed: { ...common, plan: describePlan({ ...words, entitlement: trial, held: null }), cards: null },
  }
}
