import { type Entitlement, entitlementOf, type Subscription } from '#domain/plans'
import type { Runtime } from '../runtime.ts'
import type { Viewer } from '../viewer.ts'
import { readSubscription, readSubscriptionAlone } from './queries.ts'

/**
 * What this person may use now: an owner's address first, then the subscription with its tier, then the subscription
 * alone, then the free trial of an account without one. A plan that can't be read grants nothing and is said to be
 * unknown, with the name that was read last.
 */
export async function loadEntitlement(runtime: Runtime, viewer: Viewer): Promise<Entitlement> {
  const { settings, now } = runtime
  const subscription = await read(runtime, viewer.accountId)
  // An owner's address must be proven: anybody can type one.
  const isOwner = viewer.isEmailVerified && settings.OWNER_EMAILS.includes(viewer.email)
  const labels = labelsOf(runtime.database)
  const lastLabel = labels.get(viewer.accountId) ?? null
  const person = { isOwner, signedUpAt: viewer.createdAt, now: now() }
  const entitlement = entitlementOf({ subscription, lastLabel, ...person })
  if (entitlement.source !== 'unknown') rememberLabel(labels, viewer.accountId, entitlement.label)
  return entitlement
}

async function read(runtime: Runtime, accountId: string): Promise<Subscription | null | 'unknown'> {
  const { database, log, settings } = runtime
  try {
    const row = await readSubscription(database, accountId).catch((error: unknown) => {
      log.error('tier_unreadable', error)
      return readSubscriptionAlone(database, accountId)
    })
    // A plan of the practice pages is worth nothing where payments are real.
    const isHere = row && (row.provider === 'stripe' || settings.payments === 'practice')
    return isHere ? row : null
  } catch (error) {
    log.error('plan_unreadable', error)
    return 'unknown'
  }
}

/** Names of plans that this process read last, shown and never granted from. */
const known = new WeakMap<object, Map<string, string>>()
const mostKnown = 5_000

function labelsOf(database: object): Map<string, string> {
  const labels = known.get(database) ?? new Map<string, string>()
  known.set(database, labels)
  return labels
}

function rememberLabel(labels: Map<string, string>, accountId: string, label: string | null): void {
  labels.delete(accountId)
  if (label) labels.set(accountId, label)
  const oldest = labels.keys().next().value
  if (labels.size > mostKnown && oldest !== undefined) labels.delete(oldest)
}
