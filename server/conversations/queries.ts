import { and, eq, isNotNull, isNull, lt, type SQL, sql } from 'drizzle-orm'
import type { ContentType, GradeLevel } from '#domain/choices'
import { foldForSearch, typedOtherwise, unseenInSearch } from '#domain/fold-for-search'
import { limits } from '#domain/limits'
import type { AddedByStudent, Message } from '#domain/messages'
import type { Connection, Database } from '../database/open-database.ts'
import { conversations, generations } from '../database/tables.ts'

export type ConversationRow = typeof conversations.$inferSelect
export type NewConversation = typeof conversations.$inferInsert & { id: string }
/** The last row of a page: the next page begins after it. */
export type Cursor = { createdAt: string; id: string }
export type Item = {
  id: string
  title: string
  preview: string
  createdAt: string
  gradeLevel: GradeLevel
  contentType: ContentType
}

/** The owner is in the WHERE of every query, so another person's row is never found. */
function owned(userId: string, id: string): SQL | undefined {
  return and(eq(conversations.id, id), eq(conversations.userId, userId))
}

/** PostgreSQL's own text of a time, to the microsecond: a Date would round it and lose rows between pages. */
const exactTime = sql<string>`to_char(${conversations.createdAt} at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')`

/** One page of the history of a grade level and content type, newest first, without messages; one row more if there is a next page. */
export async function listConversations(
  database: Database,
  input: Page & { gradeLevel: GradeLevel; contentType: ContentType },
): Promise<Item[]> {
  const { gradeLevel, contentType, ...page } = input
  const sameLevelAndType = and(
    eq(conversations.gradeLevel, gradeLevel),
    eq(conversations.contentType, contentType),
  )
  return listPage(database, page, sameLevelAndType)
}

/** One page of all conversations whose title, questions or explanations have these words, newest first. */
export async function searchConversations(
  database: Database,
  { words, ...page }: Page & { words: string },
): Promise<Item[]> {
  const pattern = `%${foldForSearch(words).replace(/[\\%_]/gu, '\\$&')}%`
  const inMessages = sql`exists (
    select 1 from jsonb_path_query(${conversations.conversationData}, '$[*].content.** ? (@.type() == "string")') as words
    where ${folded(sql`words #>> '{}'`)} like ${pattern}
  )`
  return listPage(
    database,
    page,
    sql`(${folded(sql`${conversations.title}`)} like ${pattern} or ${inMessages})`,
  )
}

/** A stored text as `foldForSearch` gives the words that are looked for. */
function folded(text: SQL): SQL {
  const { signs, typed } = typedOtherwise
  const seen = sql`regexp_replace(normalize(${text}, NFKD), ${`[${unseenInSearch}]`}, '', 'g')`
  return sql`translate(lower(${seen}), ${signs}, ${typed})`
}

/** The newest conversations of all levels and types. */
export function listNewest(database: Database, userId: string, limit: number): Promise<Item[]> {
  return listPage(database, { userId, after: null }, undefined, limit)
}

type Page = { userId: string; after: Cursor | null }

async function listPage(
  database: Database,
  { userId, after }: Page,
  where: SQL | undefined,
  limit = limits.historyPage + 1,
): Promise<Item[]> {
  const beyond = after
    ? sql`(${conversations.createdAt}, ${conversations.id}) < (${after.createdAt}::timestamptz, ${after.id}::uuid)`
    : undefined
  return (
    database.query
      .select({
        id: conversations.id,
        title: conversations.title,
        preview: conversations.preview,
        createdAt: exactTime,
        gradeLevel: conversations.gradeLevel,
        contentType: conversations.contentType,
      })
      .from(conversations)
      .where(and(eq(conversations.userId, userId), where, isNull(conversations.deletedAt), beyond))
      // Exactly the order of the index: without "nulls last", PostgreSQL would sort all rows of the person.
      .orderBy(sql`${conversations.createdAt} desc nulls last, ${conversations.id} desc nulls last`)
      .limit(limit)
  )
}

export async function findConversation(
  connection: Connection,
  userId: string,
  id: string,
): Promise<ConversationRow | null> {
  const [row] = await connection
    .select()
    .from(conversations)
    .where(and(owned(userId, id), isNull(conversations.deletedAt)))
  return row ?? null
}

/** The id of the answer that is being written in a conversation, or null. */
export async function findRunning(database: Database, userId: string, id: string): Promise<string | null> {
  const [row] = await database.query
    .select({ id: generations.id })
    .from(generations)
    .where(
      and(
        eq(generations.userId, userId),
        eq(generations.conversationId, id),
        sql`${generations.state} in ('queued', 'running')`,
      ),
    )
    .limit(1)
  return row?.id ?? null
}

export async function insertConversation(connection: Connection, values: NewConversation): Promise<void> {
  await connection.insert(conversations).values(values)
}

/** Adds turns at the end of a conversation, in one statement. */
export async function appendMessages(
  connection: Connection,
  input: { userId: string; id: string; messages: Message[]; turns: number; now: Date },
): Promise<void> {
  const { userId, id, messages, turns, now } = input
  await connection
    .update(conversations)
    .set({
      conversationData: sql`${conversations.conversationData} || ${JSON.stringify(messages)}::jsonb`,
      turns: sql`${conversations.turns} + ${turns}`,
      updatedAt: now,
    })
    .where(owned(userId, id))
}

/** Keeps this with the explanation of this time, in one transaction. False when this person has no such explanation. */
export function addToAnswer(
  database: Database,
  input: { userId: string; id: string; of: string; added: AddedByStudent },
): Promise<boolean> {
  const { userId, id, of, added } = input
  return database.query.transaction(async (transaction) => {
    const [row] = await transaction
      .select()
      .from(conversations)
      .where(and(owned(userId, id), isNull(conversations.deletedAt)))
      .for('update')
    const at =
      row?.conversationData.findIndex((one) => one.role === 'assistant' && one.timestamp === of) ?? -1
    if (!row || at < 0) return false
    const conversationData = row.conversationData.map((one, i): Message => {
      return i === at && one.role === 'assistant' ? { ...one, ...added } : one
    })
    await transaction.update(conversations).set({ conversationData }).where(owned(userId, id))
    return true
  })
}

/** Hides a conversation. False when this person has no such conversation. */
export async function hideConversation(
  database: Database,
  userId: string,
  id: string,
  now: Date,
): Promise<boolean> {
  const rows = await database.query
    .update(conversations)
    .set({ deletedAt: now })
    .where(and(owned(userId, id), isNull(conversations.deletedAt)))
    .returning({ id: conversations.id })
  return rows.length > 0
}

export async function restoreConversation(database: Database, userId: string, id: string): Promise<boolean> {
  const rows = await database.query
    .update(conversations)
    .set({ deletedAt: null })
    .where(and(owned(userId, id), isNotNull(conversations.deletedAt)))
    .returning({ id: conversations.id })
  return rows.length > 0
}

/** Deletes a conversation whose question got no answer. */
export async function removeConversation(connection: Connection, userId: string, id: string): Promise<void> {
  await connection.delete(conversations).where(owned(userId, id))
}

/** Deletes for good what was hidden before this moment. */
export async function sweepDeleted(database: Database, before: Date): Promise<void> {
  await database.query.delete(conversations).where(lt(conversations.deletedAt, before))
}
