import { insertJob } from '../jobs/queries.ts'
import type { Runtime } from '../runtime.ts'
import { endConsents, findOpenCheckout } from './checkout-queries.ts'
import { listCustomersOf } from './customer-queries.ts'
import type { Connection } from './queries.ts'

/**
 * Nobody pays for an account that is gone: orders, in the transaction that deletes the account, that its payment page
 * is closed and its subscription ended. The order names the payment service's customer, not the person.
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
