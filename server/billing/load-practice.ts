import { formatDay } from '#domain/format-day'
import type { PracticeCheckoutView, PracticePortalView } from '#domain/practice-view'
import type { Viewer } from '../accounts/accounts.ts'
import { isUuid } from '../http/is-uuid.ts'
import type { Runtime } from '../runtime.ts'
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
  const state = stateOf(session, runtime.now())
  return {
    id,
    plan: tiers.find((tier) => tier.id === session.tierId) ?? null,
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
            isUnpaid: truth.status !== 'active',
          }
        : null,
    wanted: tiers.find((other) => other.id === session.tierId) ?? null,
    others: tiers.filter((other) => other.id !== row?.tierId),
  }
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
