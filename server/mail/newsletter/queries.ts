import { and, eq, gte, lt, sql } from 'drizzle-orm'
import { newsletterSubscribers } from '../../database/letter-tables.ts'
import type { Connection, Database } from '../../database/open-database.ts'

/** Inserts or renews a pending subscription. Returns its row; null for an address that is confirmed already. */
export async function requestNewsletter(
  connection: Connection,
  email: string,
  now: Date,
): Promise<{ id: string } | null> {
  const [added] = await connection
    .insert(newsletterSubscribers)
    .values({ email, requestedAt: now })
    .onConflictDoNothing()
    .returning({ id: newsletterSubscribers.id })
  if (added) return added
  const [asked] = await connection
    .update(newsletterSubscribers)
    .set({ requestedAt: now })
    .where(and(eq(newsletterSubscribers.email, email), eq(newsletterSubscribers.state, 'pending')))
    .returning({ id: newsletterSubscribers.id })
  return asked ?? null
}

/** True when there is a subscription not older than `since`; also for one that is confirmed already. */
export async function confirmNewsletter(
  database: Database,
  id: string,
  since: Date,
  now: Date,
): Promise<boolean> {
  const rows = await database.query
    .update(newsletterSubscribers)
    .set({
      state: 'confirmed',
      confirmedAt: sql`coalesce(${newsletterSubscribers.confirmedAt}, ${now.toISOString()}::timestamptz)`,
    })
    .where(and(eq(newsletterSubscribers.id, id), gte(newsletterSubscribers.requestedAt, since)))
    .returning({ id: newsletterSubscribers.id })
  return rows.length > 0
}

/** Deletes the subscription with its address. */
export async function endNewsletter(database: Database, id: string): Promise<void> {
  await database.query.delete(newsletterSubscribers).where(eq(newsletterSubscribers.id, id))
}

export async function listConfirmed(database: Database) {
  return database.query
    .select({ id: newsletterSubscribers.id, email: newsletterSubscribers.email })
    .from(newsletterSubscribers)
    .where(eq(newsletterSubscribers.state, 'confirmed'))
}

/** Deletes subscriptions that nobody confirmed. */
export async function deleteUnconfirmed(database: Database, before: Date): Promise<void> {
  await database.query
    .delete(newsletterSubscribers)
    .where(and(eq(newsletterSubscribers.state, 'pending'), lt(newsletterSubscribers.requestedAt, before)))
}
