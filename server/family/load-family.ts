import { childProfilesOf } from '#domain/family'
import { limits } from '#domain/limits'
import { kept } from '#domain/retention'
import { loadEntitlement } from '../billing/load-entitlement.ts'
import type { Runtime } from '../runtime.ts'
import type { Viewer } from '../viewer.ts'
import { countConversations, listNotices, listReaders } from './queries.ts'

/** The child profiles as the tab Profile shows them; null for an account that can have none. */
export async function loadFamily(runtime: Runtime, viewer: Viewer) {
  if (viewer.ageBand !== 'adult') return null
  const { query } = runtime.database
  const [readers, counts, notices, entitlement] = await Promise.all([
    listReaders(query, viewer.accountId),
    countConversations(query, viewer.accountId),
    listNotices(query, viewer.accountId),
    loadEntitlement(runtime, viewer),
  ])
  return {
    readers: readers.map((reader) => ({
      ...reader,
      conversations: counts.get(reader.id) ?? 0,
      goesOn: goesOn(notices.filter(({ userId }) => userId === reader.id).map(({ toldAt }) => toldAt)),
    })),
    room: childProfilesOf(entitlement, runtime.settings.payments !== 'none'),
    most: limits.childProfiles.team,
  }
}

/** The day after the notice has run out, in words; the first one where there are two notices. */
function goesOn(told: Date[]): string | null {
  if (told.length === 0) return null
  const first = Math.min(...told.map((at) => at.getTime()))
  return new Date(first + kept.notice).toLocaleDateString('en-US', { dateStyle: 'long', timeZone: 'UTC' })
}
