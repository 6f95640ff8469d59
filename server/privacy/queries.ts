import { and, asc, eq, getTableColumns, gt, inArray, isNull, or, type SQL, sql } from 'drizzle-orm'
import { users, verifications } from '../database/account-tables.ts'
import { consents } from '../database/family-tables.ts'
import { jobs } from '../database/job-tables.ts'
import { newsletterSubscribers } from '../database/letter-tables.ts'
import type { Connection } from '../database/open-database.ts'
import { conversations, drafts, generations } from '../database/tables.ts'
import type { PersonTable } from './person-tables.ts'

/** The rows of one table that belong to these people, as JSON, without the hidden columns. */
export async function readRows(
  connection: Connection,
  { table, owner, hidden = [] }: PersonTable,
  ids: string[],
): Promise<Record<string, unknown>[]> {
  if (!(await hasTable(connection, table))) return []
  const result = await connection.execute<{ row: Record<string, unknown> }>(
    sql`select to_jsonb(t) - ${sql.param(hidden)}::text[] as row from ${sql.identifier(table)} t where ${sql.identifier(owner)} = any(${sql.param(ids)}::text[])`,
  )
  return result.rows.map(({ row }) => row)
}

/** Whether this version of the database has the table, so that an export doesn't fail on one that is still to come. */
async function hasTable(connection: Connection, table: string): Promise<boolean> {
  const { rows } = await connection.execute(sql`select 1 from pg_class where oid = to_regclass(${table})`)
  return rows.length > 0
}

const pageSize = 20

/** The conversations of a person, read in pages, so that a long history is never in memory as a whole. */
export async function* readConversations(connection: Connection, userId: string) {
  let after = '00000000-0000-0000-0000-000000000000'
  for (;;) {
    const rows: (typeof conversations.$inferSelect)[] = await connection
      .select()
      .from(conversations)
      .where(
        and(eq(conversations.userId, userId), isNull(conversations.deletedAt), gt(conversations.id, after)),
      )
      .orderBy(asc(conversations.id))
      .limit(pageSize)
    yield* rows
    const last = rows.at(-1)
    if (!last || rows.length < pageSize) return
    after = last.id
  }
}

/** The account and its child profiles. */
export async function listPeople(connection: Connection, accountId: string) {
  return connection
    .select({ id: users.id, nickname: users.nickname, ageBand: users.ageBand })
    .from(users)
    .where(or(eq(users.id, accountId), eq(users.guardianId, accountId)))
    .orderBy(asc(users.createdAt), asc(users.id))
}

/** The address of an account; null for an unknown one and for a child profile. */
export async function findAccountRow(
  connection: Connection,
  accountId: string,
): Promise<{ email: string; emailVerified: boolean } | null> {
  const [row] = await connection
    .select({ email: users.email, emailVerified: users.emailVerified })
    .from(users)
    .where(eq(users.id, accountId))
  return row?.email ? { email: row.email, emailVerified: row.emailVerified } : null
}

/** Deletes the whole history of one person: conversations, running answers and drafts. Returns the ids of the conversations. */
export async function deleteHistory(connection: Connection, userId: string): Promise<string[]> {
  await connection.delete(drafts).where(eq(drafts.userId, userId))
  await connection.delete(generations).where(eq(generations.userId, userId))
  const rows = await connection
    .delete(conversations)
    .where(eq(conversations.userId, userId))
    .returning({ id: conversations.id })
  return rows.map(({ id }) => id)
}

/** Deletes one conversation immediately and for good. False when there is none. */
export async function deleteConversation(
  connection: Connection,
  userId: string,
  id: string,
): Promise<boolean> {
  const rows = await connection
    .delete(conversations)
    .where(and(eq(conversations.id, id), eq(conversations.userId, userId)))
    .returning({ id: conversations.id })
  return rows.length > 0
}

/**
 * Deletes what names a person without belonging to them: queued jobs, counters of limits, verifications. The jobs that
 * end a plan at the payment service remain.
 */
export async function deleteTraces(
  connection: Connection,
  { ids, email }: { ids: string[]; email: string | null },
): Promise<void> {
  // An email address must be the whole value in a job, because joann@ ends in ann@.
  const words = email ? [...ids, JSON.stringify(email)] : ids
  const names = (text: SQL) =>
    sql`exists (select 1 from unnest(${sql.param(words)}::text[]) w where strpos(lower(${text}), lower(w)) > 0)`
  await connection
    .delete(jobs)
    .where(
      and(
        names(sql`${jobs.payload}::text || coalesce(${jobs.key}, '')`),
        sql`${jobs.kind} not like 'billing-%'`,
      ),
    )
  await connection.execute(sql`delete from counters where ${names(sql`key`)}`)
  await connection
    .delete(verifications)
    .where(names(sql`${verifications.identifier} || ' ' || ${verifications.value}`))
}

/** The newsletter subscription of the account's address if it is verified, since anybody can type one. */
export async function listNewsletter(connection: Connection, accountId: string) {
  return connection
    .select(getTableColumns(newsletterSubscribers))
    .from(newsletterSubscribers)
    .innerJoin(users, eq(users.email, sql`lower(${newsletterSubscribers.email})`))
    .where(and(eq(users.id, accountId), eq(users.emailVerified, true)))
}

export async function deleteNewsletterAddress(connection: Connection, email: string): Promise<void> {
  await connection
    .delete(newsletterSubscribers)
    .where(sql`lower(${newsletterSubscribers.email}) = ${email.toLowerCase()}`)
}

/** Ends the consents for deleted profiles. Their records remain. */
export async function endConsents(connection: Connection, childIds: string[], now: Date): Promise<void> {
  if (childIds.length === 0) return
  await connection
    .update(consents)
    .set({ endedAt: now })
    .where(and(inArray(consents.childId, childIds), isNull(consents.endedAt)))
}
