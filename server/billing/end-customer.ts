import { isLive } from './choose-subscription.ts'
import { idempotencyKey } from './idempotency-key.ts'
import type { Payments } from './payments.ts'

/** Closes an open payment page of a customer and ends each subscription at once. Safe to do again. */
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
