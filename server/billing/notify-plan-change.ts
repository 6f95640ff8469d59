import { formatDollars } from '#domain/dollars'
import { formatDay } from '#domain/format-day'
import { graceDays, planLabel } from '#domain/plans'
import { alwaysFree } from '#domain/purchase-terms'
import { days, retention } from '#domain/retention'
import { queueMail } from '../mail/queue-mail.ts'
import type { Runtime } from '../runtime.ts'
import { isLive } from './choose-subscription.ts'
import type { PaidSubscription } from './payments.ts'
import { type Connection, listTiers, type SubscriptionRow } from './queries.ts'

type Change = { email: string | null; before: SubscriptionRow | null; after: PaidSubscription | null }

/** Queues a mail when a plan began, changed, was cancelled or resumed, or when a payment is missing. */
export async function notifyPlanChange(
  connection: Connection,
  runtime: Runtime,
  { email, before, after }: Change,
): Promise<void> {
  const template = after && templateOf(before, after)
  if (!template || !email) return
  const tiers = await listTiers(connection)
  const tier = tiers.find(({ id }) => id === after.tierId)
  const end = after.pastDueSince
    ? new Date(after.pastDueSince.getTime() + graceDays * 86_400_000)
    : after.currentPeriodEnd
  await queueMail(connection, runtime, {
    template,
    to: email,
    values: {
      plan: planLabel({ tierName: tier?.name ?? null, subscriptionTierId: after.tierId }),
      before: tiers.find(({ id }) => id === before?.subscriptionTierId)?.name ?? 'another plan',
      kept: alwaysFree()
        .map((line) => `- ${line}`)
        .join('\n'),
      unused: days(retention.lapsedChild),
      price: formatDollars(tier?.price ?? '0'),
      day: formatDay(end),
      billing: `${runtime.settings.appUrl}/account#billing`,
    },
  })
}

function templateOf(before: SubscriptionRow | null, after: PaidSubscription): string | null {
  if (!isLive(after.status)) return null
  const isSame = before?.stripeSubscriptionId === after.id && isLive(before.status)
  if (!isSame && after.status === 'trialing') return 'plan-started-in-trial'
  if (!isSame) return after.status === 'active' ? 'plan-started' : null
  if (after.status === 'past_due' && before.status !== 'past_due') return 'plan-unpaid'
  if (after.cancelAtPeriodEnd !== before.cancelAtPeriodEnd) {
    return after.cancelAtPeriodEnd ? 'plan-cancelled' : 'plan-kept'
  }
  return after.tierId && after.tierId !== before.subscriptionTierId ? 'plan-changed' : null
}
