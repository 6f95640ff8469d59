import { childProfilesOf } from '#domain/family'
import { mostChildProfiles } from '#domain/plans'
import { retention } from '#domain/retention'
import { loadEntitlement } from '../../billing/load-entitlement.ts'
import type { Runtime } from '../../runtime.ts'
import type { Viewer } from '../../viewer.ts'
import { countConversations, listChildren, listNotices } from './queries.ts'

/** The child profiles for the tab Profile; null for an account that can have none. */
export async function loadFamily(runtime: Runtime, viewer: Viewer) {
  if (viewer.ageBand !== 'adult') return null
  const { query } = runtime.database
  const [children, counts, notices, entitlement] = await Promise.all([
    listChildren(query, viewer.accountId),
    countConversations(query, viewer.accountId),
    listNotices(query, viewer.accountId),
    loadEntitlement(runtime, viewer),
  ])
  return {
    children: children.map((child) => ({
      ...child,
      conversations: counts.get(child.id) ?? 0,
      goesOn: deletionDay(
        notices.filter(({ userId }) => userId === child.id).map(({ notifiedAt }) => notifiedAt),
      ),
    })),
    allowed: childProfilesOf(entitlement, runtime.settings.payments !== 'none'),
    most: mostChildProfiles,
  }
}

/** The day on which the notice period ends, in words; of two notices, the earlier one's. Null without a notice. */
function deletionDay(notified: Date[]): string | null {
  if (notified.length === 0) return null
  const first = Math.min(...notified.map((at) => at.getTime()))
  return new Date(first + retention.notice).toLocaleDateString('en-US', {
    dateStyle: 'long',
    timeZone: 'UTC',
  })
}
