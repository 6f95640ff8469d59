import { type TierId, tierIds } from '#domain/plans'
import type { PaidSubscription } from './payments.ts'

/** From the status that grants most to the one that grants nothing. An unknown status grants nothing. */
const order = [
  'active',
  'trialing',
  'past_due',
  'unpaid',
  'paused',
  'incomplete',
  'canceled',
  'incomplete_expired',
]
const live = new Set(['active', 'trialing', 'past_due', 'unpaid', 'paused'])

/** Whether a subscription is still open at the payment service, so that a second one would be paid as well. */
export function isLive(status: string): boolean {
  return live.has(status)
}

/** The subscription that counts, of all that a person has: the best status, then the highest tier, then the newest. */
export function chooseSubscription(all: PaidSubscription[]): PaidSubscription | null {
  return (
    all.toSorted(
      (one, other) =>
        rank(one.status) - rank(other.status) ||
        height(other.tierId) - height(one.tierId) ||
        other.startedAt.getTime() - one.startedAt.getTime() ||
        one.id.localeCompare(other.id),
    )[0] ?? null
  )
}

function rank(status: string): number {
  const index = order.indexOf(status)
  return index === -1 ? order.length : index
}

function height(tierId: TierId | null): number {
  return tierId ? tierIds.indexOf(tierId) : -1
}
