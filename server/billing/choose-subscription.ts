import { type TierId, tierIds } from '#domain/plans'
import type { PaidSubscription } from './payments.ts'

/** From what gives most to what gives nothing. A word that we do not know gives nothing. */
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

/** Whether the payment service still holds a subscription open, so that a second one would be paid beside it. */
export function isLive(status: string): boolean {
  return live.has(status)
}

/** The subscription that a person has, of all that the service names: the best one, then the highest, then the newest. */
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
  const at = order.indexOf(status)
  return at === -1 ? order.length : at
}

function height(tierId: TierId | null): number {
  return tierId ? tierIds.indexOf(tierId) : -1
}
