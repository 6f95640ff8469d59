import { formatDay } from '#domain/format-day'
import { type PlanContext, reasonNotSold } from '#domain/plan-additions'
import { type TierId, tiersById } from '#domain/plans'
import type { PracticeCheckoutView, PracticePortalView } from '#domain/practice-view'
import { changeTerm, priceTerm, trialChangeTerm } from '#domain/purchase-terms'
import { isUuid } from '../../http/is-uuid.ts'
import type { Runtime } from '../../runtime.ts'
import type { Viewer } from '../../viewer.ts'
import { cancelTermsOf } from '../load-billing.ts'
import type { PaidSubscription } from '../payments.ts'
import { planContextOf } from '../plan-context.ts'
import { listTiers } from '../queries.ts'
import { paidSubscriptionOf, stateOf } from './practice.ts'
import { currentPracticePlan } from './practice-acts.ts'
import { findPracticeSession, type PracticeSession } from './practice-queries.ts'

/** A practice checkout of this person. Null for another's, an unknown one, and where payments are real. */
export async function loadPracticeCheckout(
  runtime: Runtime,
  viewer: Viewer,
  id: string,
): Promise<PracticeCheckoutView | null> {
  const session = await ownSession(runtime, viewer, id, 'checkout')
  if (!session) return null
  const tiers = await listTiers(runtime.database.query)
  const plan = tiers.find((tier) => tier.id === session.tierId)
  const state = stateOf(session, runtime.now())
  return {
    id,
    plan: plan ? { ...plan, term: priceTerm(plan.name, plan.price, session.firstPaymentAt) } : null,
    dueToday: session.firstPaymentAt ? '0' : (plan?.price ?? '0'),
    isOpen: state === 'open',
    isPaid: state === 'complete',
    cancelUrl: session.cancelUrl,
  }
}

/** The practice billing page of this person, or null. */
export async function loadPracticePortal(
  runtime: Runtime,
  viewer: Viewer,
  id: string,
): Promise<PracticePortalView | null> {
  const session = await ownSession(runtime, viewer, id, 'portal')
  if (!session) return null
  const tiers = await listTiers(runtime.database.query)
  const row = await currentPracticePlan(runtime, session.customerId)
  const tier = tiers.find((tier) => tier.id === row?.tierId)
  const subscription = row && paidSubscriptionOf(row, runtime.now())
  const context = planContextOf(runtime, viewer)
  const others = subscription && tier ? otherPlans(runtime, context, tiers, { tier, subscription }) : []
  return {
    id,
    isOpen: stateOf(session, runtime.now()) === 'open',
    returnUrl: session.returnUrl,
    action: session.action ?? 'manage',
    held:
      row && subscription && tier
        ? {
            tierId: tier.id,
            name: tier.name,
            price: tier.price,
            end: formatDay(subscription.currentPeriodEnd),
            isCancelled: subscription.cancelAtPeriodEnd,
            isUnpaid: subscription.status === 'past_due' || subscription.status === 'unpaid',
            isInTrial: subscription.status === 'trialing',
            cancel: cancelTermsOf(tier, subscription.currentPeriodEnd, context),
          }
        : null,
    wanted: others.find((other) => other.id === session.tierId) ?? null,
    others,
  }
}

type Tier = { id: TierId; name: string; price: string }

/** The plans that can be changed to now, with what each change costs. */
function otherPlans(
  { now }: Runtime,
  context: PlanContext,
  tiers: Tier[],
  held: { tier: Tier; subscription: PaidSubscription },
): (Tier & { term: string })[] {
  const { tier, subscription } = held
  const { status, currentPeriodEnd: end, cancelAtPeriodEnd } = subscription
  if (cancelAtPeriodEnd || (status !== 'active' && status !== 'trialing')) return []
  return tiers
    .filter(({ id, name }) => id !== tier.id && !reasonNotSold(name, tiersById[id], context))
    .map((other) => ({
      ...other,
      term:
        status === 'trialing'
          ? trialChangeTerm(other.price, end)
          : changeTerm({ from: tier.price, to: other.price, end, now: now() }),
    }))
}

async function ownSession(
  { database, settings }: Runtime,
  viewer: Viewer,
  id: string,
  kind: PracticeSession['kind'],
): Promise<PracticeSession | null> {
  if (settings.payments !== 'practice' || !isUuid(id)) return null
  const found = await findPracticeSession(database.query, viewer.accountId, id)
  return found?.kind === kind ? found : null
}
