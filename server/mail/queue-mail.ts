import type { Connection } from '../database/open-database.ts'
import { insertJob } from '../jobs/queries.ts'
import type { Runtime } from '../runtime.ts'

/** A file of content/mail, who gets it, and what stands in its {places}. */
export type Mail = { template: string; to: string; values: Record<string, string> }

/**
 * Puts a mail into the queue of jobs; it is written or sent from there and tried again until it is. With the caller's
 * transaction as `connection` the mail goes out exactly when the rest of the work holds.
 * Without any way for mail (`settings.mail` is none) nothing is queued: ask `settings.mail` before promising a mail.
 */
export async function queueMail(
  connection: Connection,
  { settings, now }: Runtime,
  mail: Mail,
  key?: string,
): Promise<void> {
  if (settings.mail === 'none') return
  await insertJob(connection, { kind: 'mail', payload: mail, key, runAt: now() })
}
