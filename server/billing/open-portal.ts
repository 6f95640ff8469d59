import { randomUUID } from 'node:crypto'
import { TonewiseError } from '#domain/errors'
import type { Runtime } from '../runtime.ts'
import { isLive } from './choose-subscription.ts'
import { idempotencyKey, type NewPortal, type Payments } from './payments.ts'
import { findSubscription } from './queries.ts'
import { syncCustomer } from './sync-customer.ts'

/** Opens the payment service's page for the current plan, which leads back to the tab Billing. */
export function openPortal(
  { settings }: Runtime,
  payments: Payments,
  request: Pick<NewPortal, 'userId' | 'customerId' | 'action'>,
): Promise<string> {
  const key = idempotencyKey(request.userId, `portal ${request.action.kind}`, randomUUID())
  return payments.openPortal({ ...request, returnUrl: `${settings.appUrl}/account?portal#billing`, key })
}

/** Where a person returns to after their plan was changed and synced. */
export function billingAddress({ settings }: Runtime): string {
  return `${settings.appUrl}/account?portal=checked#billing`
}

/** Reverses the cancellation of an account's plan. Throws no_subscription when none is cancelled. */
export async function resumePlan(runtime: Runtime, payments: Payments, userId: string): Promise<string> {
  const held = await findSubscription(runtime.database.query, userId, payments.provider)
  const { stripeCustomerId: customerId, stripeSubscriptionId: subscriptionId } = held ?? {}
  if (!held?.cancelAtPeriodEnd || !customerId || !subscriptionId || !isLive(held.status)) {
    throw new TonewiseError('no_subscription')
  }
  const key = idempotencyKey(userId, 'keep', randomUUID())
  await payments.resume({ subscriptionId, tierId: null, key })
  await syncCustomer(runtime, payments, customerId)
  return billingAddress(runtime)
}

/** The page on which an account manages or cancels its plan. Throws no_subscription when it has none. */
export async function openOwnPortal(
  runtime: Runtime,
  payments: Payments,
  userId: string,
  intent: 'manage' | 'cancel',
): Promise<string> {
  const held = await findSubscription(runtime.database.query, userId, payments.provider)
  const subscriptionId = held?.stripeSubscriptionId
  if (!held?.stripeCustomerId || !subscriptionId || !isLive(held.status)) {
    throw new TonewiseError('no_subscription')
  }
  const canCancel = intent === 'cancel' && !held.cancelAtPeriodEnd
  const action = canCancel ? ({ kind: 'cancel', subscriptionId } as const) : ({ kind: 'manage' } as const)
  return openPortal(runtime, payments, { userId, customerId: held.stripeCustomerId, action })
}
