import { desc, eq } from 'drizzle-orm'
import { users } from '../../database/account-tables.ts'
import { retentionNotices, securityEvents } from '../../database/family-tables.ts'
import type { Connection } from '../../database/open-database.ts'
import { subjectOf } from '../../database/subject-of.ts'
import type { Runtime } from '../../runtime.ts'
import { networkOf } from '../limits/client-address.ts'

/** The audit log's kinds of events. None has any content: no text, no name, no address of a person. */
export type AuditEventKind =
  | 'sign_in'
  | 'password_changed'
  | 'email_changed'
  | 'profile_added'
  | 'profile_entered'
  | 'profile_left'
  | 'consent_given'
  | 'consent_withdrawn'
  | 'exported'
  | 'history_deleted'
  | 'profile_deleted'
  | 'account_deleted'
  | 'child_history_read'
  | 'admin'

/** Records an event of an account. With a transaction as `connection` it commits or rolls back with it. */
export async function recordAuditEvent(
  connection: Connection,
  { now }: Pick<Runtime, 'now'>,
  event: { kind: AuditEventKind; accountId: string; address?: string },
): Promise<void> {
  await insertEvent(connection, {
    kind: event.kind,
    subject: subjectOf(event.accountId),
    network: event.address ? networkOf(event.address) : null,
    at: now(),
  })
}

/** A sign-in is noted, and is use of the account: the clock of an unused one begins again. Never in the way of it. */
export async function recordSignIn(runtime: Runtime, accountId: string, address: string): Promise<void> {
  try {
    await touchAccount(runtime.database.query, accountId, runtime.now())
    await recordAuditEvent(runtime.database.query, runtime, { kind: 'sign_in', accountId, address })
  } catch (error) {
    runtime.log.error('sign_in_not_noted', error)
  }
}

async function insertEvent(connection: Connection, event: typeof securityEvents.$inferInsert): Promise<void> {
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
async function touchAccount(connection: Connection, accountId: string, now: Date): Promise<void> {
  await connection.update(users).set({ updatedAt: now }).where(eq(users.id, accountId))
  await connection.delete(retentionNotices).where(eq(retentionNotices.userId, accountId))
}
