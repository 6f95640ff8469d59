import { desc, eq } from 'drizzle-orm'
import { securityEvents } from '../database/family-tables.ts'
import type { Database } from '../database/open-database.ts'

/** A statement runs on the database or inside a transaction. */
export type Connection = Pick<Database['query'], 'insert' | 'select'>

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
