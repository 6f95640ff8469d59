import { createHash } from 'node:crypto'
import { networkOf } from '../limits/client-address.ts'
import type { Runtime } from '../runtime.ts'
import { type Connection, insertEvent } from './queries.ts'

/** What is noted. None of it has any content: no text, no name, no address of a person. */
export type SecurityEventKind =
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

/** Stands for an account or a profile where its id must not: ids are random, so nobody finds one from its hash. */
export function subjectOf(id: string): string {
  return createHash('sha256').update(id).digest('hex')
}

/** Notes that something happened to an account. With a transaction as `connection` it is noted exactly when it holds. */
export async function noteEvent(
  connection: Connection,
  { now }: Pick<Runtime, 'now'>,
  event: { kind: SecurityEventKind; accountId: string; address?: string },
): Promise<void> {
  await insertEvent(connection, {
    kind: event.kind,
    subject: subjectOf(event.accountId),
    network: event.address ? networkOf(event.address) : null,
    at: now(),
  })
}
