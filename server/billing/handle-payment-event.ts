import { insertJob } from '../jobs/queries.ts'
import type { Runtime } from '../runtime.ts'
import { insertPaymentEvent } from './customer-queries.ts'
import type { PaymentEvent, Payments } from './payments.ts'

/** Events that can change a plan or a purchase. All others are stored and have no effect. */
const relevantTypes =
  /^(customer\.deleted|customer\.subscription\.\w+|checkout\.session\.\w+|invoice\.(paid|payment_failed|payment_action_required|voided|marked_uncollectible))$/

/**
 * Stores an event and, in the same transaction, the job that syncs its customer. An event that was stored before has no
 * effect.
 */
export async function handlePaymentEvent(
  { database, now }: Runtime,
  provider: Payments['provider'],
  event: PaymentEvent,
): Promise<void> {
  const receivedAt = now()
  await database.query.transaction(async (transaction) => {
    const isNew = await insertPaymentEvent(transaction, { ...event, provider, receivedAt })
    if (!isNew || !event.customerId || !relevantTypes.test(event.type)) return
    await insertJob(transaction, {
      kind: 'billing-sync',
      payload: { provider, customerId: event.customerId, isGone: event.type === 'customer.deleted' },
      key: `${provider}:${event.id}`,
      runAt: receivedAt,
    })
  })
}
