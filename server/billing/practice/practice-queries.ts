import { and, eq } from 'drizzle-orm'
import { practiceSessions, practiceSubscriptions } from '../../database/billing-tables.ts'
import type { Connection } from '../../database/open-database.ts'
import type { CheckoutState } from '../payments.ts'

export type PracticeSession = typeof practiceSessions.$inferSelect
export type PracticeSubscription = typeof practiceSubscriptions.$inferSelect

/** Opens a practice page, or returns the one that was opened with the same key. */
export async function insertSession(
  connection: Connection,
  row: typeof practiceSessions.$inferInsert,
): Promise<PracticeSession> {
  await connection.insert(practiceSessions).values(row).onConflictDoNothing()
  const [found] = await connection.select().from(practiceSessions).where(eq(practiceSessions.key, row.key))
  if (!found) throw new Error('the practice page was not written')
  return found
}

/** A practice page of this person, or null. */
export async function findPracticeSession(
  connection: Connection,
  userId: string,
  id: string,
): Promise<PracticeSession | null> {
  const [row] = await connection
    .select()
    .from(practiceSessions)
    .where(and(eq(practiceSessions.id, id), eq(practiceSessions.userId, userId)))
  return row ?? null
}

/** The same for the practice service itself, which serves everybody. */
export async function findSessionById(connection: Connection, id: string): Promise<PracticeSession | null> {
  const [row] = await connection.select().from(practiceSessions).where(eq(practiceSessions.id, id))
  return row ?? null
}

/** Ends an open page; false when it had ended already. */
export async function endSession(
  connection: Connection,
  id: string,
  state: Exclude<CheckoutState, 'open'>,
): Promise<boolean> {
  const rows = await connection
    .update(practiceSessions)
    .set({ state })
    .where(and(eq(practiceSessions.id, id), eq(practiceSessions.state, 'open')))
    .returning({ id: practiceSessions.id })
  return rows.length > 0
}

export async function insertPracticeSubscription(
  connection: Connection,
  row: typeof practiceSubscriptions.$inferInsert,
): Promise<void> {
  await connection.insert(practiceSubscriptions).values(row)
}

export async function listPracticeSubscriptions(
  connection: Connection,
  customerId: string,
): Promise<PracticeSubscription[]> {
  return connection
    .select()
    .from(practiceSubscriptions)
    .where(eq(practiceSubscriptions.customerId, customerId))
}

export async function changePracticeSubscription(
  connection: Connection,
  id: string,
  change: Partial<
    Pick<PracticeSubscription, 'tierId' | 'cancelAtPeriodEnd' | 'pastDueSince' | 'endsAt' | 'startedAt'>
  >,
): Promise<void> {
  await connection.update(practiceSubscriptions).set(change).where(eq(practiceSubscriptions.id, id))
}
