import { subjectOf } from '../../database/subject-of.ts'
import type { Runtime } from '../../runtime.ts'
import { networkOf } from '../limits/client-address.ts'
import { type Connection, insertEvent } from './queries.ts'

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
