import { and, eq, gt, lt, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { accounts, sessions, signInFailures, users } from '../database/account-tables.ts'
import type { Database } from '../database/open-database.ts'

/** The child profile that reads in a session. */
const reader = alias(users, 'reader')

/** A session that has not ended, with its account and who reads in it. `tokenHash` is what the row keeps instead of the token. */
export async function findSession(database: Database, tokenHash: string, startedAfter: Date, now: Date) {
  const [row] = await database.query
    .select({
      sessionId: sessions.id,
      sharedComputer: sessions.sharedComputer,
      startedAt: sessions.createdAt,
      expiresAt: sessions.expiresAt,
      userId: sql<string>`coalesce(${reader.id}, ${users.id})`,
      accountId: users.id,
      email: sql<string>`${users.email}`,
      isEmailVerified: users.emailVerified,
      ageBand: sql<'adult' | 'teen' | 'child'>`coalesce(${reader.ageBand}, ${users.ageBand})`,
      nickname: reader.nickname,
      createdAt: users.createdAt,
    })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .leftJoin(reader, and(eq(reader.id, sessions.activeReaderId), eq(reader.guardianId, users.id)))
    .where(
      and(eq(sessions.token, tokenHash), gt(sessions.expiresAt, now), gt(sessions.createdAt, startedAfter)),
    )
  return row
}

export async function moveExpiry(
  database: Database,
  sessionId: string,
  expiresAt: Date,
  now: Date,
): Promise<void> {
  await database.query
    .update(sessions)
    .set({ expiresAt, updatedAt: now })
    .where(and(eq(sessions.id, sessionId), lt(sessions.expiresAt, expiresAt)))
}

export async function deleteSession(database: Database, tokenHash: string): Promise<void> {
  await database.query.delete(sessions).where(eq(sessions.token, tokenHash))
}

/** Ended sessions of one person, dropped when they sign in. */
export async function deleteEndedSessions(database: Database, userId: string, now: Date): Promise<void> {
  await database.query.delete(sessions).where(and(eq(sessions.userId, userId), lt(sessions.expiresAt, now)))
}

/** The hash of an account's password; null when there is none. */
export async function findPasswordHash(database: Database, userId: string): Promise<string | null> {
  const [row] = await database.query
    .select({ password: accounts.password })
    .from(accounts)
    .where(and(eq(accounts.userId, userId), eq(accounts.providerId, 'credential')))
  return row?.password ?? null
}

export async function findWait(database: Database, subject: string): Promise<Date | null> {
  const [row] = await database.query
    .select({ waitUntil: signInFailures.waitUntil })
    .from(signInFailures)
    .where(eq(signInFailures.subject, subject))
  return row?.waitUntil ?? null
}

type Waits = { free: number; first: number; longest: number; forgotten: Date }

/**
 * Counts one wrong password and sets the wait that follows it, in one statement. From failure number `free` on the
 * wait is `first` milliseconds, doubled with each further failure, at most `longest`. A row untouched since
 * `forgotten` begins again.
 */
export async function addFailure(
  database: Database,
  subject: string,
  waits: Waits,
  now: Date,
): Promise<void> {
  const at = sql`${now.toISOString()}::timestamptz`
  const forgotten = sql`${signInFailures.updatedAt} < ${waits.forgotten.toISOString()}::timestamptz`
  const failures = sql`case when ${forgotten} then 1 else ${signInFailures.failures} + 1 end`
  // The exponent stays small: power(2, 1024) is more than the database can hold.
  const wait = sql`least(${waits.first}::float8 * power(2, least(${failures} - ${waits.free}::int, 20)), ${waits.longest}::float8)`
  const waitUntil = sql`case when ${failures} >= ${waits.free}::int then ${at} + ${wait} * interval '1 millisecond' end`
  await database.query
    .insert(signInFailures)
    .values({ subject, failures: 1, updatedAt: now })
    .onConflictDoUpdate({
      target: signInFailures.subject,
      set: { failures, waitUntil, updatedAt: now },
    })
  await database.query.delete(signInFailures).where(lt(signInFailures.updatedAt, waits.forgotten))
}

export async function forgetFailures(database: Database, subject: string): Promise<void> {
  await database.query.delete(signInFailures).where(eq(signInFailures.subject, subject))
}
