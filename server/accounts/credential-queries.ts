import { randomUUID } from 'node:crypto'
import { and, eq } from 'drizzle-orm'
import { accounts, sessions, users } from '../database/account-tables.ts'
import type { Connection, Database } from '../database/open-database.ts'

/** The account of this address and the hash of its password; null when no account has the address. */
export async function findCredential(
  database: Database,
  email: string,
): Promise<{ userId: string; passwordHash: string | null } | null> {
  const [row] = await database.query
    .select({ userId: users.id, passwordHash: accounts.password })
    .from(users)
    .innerJoin(accounts, and(eq(accounts.userId, users.id), eq(accounts.providerId, 'credential')))
    .where(eq(users.email, email))
  return row ?? null
}

type AccountRow = { email: string; ageBand: 'adult' | 'teen'; isVerified: boolean; passwordHash: string }

/** Creates an account with its password, inside a transaction. Does nothing when the address has an account. */
export async function insertAccount(connection: Connection, account: AccountRow, now: Date): Promise<void> {
  const { email, ageBand, isVerified, passwordHash } = account
  const times = { createdAt: now, updatedAt: now }
  const [created] = await connection
    .insert(users)
    .values({ id: randomUUID(), email, ageBand, emailVerified: isVerified, ...times })
    .onConflictDoNothing({ target: users.email })
    .returning({ id: users.id })
  if (!created) return
  await connection.insert(accounts).values({
    id: randomUUID(),
    accountId: created.id,
    providerId: 'credential',
    userId: created.id,
    password: passwordHash,
    ...times,
  })
}

type SessionRow = {
  userId: string
  /** The hash that the password was verified against. */
  passwordHash: string
  tokenHash: string
  expiresAt: Date
  sharedComputer: boolean
  device: string
}

/**
 * Creates a session, inside a transaction. False when the password was changed since it was verified: that change
 * ended every session, so none may begin with the old password.
 */
export async function insertSession(
  connection: Connection,
  session: SessionRow,
  now: Date,
): Promise<boolean> {
  const { userId, passwordHash, tokenHash, expiresAt, sharedComputer, device } = session
  const unchanged = await connection
    .select({ id: accounts.id })
    .from(accounts)
    .where(
      and(
        eq(accounts.userId, userId),
        eq(accounts.providerId, 'credential'),
        eq(accounts.password, passwordHash),
      ),
    )
    .for('share')
  if (unchanged.length === 0) return false
  const times = { expiresAt, createdAt: now, updatedAt: now }
  await connection
    .insert(sessions)
    .values({ id: randomUUID(), token: tokenHash, userId, sharedComputer, userAgent: device, ...times })
  return true
}

/** Replaces the hash of the account's password. */
export async function setPasswordHash(
  connection: Connection,
  userId: string,
  password: string,
  now: Date,
): Promise<void> {
  await connection
    .update(accounts)
    .set({ password, updatedAt: now })
    .where(and(eq(accounts.userId, userId), eq(accounts.providerId, 'credential')))
}

/** The hash of an account's password; null when there is none. */
export async function findPasswordHash(database: Database, userId: string): Promise<string | null> {
  const [row] = await database.query
    .select({ password: accounts.password })
    .from(accounts)
    .where(and(eq(accounts.userId, userId), eq(accounts.providerId, 'credential')))
  return row?.password ?? null
}
