import { formatDay } from '#domain/format-day'
import { type PlanPlace, whyNotSold } from '#domain/plan-additions'
import { type TierId, tiersById } from '#domain/plans'
import type { PracticeCheckoutView, PracticePortalView } from '#domain/practice-view'
import { changeTerm, priceTerm, trialChangeTerm } from '#domain/purchase-terms'
import { isUuid } from '../http/is-uuid.ts'
import type { Runtime } from '../runtime.ts'
import type { Viewer } from '../viewer.ts'
import { cancelTermsOf } from './load-billing.ts'
import type { PaidSubscription } from './payments.ts'
import { planPlace } from './plan-place.ts'
import { practiceTruth, stateOf } from './practice.ts'
import { heldPractice } from './practice-acts.ts'
import { findPracticeSession, type PracticeSession } from './practice-queries.ts'
import { listTiers } from './queries.ts'

/** The practice checkout of this person, or null: another's, unknown, or payments are not for practice here. */
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
  const row = await heldPractice(runtime, session.customerId)
  const tier = tiers.find((tier) => tier.id === row?.tierId)
  const truth = row && practiceTruth(row, runtime.now())
  const place = planPlace(runtime, viewer)
  const others = truth && tier ? otherPlans(runtime, place, tiers, { tier, truth }) : []
  return {
    id,
    isOpen: stateOf(session, runtime.now()) === 'open',
    returnUrl: session.returnUrl,
    action: session.action ?? 'manage',
    held:
      row && truth && tier
        ? {
            tierId: tier.id,
            name: tier.name,
            price: tier.price,
            end: formatDay(truth.currentPeriodEnd),
            isCancelled: truth.cancelAtPeriodEnd,
            isUnpaid: truth.status === 'past_due' || truth.status === 'unpaid',
            isInTrial: truth.status === 'trialing',
            cancel: cancelTermsOf(tier, truth.currentPeriodEnd, place),
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
  place: PlanPlace,
  tiers: Tier[],
  held: { tier: Tier; truth: PaidSubscription },
): (Tier & { term: string })[] {
  const { tier, truth } = held
  const { status, currentPeriodEnd: end, cancelAtPeriodEnd } = truth
  if (cancelAtPeriodEnd || (status !== 'active' && status !== 'trialing')) return []
  return tiers
    .filter(({ id, name }) => id !== tier.id && !whyNotSold(name, tiersById[id], place))
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
