import { insertJob } from '../jobs/queries.ts'
import type { Runtime } from '../runtime.ts'
import { endConsents, findOpenCheckout } from './checkout-queries.ts'
import { listCustomersOf } from './customer-queries.ts'
import type { Connection } from './queries.ts'

/**
 * Queues, in the transaction that deletes an account, the job that closes its payment page and ends its subscription, so
 * that nobody pays for a deleted account. The job names the payment service's customer, not the person.
 */
export async function cancelAtDeletion(
  connection: Connection,
  { now }: Runtime,
  accountId: string,
): Promise<void> {
  await endConsents(connection, accountId, now())
  for (const { provider, customerId } of await listCustomersOf(connection, accountId)) {
    const checkout = await findOpenCheckout(connection, accountId, provider)
    await insertJob(connection, {
      kind: 'billing-cancel',
      payload: { provider, customerId, checkoutId: checkout?.sessionId ?? null },
      key: `billing-cancel:${customerId}`,
      runAt: now(),
    })
  }
}
