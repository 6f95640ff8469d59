import { isLive } from './choose-subscription.ts'
import { idempotencyKey } from './idempotency-key.ts'
import type { Payments } from './payments.ts'

/** Closes a customer's open payment page and ends every subscription immediately. Safe to repeat. */
export async function endCustomer(
  payments: Payments,
  customerId: string,
  checkoutId: string | null,
): Promise<void> {
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
