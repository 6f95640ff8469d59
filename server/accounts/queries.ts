import { and, asc, desc, eq, gt, inArray, isNotNull, lt, lte, ne, or, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { sessions, signInFailures, users } from '../database/account-tables.ts'
import type { Connection, Database } from '../database/open-database.ts'

/** The database itself or a transaction of it. */
/** The child profile that is active in a session. */
const child = alias(users, 'child')

/** A session that has not ended, with its account and its viewer. The row stores the hash of the token only. */
export async function findSession(database: Database, tokenHash: string, startedAfter: Date, now: Date) {
  const [row] = await database.query
    .select({
      sessionId: sessions.id,
      sharedComputer: sessions.sharedComputer,
      startedAt: sessions.createdAt,
      expiresAt: sessions.expiresAt,
      usedAt: sessions.updatedAt,
      userId: sql<string>`coalesce(${child.id}, ${users.id})`,
      accountId: users.id,
      email: sql<string>`${users.email}`,
      isEmailVerified: users.emailVerified,
      ageBand: sql<'adult' | 'teen' | 'child'>`coalesce(${child.ageBand}, ${users.ageBand})`,
      nickname: child.nickname,
      createdAt: users.createdAt,
    })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .leftJoin(child, and(eq(child.id, sessions.activeChildId), eq(child.guardianId, users.id)))
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

/** Deletes the ended sessions of one person. */
export async function deleteEndedSessions(database: Database, userId: string, now: Date): Promise<void> {
  await database.query.delete(sessions).where(and(eq(sessions.userId, userId), lt(sessions.expiresAt, now)))
}

/** The account with this address, or null. */
export async function findAccount(connection: Connection, email: string): Promise<{ id: string } | null> {
  const [row] = await connection.select({ id: users.id }).from(users).where(eq(users.email, email))
  return row ?? null
}

/** The sessions of an account that have not ended, the last used first. */
export async function listSessions(database: Database, userId: string, startedAfter: Date, now: Date) {
  return database.query
    .select({
      id: sessions.id,
      device: sessions.userAgent,
      sharedComputer: sessions.sharedComputer,
      usedAt: sessions.updatedAt,
    })
    .from(sessions)
    .where(
      and(eq(sessions.userId, userId), gt(sessions.expiresAt, now), gt(sessions.createdAt, startedAfter)),
    )
    .orderBy(desc(sessions.updatedAt), asc(sessions.id))
}

/** Records that a session was used. */
export async function touchSession(database: Database, sessionId: string, now: Date): Promise<void> {
  await database.query.update(sessions).set({ updatedAt: now }).where(eq(sessions.id, sessionId))
}

/** Ends one session of this account. Returns whether there was one. */
export async function deleteSessionOf(database: Database, userId: string, id: string): Promise<boolean> {
  const ended = await database.query
    .delete(sessions)
    .where(and(eq(sessions.id, id), eq(sessions.userId, userId)))
    .returning({ id: sessions.id })
  return ended.length > 0
}

/** Ends every session of this account except `except`. */
export async function deleteSessionsOf(
  connection: Connection,
  userId: string,
  except?: string | null,
): Promise<void> {
  const others = except ? ne(sessions.id, except) : undefined
  await connection.delete(sessions).where(and(eq(sessions.userId, userId), others))
}

/** Sets the account's address. Throws the database's error when another account has it. */
export async function setEmail(
  connection: Connection,
  userId: string,
  email: string,
  isVerified: boolean,
  now: Date,
): Promise<void> {
  await connection
    .update(users)
    .set({ email, emailVerified: isVerified, updatedAt: now })
    .where(eq(users.id, userId))
}

/** The account's current address, and whether it is verified. */
export async function findEmail(
  connection: Connection,
  userId: string,
): Promise<{ email: string | null; isVerified: boolean } | null> {
  const [row] = await connection
    .select({ email: users.email, isVerified: users.emailVerified })
    .from(users)
    .where(eq(users.id, userId))
  return row ?? null
}

/** When the longest wait of these subjects ends. Ignores one that began in the future: the clock was wrong then. */
export async function findSignInWait(
  database: Database,
  subjects: string[],
  now: Date,
): Promise<Date | null> {
  const [row] = await database.query
    .select({ waitUntil: signInFailures.waitUntil })
    .from(signInFailures)
    .where(
      and(
        inArray(signInFailures.subject, subjects),
        isNotNull(signInFailures.waitUntil),
        lte(signInFailures.updatedAt, now),
      ),
    )
    .orderBy(desc(signInFailures.waitUntil))
    .limit(1)
  return row?.waitUntil ?? null
}

type Waits = { free: number; min: number; max: number; resetBefore: Date }

/**
 * Counts one wrong password and sets the wait that follows it, in one statement. From failure number `free` on, the
 * wait is `min` milliseconds and doubles with each failure up to `max`. A count untouched since `resetBefore` starts
 * again.
 */
export async function addFailure(
  database: Database,
  subject: string,
  waits: Waits,
  now: Date,
): Promise<void> {
  const at = sql`${now.toISOString()}::timestamptz`
  const isOld = sql`${signInFailures.updatedAt} < ${waits.resetBefore.toISOString()}::timestamptz`
  const failures = sql`case when ${isOld} then 1 else ${signInFailures.failures} + 1 end`
  // The exponent is capped, because power(2, 1024) overflows.
  const wait = sql`least(${waits.min}::float8 * power(2, least(${failures} - ${waits.free}::int, 20)), ${waits.max}::float8)`
  const waitUntil = sql`case when ${failures} >= ${waits.free}::int then ${at} + ${wait} * interval '1 millisecond' end`
  await database.query
    .insert(signInFailures)
    .values({ subject, failures: 1, updatedAt: now })
    .onConflictDoUpdate({
      target: signInFailures.subject,
      set: { failures, waitUntil, updatedAt: now },
    })
  await database.query.delete(signInFailures).where(lt(signInFailures.updatedAt, waits.resetBefore))
}

/** Deletes the count of one subject, or with `reach` also of those whose names begin with it and a space. */
export async function forgetFailures(
  database: Database,
  subject: string,
  reach?: 'and all below',
): Promise<void> {
  const below = reach ? sql`starts_with(${signInFailures.subject}, ${`${subject} `})` : undefined
  await database.query.delete(signInFailures).where(or(eq(signInFailures.subject, subject), below))
}

/** Deletes a person with everything that belongs to them, an account with its child profiles. False when there is none. */
export async function deleteUser(connection: Connection, userId: string): Promise<boolean> {
  // Locked first, so that nobody enters a child profile in between.
  await connection.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('update')
  // Otherwise a session that is handed to this child would become the guardian's again without a password.
  await connection.delete(sessions).where(eq(sessions.activeChildId, userId))
  const rows = await connection.delete(users).where(eq(users.id, userId)).returning({ id: users.id })
  return rows.length > 0
}
