import { limits } from './limits.ts'

export type Tier = 'basic' | 'pro' | 'team'
export type Subscription = {
  status: string
  currentPeriodEnd: Date
  /** price_basic, price_pro or price_team, or an older id. */
  subscriptionTierId: string | null
}

/** What a person may use right now, and why. Everything that is never behind a plan is not in here. */
export type Entitlement = {
  source: 'subscription' | 'owner' | 'trial' | 'trial_over' | 'unknown'
  tier: Tier
  /** Whole days until the period or trial ends, rounded up, never below 0. */
  daysRemaining: number
  modelAnswersPerDay: number
  passage: number
}

const day = 86_400_000
export const trialDays = 7
const graceDays = 7

const plans: Record<Tier, { modelAnswersPerDay: number; passage: number }> = {
  basic: { modelAnswersPerDay: 10, passage: limits.passage.account },
  pro: { modelAnswersPerDay: 50, passage: limits.passage.pro },
  team: { modelAnswersPerDay: 50, passage: limits.passage.pro },
}

/** Days until `end`, rounded up, never below 0. */
export function daysUntil(end: Date, now: Date): number {
  return Math.max(0, Math.ceil((end.getTime() - now.getTime()) / day))
}

/** The one rule from subscription and clock to rights. An unreadable plan is `unknown`: it grants nothing. */
export function entitlementOf(input: {
  subscription: Subscription | null | 'unknown'
  isOwner: boolean
  signedUpAt: Date
  now: Date
}): Entitlement {
  const { subscription, isOwner, signedUpAt, now } = input
  if (subscription === 'unknown') return grant('unknown', 'basic', 0, 0)
  if (isOwner) return grant('owner', 'pro', 30)
  if (subscription && isPaid(subscription, now)) {
    return grant(
      'subscription',
      tierOf(subscription.subscriptionTierId),
      daysUntil(subscription.currentPeriodEnd, now),
    )
  }
  const daysLeft = daysUntil(new Date(signedUpAt.getTime() + trialDays * day), now)
  return daysLeft > 0 ? grant('trial', 'basic', daysLeft) : grant('trial_over', 'basic', 0, 0)
}

function grant(
  source: Entitlement['source'],
  tier: Tier,
  daysRemaining: number,
  answers?: number,
): Entitlement {
  const plan = plans[tier]
  return { source, tier, daysRemaining, ...plan, modelAnswersPerDay: answers ?? plan.modelAnswersPerDay }
}

/** Active or trialing counts; past due keeps the plan for 7 more days; everything else does not. */
function isPaid({ status, currentPeriodEnd }: Subscription, now: Date): boolean {
  if (status === 'active' || status === 'trialing') return currentPeriodEnd.getTime() + day > now.getTime()
  return status === 'past_due' && currentPeriodEnd.getTime() + graceDays * day > now.getTime()
}

function tierOf(id: string | null): Tier {
  if (id === 'price_pro') return 'pro'
  return id === 'price_team' ? 'team' : 'basic'
}

/** The footer's sentence for this person; `upgrade` says whether "Upgrade now" follows it. */
export function footerMessage(entitlement: Entitlement | null): { sentence: string; upgrade: boolean } {
  if (!entitlement) {
    return { sentence: 'Start your free 7-day trial today, no credit card required!', upgrade: true }
  }
  const { source, daysRemaining } = entitlement
  if (source === 'subscription' || source === 'owner') {
    return { sentence: 'Thank you for your subscription!', upgrade: false }
  }
  if (source === 'unknown') return { sentence: 'We could not check your plan right now.', upgrade: false }
  if (source === 'trial_over') return { sentence: 'Your free trial has ended.', upgrade: true }
  return {
    sentence: `Free trial: ${daysRemaining} ${daysRemaining === 1 ? 'day' : 'days'} remaining.`,
    upgrade: true,
  }
}
