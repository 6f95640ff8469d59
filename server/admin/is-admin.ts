import type { Runtime } from '../runtime.ts'
import type { Viewer } from '../viewer.ts'
import { hasAdminRow } from './queries.ts'

/** A row in admin_users, read each time. A child profile of an admin is none, and a failure makes nobody one. */
export async function isAdmin({ database, log }: Runtime, viewer: Viewer | null): Promise<boolean> {
  if (!viewer || viewer.userId !== viewer.accountId) return false
  return hasAdminRow(database, viewer.accountId).catch((error: unknown) => {
    log.error('admin_unreadable', error)
    return false
  })
}
