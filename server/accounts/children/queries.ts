import { randomUUID } from 'node:crypto'
import { and, asc, count, desc, eq, isNull, or, type SQL, sql } from 'drizzle-orm'
import type { GradeLevel } from '#domain/choices'
import type { ChildProfile } from '#domain/family'
import { limits } from '#domain/limits'
import { sessions, users } from '../../database/account-tables.ts'
import { consents, retentionNotices } from '../../database/family-tables.ts'
import type { Connection } from '../../database/open-database.ts'
import { conversations } from '../../database/tables.ts'

/** The guardian is in the WHERE of every query, so another guardian's child is never found. */
function childOf(guardianId: string, childId?: string): SQL | undefined {
  return and(eq(users.guardianId, guardianId), childId === undefined ? undefined : eq(users.id, childId))
}

const shown = {
  id: users.id,
  nickname: sql<string>`coalesce(${users.nickname}, '')`,
  gradeLevel: sql<GradeLevel>`coalesce(${users.gradeLevel}, 'elementary')`,
}

export async function listChildren(connection: Connection, guardianId: string): Promise<ChildProfile[]> {
  return connection
    .select(shown)
    .from(users)
    .where(childOf(guardianId))
    .orderBy(asc(users.createdAt), asc(users.id))
}

export async function findChild(
  connection: Connection,
  guardianId: string,
  childId: string,
): Promise<ChildProfile | null> {
  const [row] = await connection.select(shown).from(users).where(childOf(guardianId, childId))
  return row ?? null
}

/** Locks the guardian's row, so that profiles added at the same time are counted one after the other. */
export async function lockGuardian(connection: Connection, guardianId: string): Promise<void> {
  await connection.select({ id: users.id }).from(users).where(eq(users.id, guardianId)).for('no key update')
}

/** Returns the id of the new profile. It has no email and no password: nobody signs in with it. */
export async function insertChild(
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

export async function updateChild(
  connection: Connection,
  input: { guardianId: string; childId: string; nickname: string; gradeLevel: GradeLevel; now: Date },
): Promise<boolean> {
  const { guardianId, childId, nickname, gradeLevel, now } = input
  const rows = await connection
    .update(users)
    .set({ nickname, gradeLevel, updatedAt: now })
    .where(childOf(guardianId, childId))
    .returning({ id: users.id })
  return rows.length > 0
}

/** Hands this session of the guardian to a child, which counts as use of the profile. False when there is no such child. */
export async function enterChild(
  connection: Connection,
  input: { guardianId: string; childId: string; sessionId: string; now: Date },
): Promise<boolean> {
  const { guardianId, childId, sessionId, now } = input
  const rows = await connection
    .update(users)
    .set({ updatedAt: now })
    .where(childOf(guardianId, childId))
    .returning({ id: users.id })
  if (rows.length === 0) return false
  await connection.delete(retentionNotices).where(eq(retentionNotices.userId, childId))
  await connection
    .update(sessions)
    .set({ activeChildId: childId })
    .where(and(eq(sessions.id, sessionId), eq(sessions.userId, guardianId)))
  return true
}

/** Gives the session back to the account owner. */
export async function leaveChild(
  connection: Connection,
  input: { accountId: string; sessionId: string },
): Promise<void> {
  await connection
    .update(sessions)
    .set({ activeChildId: null })
    .where(and(eq(sessions.id, input.sessionId), eq(sessions.userId, input.accountId)))
}

/** How many conversations each child of a guardian has. */
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

/** One page of a child's history, newest first, without messages; one row more when there is another page. */
export async function listChildConversations(connection: Connection, childId: string, page: number) {
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
    .where(and(eq(conversations.userId, childId), isNull(conversations.deletedAt)))
    .orderBy(desc(conversations.createdAt), desc(conversations.id))
    .limit(limits.historyPage + 1)
    .offset(page * limits.historyPage)
}

export type ConsentScope = 'keep' | 'model'
type NewConsent = typeof consents.$inferInsert

export async function insertConsent(connection: Connection, consent: NewConsent): Promise<void> {
  await connection.insert(consents).values(consent)
}

function isInForce(childId: string, scope: ConsentScope): SQL | undefined {
  return and(
    eq(consents.childId, childId),
    eq(consents.scope, scope),
    isNull(consents.withdrawnAt),
    isNull(consents.endedAt),
  )
}

/** The newest consent in force for exactly this text of the notice. */
export async function findConsent(
  connection: Connection,
  input: { childId: string; scope: ConsentScope; noticeHash: string },
): Promise<{ givenAt: Date; method: string } | null> {
  const [row] = await connection
    .select({ givenAt: consents.givenAt, method: consents.method })
    .from(consents)
    .where(and(isInForce(input.childId, input.scope), eq(consents.noticeHash, input.noticeHash)))
    .orderBy(desc(consents.givenAt))
    .limit(1)
  return row ?? null
}

/** Withdraws a consent. False when there was none. */
export async function withdrawConsent(
  connection: Connection,
  input: { guardianId: string; childId: string; scope: ConsentScope; now: Date },
): Promise<boolean> {
  const rows = await connection
    .update(consents)
    .set({ withdrawnAt: input.now })
    .where(and(eq(consents.guardianId, input.guardianId), isInForce(input.childId, input.scope)))
    .returning({ id: consents.id })
  return rows.length > 0
}

/** The child profiles whose id begins with `code`, for the operator who has a signed form; two at most. */
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

/** The notices of a coming deletion for an account and its child profiles. */
export async function listNotices(connection: Connection, accountId: string) {
  return connection
    .select({
      userId: retentionNotices.userId,
      kind: retentionNotices.kind,
      notifiedAt: retentionNotices.notifiedAt,
    })
    .from(retentionNotices)
    .innerJoin(users, eq(users.id, retentionNotices.userId))
    .where(or(eq(users.id, accountId), eq(users.guardianId, accountId)))
}
