import { randomUUID } from 'node:crypto'
import { addMonths } from '#domain/add-months'
import { graceDays, type TierId } from '#domain/plans'
import type { Runtime } from '../../runtime.ts'
import type { CheckoutState, PaidSubscription, Payments } from '../payments.ts'
import {
  changePracticeSubscription,
  endSession,
  findSessionById,
  insertSession,
  listPracticeSubscriptions,
  type PracticeSession,
  type PracticeSubscription,
} from './practice-queries.ts'

const day = 86_400_000
const portalOpen = 60 * 60_000
/** A practice plan ends for good this many days after a missed payment. */
const canceledAfter = 21

/**
 * Payments in which no money moves: our own pages and records instead of a payment company's, and the same events. A
 * plan behaves the same as one that was really paid.
 */
export function practicePayments(runtime: Runtime): Payments {
  const { settings, now } = runtime
  const { query } = runtime.database

  function open(session: Omit<Parameters<typeof insertSession>[1], 'id'>) {
    return insertSession(query, { id: randomUUID(), ...session })
  }

  return {
    provider: 'practice',
    createCustomer: async ({ key }) => `practice_${key.slice(0, 24)}`,
    changeEmail: async () => {},
    async openCheckout({ userId, customerId, tierId, expiresAt, returnUrl, cancelUrl, key, firstPayment }) {
      const page = { customerId, tierId, firstPaymentAt: firstPayment, expiresAt, returnUrl, cancelUrl, key }
      const { id } = await open({ userId, kind: 'checkout', ...page })
      return { id, url: `${settings.appUrl}/practice/checkout/${id}` }
    },
    async readCheckout(id) {
      return stateOf(await findSessionById(query, id), now())
    },
    async closeCheckout({ id }) {
      await endSession(query, id, 'expired')
      return stateOf(await findSessionById(query, id), now())
    },
    async openPortal({ userId, customerId, returnUrl, key, action }) {
      const expiresAt = new Date(now().getTime() + portalOpen)
      const tierId = action.kind === 'change' ? action.tierId : null
      const page = { customerId, tierId, expiresAt, returnUrl, cancelUrl: returnUrl, key }
      const { id } = await open({ userId, kind: 'portal', action: action.kind, ...page })
      return `${settings.appUrl}/practice/portal/${id}`
    },
    async resume({ subscriptionId, tierId }) {
      const change = { cancelAtPeriodEnd: false, endsAt: null, ...(tierId ? { tierId } : {}) }
      await changePracticeSubscription(query, subscriptionId, change)
    },
    async listSubscriptions(customerId) {
      const rows = await listPracticeSubscriptions(query, customerId)
      return rows.map((row) => paidSubscriptionOf(row, now()))
    },
    async cancelNow({ subscriptionId }) {
      await changePracticeSubscription(query, subscriptionId, { endsAt: now() })
    },
  }
}

/** The state of a page now. An open one expires with its time. */
export function stateOf(session: PracticeSession | null, now: Date): CheckoutState {
  if (!session) return 'expired'
  return session.state === 'open' && session.expiresAt <= now ? 'expired' : session.state
}

/** A practice subscription as a payment company would report it at this moment. */
export function paidSubscriptionOf(row: PracticeSubscription, now: Date): PaidSubscription {
  const { id, startedAt, cancelAtPeriodEnd, pastDueSince, endsAt } = row
  const base = { id, tierId: row.tierId as TierId, startedAt, cancelAtPeriodEnd }
  if (endsAt && endsAt <= now) {
    return { ...base, status: 'canceled', currentPeriodEnd: endsAt, pastDueSince: null }
  }
  const running = startedAt > now ? 'trialing' : 'active'
  const status = pastDueSince ? missingStatus(pastDueSince, now) : running
  return {
    ...base,
    status,
    currentPeriodEnd: endsAt ?? periodEnd(startedAt, now),
    pastDueSince: status === 'past_due' ? pastDueSince : null,
  }
}

function missingStatus(since: Date, now: Date): string {
  const days = (now.getTime() - since.getTime()) / day
  if (days < graceDays) return 'past_due'
  return days < canceledAfter ? 'unpaid' : 'canceled'
}

/** The end of the current month, counted from the first day; or of the free trial, if the first day is still to come. */
export function periodEnd(startedAt: Date, now: Date): Date {
  let months = 0
  while (addMonths(startedAt, months) <= now) months += 1
  return addMonths(startedAt, months)
}
