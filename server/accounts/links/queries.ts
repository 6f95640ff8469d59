import { and, eq, gt, lt } from 'drizzle-orm'
import { accountLinks } from '../../database/account-tables.ts'
import type { Connection } from '../../database/open-database.ts'

export type StoredLink = typeof accountLinks.$inferSelect
export type LinkKind = StoredLink['kind']

/** Stores a link in place of the one before it, and deletes all expired links with the addresses in them. */
export async function replaceLink(
  connection: Connection,
  link: typeof accountLinks.$inferInsert,
): Promise<void> {
  await connection.delete(accountLinks).where(lt(accountLinks.expiresAt, link.createdAt))
  const empty = { userId: null, sessionId: null, passwordHash: null, ageBand: null }
  await connection
    .insert(accountLinks)
    .values(link)
    .onConflictDoUpdate({ target: accountLinks.subject, set: { ...empty, ...link } })
}

/** A link that has not expired, or null. */
export async function findLink(
  connection: Connection,
  kind: LinkKind,
  tokenHash: string,
  now: Date,
): Promise<StoredLink | null> {
  const [row] = await connection
    .select()
    .from(accountLinks)
    .where(isValid(kind, tokenHash, now))
  return row ?? null
}

/** Consumes a link: of two requests at once, one gets it and the other null. */
export async function takeLink(
  connection: Connection,
  kind: LinkKind,
  tokenHash: string,
  now: Date,
): Promise<StoredLink | null> {
  const [row] = await connection
    .delete(accountLinks)
    .where(isValid(kind, tokenHash, now))
    .returning()
  return row ?? null
}

/** Deletes an account's links: none may work after a change of its password or address. */
export async function deleteLinksOf(connection: Connection, userId: string): Promise<void> {
  await connection.delete(accountLinks).where(eq(accountLinks.userId, userId))
}

function isValid(kind: LinkKind, tokenHash: string, now: Date) {
  return and(
    eq(accountLinks.kind, kind),
    eq(accountLinks.tokenHash, tokenHash),
    gt(accountLinks.expiresAt, now),
  )
}
