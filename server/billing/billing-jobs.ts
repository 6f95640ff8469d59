import { z } from 'zod'
import type { Connection } from '../database/open-database.ts'
import { insertJob } from '../jobs/queries.ts'
import type { JobHandler } from '../jobs/run-jobs.ts'
import type { Runtime } from '../runtime.ts'
import { endConsents, findOpenCheckout } from './checkout-queries.ts'
import { isLive } from './choose-subscription.ts'
import { listCustomersOf, listUnsettled } from './customer-queries.ts'
import { openPayments } from './open-payments.ts'
import { idempotencyKey, type Payments } from './payments.ts'
import { forgetCustomer, syncCustomer } from './sync-customer.ts'

const provider = z.enum(['stripe', 'practice'])
const syncShape = z.strictObject({ provider, customerId: z.string(), isGone: z.boolean().default(false) })
const cancelShape = z.strictObject({
  provider,
  customerId: z.string(),
  checkoutId: z.string().nullable(),
})

const pageSize = 200

/** The job `billing-sync`: copies the state of one customer from the payment service. */
export const syncBilling: JobHandler = async (payload, runtime) => {
  const { provider, customerId, isGone } = syncShape.parse(payload)
  const payments = await paymentsOf(runtime, provider)
  if (!payments) return
  if (isGone) await forgetCustomer(runtime, payments, customerId)
  else await syncCustomer(runtime, payments, customerId)
}

/**
 * The job `billing-reconcile`: syncs every customer whose plan may have changed without an event reaching us. Each gets
 * a job of its own, so that one failure doesn't hold up the others.
 */
export const reconcileBilling: JobHandler = async (_, runtime) => {
  const payments = await openPayments(runtime)
  if (!payments) return
  const { provider } = payments
  const runAt = runtime.now()
  for (let after = ''; ; ) {
    const page = await listUnsettled(runtime.database, provider, { after, limit: pageSize })
    for (const { customerId } of page) {
      const key = `reconcile:${customerId}:${runAt.toISOString().slice(0, 10)}`
      const payload = { provider, customerId }
      await insertJob(runtime.database.query, { kind: 'billing-sync', payload, key, runAt })
    }
    const last = page.at(-1)
    if (!last || page.length < pageSize) return
    after = last.id
  }
}

/** The job `billing-cancel`: ends everything that a deleted account still has at the payment service. */
export const cancelBilling: JobHandler = async (payload, runtime) => {
  const { provider, customerId, checkoutId } = cancelShape.parse(payload)
  const payments = await paymentsOf(runtime, provider)
  if (payments) await endCustomer(payments, customerId, checkoutId)
}

/** Null when this installation no longer takes payments through `provider`. */
async function paymentsOf(runtime: Runtime, provider: Payments['provider']): Promise<Payments | null> {
  const payments = await openPayments(runtime)
  return payments?.provider === provider ? payments : null
}

/** Closes a customer's open payment page and ends every subscription immediately. Safe to repeat. */
async function endCustomer(payments: Payments, customerId: string, checkoutId: string | null): Promise<void> {
  if (checkoutId) {
    const key = idempotencyKey(customerId, 'close at deletion', checkoutId)
    await payments.closeCheckout({ id: checkoutId, key })
  }
  for (const { id, status } of (await payments.listSubscriptions(customerId)) ?? []) {
    if (!isLive(status) && status !== 'incomplete') continue
    const key = idempotencyKey(customerId, 'cancel at deletion', id)
    await payments.cancelNow({ subscriptionId: id, key })
  }
}

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
