import { and, eq, isNull, lt, type SQL, sql } from 'drizzle-orm'
import { users } from '../account-tables.ts'
import { consents, deletions } from '../family-tables.ts'
import { jobs } from '../job-tables.ts'
import { newsletterSubscribers } from '../letter-tables.ts'
import type { Connection } from '../open-database.ts'
import { conversations } from '../tables.ts'

export type Deletion = { subject: string; kind: 'account' | 'reader'; deletedAt: Date }

export async function insertDeletions(connection: Connection, rows: Deletion[]): Promise<void> {
  if (rows.length > 0) await connection.insert(deletions).values(rows).onConflictDoNothing()
}

/** The ids, among all people, whose hashes were deleted once. */
export async function findDeleted(connection: Connection, subjects: string[]): Promise<string[]> {
  const rows = await connection
    .select({ id: users.id })
    .from(users)
    .where(sql`encode(sha256(convert_to(${users.id}, 'UTF8')), 'hex') = any(${sql.param(subjects)}::text[])`)
  return rows.map(({ id }) => id)
}

/** Conversations and newsletter addresses with these hashes, at once and for good. Returns how many. */
export async function deleteRows(connection: Connection, subjects: string[]): Promise<number> {
  const isListed = (id: SQL) =>
    sql`encode(sha256(convert_to(${id}::text, 'UTF8')), 'hex') = any(${sql.param(subjects)}::text[])`
  const read = await connection
    .delete(conversations)
    .where(isListed(sql`${conversations.id}`))
    .returning({ id: conversations.id })
  const letters = await connection
    .delete(newsletterSubscribers)
    .where(isListed(sql`${newsletterSubscribers.id}`))
    .returning({ id: newsletterSubscribers.id })
  return read.length + letters.length
}

/** What a restored database may not begin with: mail that was sent since, and permissions that may have ended since. */
export async function endWhatMayBeOver(connection: Connection, now: Date): Promise<number> {
  await connection.delete(jobs).where(and(eq(jobs.kind, 'mail'), isNull(jobs.doneAt)))
  const ended = await connection
    .update(consents)
    .set({ endedAt: now })
    .where(and(eq(consents.scope, 'model'), isNull(consents.endedAt), isNull(consents.withdrawnAt)))
    .returning({ id: consents.id })
  return ended.length
}

export async function listDeletions(connection: Connection): Promise<Deletion[]> {
  return connection.select().from(deletions)
}

export async function deleteOldDeletions(connection: Connection, before: Date): Promise<void> {
  await connection.delete(deletions).where(lt(deletions.deletedAt, before))
}
