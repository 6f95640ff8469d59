import { type Entitlement, entitlementOf, isForFamilies, type Subscription } from '#domain/plans'
import { hasModel } from '../env.ts'
import type { Runtime } from '../runtime.ts'
import type { Viewer } from '../viewer.ts'
import { countModelAnswers, readSubscription, readSubscriptionAlone } from './queries.ts'

/**
 * What this person may use now. What applies first counts: an address of OWNER_EMAILS, the subscription with its tier,
 * the subscription alone, the free trial. A plan that can't be read grants nothing and is reported as unknown, under
 * the name that was last read.
 */
export async function loadEntitlement(runtime: Runtime, viewer: Viewer): Promise<Entitlement> {
  const { settings, now } = runtime
  const subscription = await read(runtime, viewer.accountId)
  // The address must be verified, since anybody can type an owner's.
  const isOwner = viewer.isEmailVerified && settings.OWNER_EMAILS.includes(viewer.email)
  const labels = labelsOf(runtime.database)
  const lastLabel = labels.get(viewer.accountId) ?? null
  const person = { isOwner, signedUpAt: viewer.createdAt, now: now() }
  const entitlement = entitlementOf({ subscription, lastLabel, ...person })
  if (entitlement.source !== 'unknown') cacheLabel(labels, viewer.accountId, entitlement.label)
  return entitlement
}

async function read(runtime: Runtime, accountId: string): Promise<Subscription | null | 'unknown'> {
  const { database, log, settings } = runtime
  try {
    const row = await readSubscription(database, accountId).catch((error: unknown) => {
      log.error('tier_unreadable', error)
      return readSubscriptionAlone(database, accountId)
    })
    // A practice plan grants nothing where payments are real.
    const isValid = row && (row.provider === 'stripe' || settings.payments === 'practice')
    return isValid ? row : null
  } catch (error) {
    log.error('plan_unreadable', error)
    return 'unknown'
  }
}

/** The plan name that this process last read for an account: only shown, never a reason to grant anything. */
const cachedLabels = new WeakMap<object, Map<string, string>>()
const maxLabels = 5_000

function labelsOf(database: object): Map<string, string> {
  const labels = cachedLabels.get(database) ?? new Map<string, string>()
  cachedLabels.set(database, labels)
  return labels
}

function cacheLabel(labels: Map<string, string>, accountId: string, label: string | null): void {
  labels.delete(accountId)
  if (label) labels.set(accountId, label)
  const oldest = labels.keys().next().value
  if (labels.size > maxLabels && oldest !== undefined) labels.delete(oldest)
}

/** Whose daily count an AI answer adds to. With a family plan each profile has its own; otherwise all share the account's. */
export function countedSubject(viewer: Viewer, { tier }: Pick<Entitlement, 'tier'>): string {
  return isForFamilies(tier) ? viewer.userId : viewer.accountId
}

/** How many AI answers were used today; null when the plan has none or the number can't be read. */
export async function answersUsed(
  runtime: Runtime,
  viewer: Viewer,
  entitlement: Entitlement,
): Promise<number | null> {
  const { database, settings, log, now } = runtime
  if (!hasModel(settings) || entitlement.modelAnswersPerDay === 0) return null
  try {
    const day = now().toISOString().slice(0, 10)
    return await countModelAnswers(database, countedSubject(viewer, entitlement), day)
  } catch (error) {
    log.error('model_answers_unreadable', error)
    return null
  }
}
