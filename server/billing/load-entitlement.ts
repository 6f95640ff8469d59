import { type Entitlement, entitlementOf, type Subscription } from '#domain/plans'
import type { Viewer } from '../accounts/accounts.ts'
import type { Runtime } from '../runtime.ts'
import { readSubscription } from './queries.ts'

/** What this person may use now. A plan that can't be read grants nothing and is said to be unknown. */
export async function loadEntitlement(runtime: Runtime, viewer: Viewer): Promise<Entitlement> {
  const { database, settings, log, now } = runtime
  let subscription: Subscription | null | 'unknown'
  try {
    subscription = await readSubscription(database, viewer.accountId)
  } catch (error) {
    log.error('plan_unreadable', error)
    subscription = 'unknown'
  }
  // An owner's address must be proven; until mail can do that, an account's own e-mail must be marked verified.
  const isOwner = viewer.isEmailVerified && settings.OWNER_EMAILS.includes(viewer.email)
  return entitlementOf({ subscription, isOwner, signedUpAt: viewer.createdAt, now: now() })
}
