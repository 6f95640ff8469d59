import { randomUUID } from 'node:crypto'
import { and, asc, count, desc, eq, isNull, or, type SQL, sql } from 'drizzle-orm'
import type { GradeLevel } from '#domain/choices'
import type { ChildReader } from '#domain/family'
import { limits } from '#domain/limits'
import { sessions, users } from '../database/account-tables.ts'
import { consents, retentionNotices } from '../database/family-tables.ts'
import type { Database } from '../database/open-database.ts'
import { conversations } from '../database/tables.ts'

/** A statement runs on the database or inside a transaction. */
export type Connection = Pick<Database['query'], 'select' | 'insert' | 'update' | 'delete' | 'execute'>

/** The grown-up stands in every query: the child of another one is never found. */
function childOf(guardianId: string, readerId?: string): SQL | undefined {
  return and(eq(users.guardianId, guardianId), readerId === undefined ? undefined : eq(users.id, readerId))
}

const shown = {
  id: users.id,
  nickname: sql<string>`coalesce(${users.nickname}, '')`,
  gradeLevel: sql<GradeLevel>`coalesce(${users.gradeLevel}, 'elementary')`,
}

export async function listReaders(connection: Connection, guardianId: string): Promise<ChildReader[]> {
  return connection
    .select(shown)
    .from(users)
    .where(childOf(guardianId))
    .orderBy(asc(users.createdAt), asc(users.id))
}

export async function findReader(
  connection: Connection,
  guardianId: string,
  readerId: string,
): Promise<ChildReader | null> {
  const [row] = await connection.select(shown).from(users).where(childOf(guardianId, readerId))
  return row ?? null
}

/** Holds the grown-up's row, so that profiles added at the same time are counted one after the other. */
export async function lockGuardian(connection: Connection, guardianId: string): Promise<void> {
  await connection.select({ id: users.id }).from(users).where(eq(users.id, guardianId)).for('no key update')
}

/** Returns the id of the new profile. It has no email and no password: nobody signs in with it. */
export async function insertReader(
  connection: Connection,
  input: { guardianId: string; nickname: string; gradeLevel: GradeLevel; now: Date },
): Promise<string> {
  const { now, ...child } = input
  const id = randomUUID()
  await connection
    .insert(users)
    .values({ id, ...child, email: null, ageBand: 'child', createdAt: now, updatedAt: now })
  return id
}

export async function updateReader(
  connection: Connection,
  input: { guardianId: string; readerId: string; nickname: string; gradeLevel: GradeLevel; now: Date },
): Promise<boolean> {
  const { guardianId, readerId, nickname, gradeLevel, now } = input
  const rows = await connection
    .update(users)
    .set({ nickname, gradeLevel, updatedAt: now })
    .where(childOf(guardianId, readerId))
    .returning({ id: users.id })
  return rows.length > 0
}

/** Lets a child read in this session of its grown-up. It also counts as use of the profile. False when there is none. */
export async function enterReader(
  connection: Connection,
  input: { guardianId: string; readerId: string; sessionId: string; now: Date },
): Promise<boolean> {
  const { guardianId, readerId, sessionId, now } = input
  const rows = await connection
    .update(users)
    .set({ updatedAt: now })
    .where(childOf(guardianId, readerId))
    .returning({ id: users.id })
  if (rows.length === 0) return false
  await connection.delete(retentionNotices).where(eq(retentionNotices.userId, readerId))
  await connection
    .update(sessions)
    .set({ activeReaderId: readerId })
    .where(and(eq(sessions.id, sessionId), eq(sessions.userId, guardianId)))
  return true
}

/** The account's own person reads again in this session. */
export async function leaveReader(
  connection: Connection,
  input: { accountId: string; sessionId: string },
): Promise<void> {
  await connection
    .update(sessions)
    .set({ activeReaderId: null })
    .where(and(eq(sessions.id, input.sessionId), eq(sessions.userId, input.accountId)))
}

/** How many conversations each child of a grown-up has. */
export async function countConversations(
  connection: Connection,
  guardianId: string,
): Promise<Map<string, number>> {
  const rows = await connection
    .select({ id: users.id, count: count(conversations.id) })
    .from(users)
    .leftJoin(conversations, and(eq(conversations.userId, users.id), isNull(conversations.deletedAt)))
    .where(childOf(guardianId))
    .groupBy(users.id)
  return new Map(rows.map((row) => [row.id, row.count]))
}

/** One page of a child's history, newest first, and one row more when there is another page. No message is loaded. */
export async function listChildConversations(connection: Connection, readerId: string, page: number) {
  return connection
    .select({
      id: conversations.id,
      title: conversations.title,
      preview: conversations.preview,
      gradeLevel: conversations.gradeLevel,
      contentType: conversations.contentType,
      turns: conversations.turns,
      createdAt: conversations.createdAt,
    })
    .from(conversations)
    .where(and(eq(conversations.userId, readerId), isNull(conversations.deletedAt)))
    .orderBy(desc(conversations.createdAt), desc(conversations.id))
    .limit(limits.historyPage + 1)
    .offset(page * limits.historyPage)
}

export type ConsentScope = 'keep' | 'model'
type NewConsent = typeof consents.$inferInsert

export async function insertConsent(connection: Connection, consent: NewConsent): Promise<void> {
  await connection.insert(consents).values(consent)
}

function open(readerId: string, scope: ConsentScope): SQL | undefined {
  return and(
    eq(consents.readerId, readerId),
    eq(consents.scope, scope),
    isNull(consents.withdrawnAt),
    isNull(consents.endedAt),
  )
}

/** The newest agreement that holds, for these very words of the notice. */
export async function findConsent(
  connection: Connection,
  input: { readerId: string; scope: ConsentScope; noticeHash: string },
): Promise<{ givenAt: Date; method: string } | null> {
  const [row] = await connection
    .select({ givenAt: consents.givenAt, method: consents.method })
    .from(consents)
    .where(and(open(input.readerId, input.scope), eq(consents.noticeHash, input.noticeHash)))
    .orderBy(desc(consents.givenAt))
    .limit(1)
  return row ?? null
}

/** Takes an agreement back. False when there was none. */
export async function withdrawConsent(
  connection: Connection,
  input: { guardianId: string; readerId: string; scope: ConsentScope; now: Date },
): Promise<boolean> {
  const rows = await connection
    .update(consents)
    .set({ withdrawnAt: input.now })
    .where(and(eq(consents.guardianId, input.guardianId), open(input.readerId, input.scope)))
    .returning({ id: consents.id })
  return rows.length > 0
}

/** The child profiles whose id begins so, for the operator who holds a signed form. */
export async function findByCode(
  connection: Connection,
  code: string,
): Promise<{ id: string; guardianId: string }[]> {
  const rows = await connection
    .select({ id: users.id, guardianId: users.guardianId })
    .from(users)
    .where(and(eq(users.ageBand, 'child'), sql`left(${users.id}, ${code.length}) = ${code}`))
    .limit(2)
  return rows.flatMap(({ id, guardianId }) => (guardianId ? [{ id, guardianId }] : []))
}

/** The deletions that a grown-up's profiles, or the account itself, were told. */
export async function listNotices(connection: Connection, accountId: string) {
  return connection
    .select({ userId: retentionNotices.userId, kind: retentionNotices.kind, toldAt: retentionNotices.toldAt })
    .from(retentionNotices)
    .innerJoin(users, eq(users.id, retentionNotices.userId))
    .where(or(eq(users.id, accountId), eq(users.guardianId, accountId)))
}
