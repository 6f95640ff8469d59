import { limits } from './limits.ts'

/** Everything about a plan. Plans are in order of price: a change to a later one is an upgrade. */
type Plan = {
  name: string
  description: string
  /** Dollars a month. */
  price: string
  /** The setting that holds its price at Stripe. */
  priceSetting: `STRIPE_PRICE_${string}`
  modelAnswersPerDay: number
  /** Most tokens of a model's answer. */
  outputTokens: { analysis: number; followUp: number }
  /** Most characters of a passage. */
  passage: number
  /** Most child profiles. A plan with more than one is sold to accounts of adults alone. */
  childProfiles: number
}

/** The plans that can be bought. */
export const plans = {
  basic: {
    name: 'Basic',
    description: 'For one reader who studies a few texts a week.',
    price: '5.00',
    priceSetting: 'STRIPE_PRICE_BASIC',
    modelAnswersPerDay: 10,
    outputTokens: { analysis: 1_600, followUp: 900 },
    passage: limits.passage.account,
    childProfiles: 1,
  },
  pro: {
    name: 'Pro',
    description: 'For one reader who studies long texts.',
    price: '10.00',
    priceSetting: 'STRIPE_PRICE_PRO',
    modelAnswersPerDay: 50,
    outputTokens: { analysis: 2_400, followUp: 1_400 },
    passage: limits.passage.pro,
    childProfiles: 1,
  },
  team: {
    name: 'Team',
    description: 'For a family, or for an adult who reads with a few children.',
    price: '20.00',
    priceSetting: 'STRIPE_PRICE_TEAM',
    modelAnswersPerDay: 50,
    outputTokens: { analysis: 2_400, followUp: 1_400 },
    passage: limits.passage.pro,
    childProfiles: 6,
  },
} as const satisfies Record<string, Plan>

export type Tier = keyof typeof plans
export const tiers = Object.keys(plans) as Tier[]

/** The most child profiles of any plan. */
export const mostChildProfiles = Math.max(...tiers.map((tier) => plans[tier].childProfiles))

/** Whether a plan has more child profiles than is free, each with AI answers of its own. */
export function isForFamilies(tier: Tier): boolean {
  return plans[tier].childProfiles > plans.basic.childProfiles
}

/** The id that a request names a plan with. */
export type TierId = `price_${Tier}`
export const tierIds = tiers.map((tier): TierId => `price_${tier}`)
export const tiersById = Object.fromEntries(tiers.map((tier) => [`price_${tier}`, tier])) as Record<
  TierId,
  Tier
>

/** Our copy of the payment service's subscription, or the substitute of an account that never bought anything. */
export type Subscription = {
  /** trialing, active, past_due, canceled, unpaid, incomplete, incomplete_expired, paused; fallback without a row. */
  status: string
  currentPeriodEnd: Date
  /** A `TierId`, or an older id. */
  subscriptionTierId: string | null
  /** The tier's name in the database; absent when it could not be read. */
  tierName?: string | null
  /** Since when a payment is missing. */
  pastDueSince?: Date | null
}

/** What a person may use right now, and why. What needs no plan is left out. */
export type Entitlement = {
  source: 'subscription' | 'owner' | 'trial' | 'trial_over' | 'unknown'
  tier: Tier
  /** The plan's name on screen. Of an unknown plan: the last one that was known, or null. */
  label: string | null
  /** Whole days until the period or trial ends, rounded up, never below 0. */
  daysRemaining: number
  modelAnswersPerDay: number
  passage: number
}

const day = 86_400_000
export const trialDays = 7
/** How long a plan continues when a payment is missing. */
export const graceDays = 7
/** A renewal is reported to us within this time, or we ask the payment service. */
const renewalTime = day
const ownerDays = 30
/** 48 hours, and the time for which a payment page stays open. */
const nearestPayment = 50 * 3_600_000

/** Days until `end`, rounded up, never below 0. */
export function daysUntil(end: Date, now: Date): number {
  return Math.max(0, Math.ceil((end.getTime() - now.getTime()) / day))
}

/**
 * The day of the first payment for a plan that is bought at `now`: when the free trial ends, or null for today. The
 * payment service takes no day that is nearer than 48 hours, so a purchase in the trial's last 2 days is free for 50.
 */
export function firstPaymentAt(signedUpAt: Date, now: Date): Date | null {
  const trialEnd = fallbackSubscription(signedUpAt).currentPeriodEnd
  if (trialEnd <= now) return null
  return new Date(Math.max(trialEnd.getTime(), now.getTime() + nearestPayment))
}

