import { randomUUID } from 'node:crypto'
import type { TierId } from '#domain/plans'
import type { Runtime } from '../../runtime.ts'
import { handlePaymentEvent } from '../handle-payment-event.ts'
import { periodEnd } from './practice.ts'
import {
  changePracticeSubscription,
  endSession,
  insertPracticeSubscription,
  listPracticeSubscriptions,
  type PracticeSession,
  type PracticeSubscription,
} from './practice-queries.ts'

export const portalActs = ['cancel', 'keep', 'change', 'miss', 'pay'] as const
export type PortalAct = (typeof portalActs)[number]

/** "Pays" on a practice page. False when the page had expired or was used. */
export async function payOnPractice(runtime: Runtime, session: PracticeSession): Promise<boolean> {
  const { id, userId, customerId, tierId } = session
  if (!tierId) return false
  const startedAt = session.firstPaymentAt ?? runtime.now()
  const isPaid = await runtime.database.query.transaction(async (transaction) => {
    if (!(await endSession(transaction, id, 'complete'))) return false
    await insertPracticeSubscription(transaction, { userId, customerId, tierId, startedAt })
    return true
  })
  if (isPaid)
    await sendEvents(runtime, customerId, ['checkout.session.completed', 'customer.subscription.created'])
  return isPaid
}

/** Does one act of the practice portal on the current subscription, if there is one. */
export async function actOnPractice(
  runtime: Runtime,
  { customerId }: PracticeSession,
  act: PortalAct,
  tierId: TierId | null,
): Promise<void> {
  const held = await currentPracticePlan(runtime, customerId)
  // No payment can be missing in the free trial.
  if (!held || (act === 'miss' && held.startedAt > runtime.now())) return
  await changePracticeSubscription(
    runtime.database.query,
    held.id,
    changeOf(held, act, tierId, runtime.now()),
  )
  const failed = act === 'miss' ? ['invoice.payment_failed'] : []
  await sendEvents(runtime, customerId, [...failed, 'customer.subscription.updated'])
}

/** The practice subscription that has not ended, or null. */
export async function currentPracticePlan(
  { database, now }: Runtime,
  customerId: string,
): Promise<PracticeSubscription | null> {
  const rows = await listPracticeSubscriptions(database.query, customerId)
  return rows.find(({ endsAt }) => !endsAt || endsAt > now()) ?? null
}

function changeOf(
  held: PracticeSubscription,
  act: PortalAct,
  tierId: TierId | null,
  now: Date,
): Partial<PracticeSubscription> {
  if (act === 'cancel') return { cancelAtPeriodEnd: true, endsAt: periodEnd(held.startedAt, now) }
  if (act === 'keep') return { cancelAtPeriodEnd: false, endsAt: null }
  if (act === 'miss') return { pastDueSince: now }
  if (act === 'pay') return { pastDueSince: null }
  return { tierId: tierId ?? held.tierId }
}

async function sendEvents(runtime: Runtime, customerId: string, types: string[]): Promise<void> {
  for (const type of types) {
    await handlePaymentEvent(runtime, 'practice', { id: `practice_event_${randomUUID()}`, type, customerId })
  }
}
