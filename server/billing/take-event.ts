import { insertJob } from '../jobs/queries.ts'
import type { Runtime } from '../runtime.ts'
import { insertPaymentEvent } from './customer-queries.ts'
import type { PaymentEvent, Payments } from './payments.ts'

/** Events that can change a plan or a purchase. The others are written down and change nothing. */
const telling =
  /^(customer\.deleted|customer\.subscription\.\w+|checkout\.session\.\w+|invoice\.(paid|payment_failed|payment_action_required|voided|marked_uncollectible))$/

/**
 * Writes an event down and, in the same transaction, the job that looks at what it was about. A copy of an event
 * that is known already does nothing.
 */
export async function takeEvent(
  { database, now }: Runtime,
  provider: Payments['provider'],
  event: PaymentEvent,
): Promise<void> {
  const receivedAt = now()
  await database.query.transaction(async (transaction) => {
    const isNew = await insertPaymentEvent(transaction, { ...event, provider, receivedAt })
    if (!isNew || !event.customerId || !telling.test(event.type)) return
    await insertJob(transaction, {
      kind: 'billing-sync',
      payload: { provider, customerId: event.customerId, isGone: event.type === 'customer.deleted' },
      key: `${provider}:${event.id}`,
      runAt: receivedAt,
    })
  })
}