/** An account without a subscription row has Basic for 7 days from sign-up: the free trial. */
export function fallbackSubscription(signedUpAt: Date): Subscription {
  return {
    status: 'fallback',
    subscriptionTierId: 'price_basic',
    currentPeriodEnd: new Date(signedUpAt.getTime() + trialDays * day),
  }
}

/** The one rule that turns subscription and time into rights. An unreadable plan is `unknown` and grants nothing. */
export function entitlementOf(input: {
  subscription: Subscription | null | 'unknown'
  /** Name of the plan that was last read, shown when the plan is unreadable. */
  lastLabel?: string | null
  isOwner: boolean
  signedUpAt: Date
  now: Date
}): Entitlement {
  const { subscription, lastLabel = null, isOwner, signedUpAt, now } = input
  if (subscription === 'unknown') return { ...grant('unknown', 'basic', 0, 0), label: lastLabel }
  if (isOwner) return { ...grant('owner', 'pro', ownerDays), label: planLabel(null, true) }
  const end = subscription && paidUntil(subscription)
  if (subscription && end && end > now) {
    const days = daysUntil(shownEnd(subscription, end), now)
    return { ...grant('subscription', tierOf(subscription), days), label: planLabel(subscription) }
  }
  // Active, but its renewal was never reported: whether it continues is unknown.
  if (subscription && isRunning(subscription)) {
    return { ...grant('unknown', 'basic', 0, 0), label: planLabel(subscription) }
  }
  const daysLeft = daysUntil(fallbackSubscription(signedUpAt).currentPeriodEnd, now)
  return daysLeft > 0 ? grant('trial', 'basic', daysLeft) : grant('trial_over', 'basic', 0, 0)
}

function grant(
  source: Entitlement['source'],
  tier: Tier,
  daysRemaining: number,
  answers?: number,
): Entitlement {
  const { modelAnswersPerDay, passage } = plans[tier]
  return {
    source,
    tier,
    label: 'Basic',
    daysRemaining,
    passage,
    modelAnswersPerDay: answers ?? modelAnswersPerDay,
  }
}

function isRunning({ status }: Subscription): boolean {
  return status === 'active' || status === 'trialing'
}

/** When the rights of a subscription end: past due keeps them for 7 days; what is neither active nor past due has none. */
function paidUntil(subscription: Subscription): Date | null {
  const { status, currentPeriodEnd, pastDueSince } = subscription
  if (isRunning(subscription)) return new Date(currentPeriodEnd.getTime() + renewalTime)
  if (status !== 'past_due' || !pastDueSince) return null
  return new Date(pastDueSince.getTime() + graceDays * day)
}

function shownEnd(subscription: Subscription, end: Date): Date {
  return isRunning(subscription) ? subscription.currentPeriodEnd : end
}

/** Earlier names. */
const renamed: Record<string, string> = { Premium: 'Team', Intermediate: 'Pro' }

function tierById(id: string | null): Tier | undefined {
  return tiersById[id as TierId]
}

/** The plan's name on screen: an owner has Pro, nobody without a subscription has more than Basic. */
export function planLabel(
  subscription: Pick<Subscription, 'tierName' | 'subscriptionTierId'> | null,
  isOwner = false,
): string {
  if (isOwner) return plans.pro.name
  if (!subscription) return plans.basic.name
  const { tierName, subscriptionTierId } = subscription
  return tierName ? (renamed[tierName] ?? tierName) : plans[tierById(subscriptionTierId) ?? 'basic'].name
}

/** What a subscription gives: by its id, and by its name where the id is an older one. */
function tierOf(subscription: Subscription): Tier {
  const known = tierById(subscription.subscriptionTierId)
  if (known) return known
  const label = planLabel(subscription)
  return tiers.find((tier) => plans[tier].name === label) ?? 'basic'
}

/** The footer's sentence for this person; `upgrade` says whether "Upgrade now" follows it. */
export function footerMessage(entitlement: Entitlement | null): { sentence: string; upgrade: boolean } {
  if (!entitlement) {
    return { sentence: 'Start your free 7-day trial today, no credit card required!', upgrade: true }
  }
  const { source, label, daysRemaining } = entitlement
  if (source === 'subscription' || source === 'owner') {
    return { sentence: 'Thank you for your subscription!', upgrade: false }
  }
  if (source === 'unknown') {
    const known = label ? ` The last one we know of is ${label}.` : ''
    return { sentence: `We could not check your plan right now.${known}`, upgrade: false }
  }
  if (source === 'trial_over') return { sentence: 'Your free trial has ended.', upgrade: true }
  return {
    sentence: `Free trial: ${daysRemaining} ${daysRemaining === 1 ? 'day' : 'days'} remaining.`,
    upgrade: true,
  }
}
