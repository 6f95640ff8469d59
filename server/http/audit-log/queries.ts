import { desc, eq } from 'drizzle-orm'
import { users } from '../../database/account-tables.ts'
import { retentionNotices, securityEvents } from '../../database/family-tables.ts'
import type { Database } from '../../database/open-database.ts'

/** A statement runs on the database or inside a transaction. */
export type Connection = Pick<Database['query'], 'insert' | 'select' | 'update' | 'delete'>

export async function insertEvent(
  connection: Connection,
  event: typeof securityEvents.$inferInsert,
): Promise<void> {
  await connection.insert(securityEvents).values(event)
}

/** What was noted about one account, newest first. */
export async function listEvents(connection: Connection, subject: string) {
  return connection
    .select({ kind: securityEvents.kind, at: securityEvents.at, network: securityEvents.network })
    .from(securityEvents)
    .where(eq(securityEvents.subject, subject))
    .orderBy(desc(securityEvents.at))
    .limit(1_000)
}

/** The account is in use: its clock begins again, and no deletion of it is announced any more. */
export async function touchAccount(connection: Connection, accountId: string, now: Date): Promise<void> {
  await connection.update(users).set({ updatedAt: now }).where(eq(users.id, accountId))
  await connection.delete(retentionNotices).where(eq(retentionNotices.userId, accountId))
}
