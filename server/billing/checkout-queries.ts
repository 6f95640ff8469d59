import { and, eq, isNull } from 'drizzle-orm'
import { checkouts, purchaseConsents } from '../database/billing-tables.ts'
import type { Connection } from '../database/open-database.ts'
import type { CheckoutState, Payments } from './payments.ts'

type Provider = Payments['provider']
export type CheckoutRow = typeof checkouts.$inferSelect

/** The one purchase of a person that is open at a payment service, or null. */
export async function findOpenCheckout(connection: Connection, userId: string, provider: Provider) {
  const [row] = await connection
    .select()
    .from(checkouts)
    .where(and(eq(checkouts.userId, userId), eq(checkouts.provider, provider), eq(checkouts.state, 'open')))
  return row ?? null
}

export async function findCheckout(
  connection: Connection,
  userId: string,
  id: string,
): Promise<CheckoutRow | null> {
  const [row] = await connection
    .select()
    .from(checkouts)
    .where(and(eq(checkouts.id, id), eq(checkouts.userId, userId)))
  return row ?? null
}

/** Stores a new purchase. False when this person has another one open. */
export async function insertCheckout(
  connection: Connection,
  row: Omit<typeof checkouts.$inferInsert, 'state'>,
): Promise<boolean> {
  const rows = await connection
    .insert(checkouts)
    .values(row)
    .onConflictDoNothing()
    .returning({ id: checkouts.id })
  return rows.length > 0
}

export async function insertConsent(
  connection: Connection,
  row: typeof purchaseConsents.$inferInsert,
): Promise<void> {
  await connection.insert(purchaseConsents).values(row)
}

export async function linkCheckout(
  connection: Connection,
  userId: string,
  id: string,
  page: { sessionId: string; url: string },
): Promise<boolean> {
  const rows = await connection
    .update(checkouts)
    .set(page)
    .where(and(eq(checkouts.id, id), eq(checkouts.userId, userId)))
    .returning({ id: checkouts.id })
  return rows.length > 0
}

/** Ends a purchase. If it was never paid, the record of the consent is deleted. */
export async function endCheckout(
  connection: Connection,
  userId: string,
  id: string,
  state: Exclude<CheckoutState, 'open'>,
): Promise<void> {
  await connection
    .update(checkouts)
    .set({ state, url: null })
    .where(and(eq(checkouts.id, id), eq(checkouts.userId, userId), eq(checkouts.state, 'open')))
  if (state === 'complete') return
  await connection
    .delete(purchaseConsents)
    .where(and(eq(purchaseConsents.checkoutId, id), eq(purchaseConsents.accountId, userId)))
}

/** Records that the account's plan has ended: the retention time of its consents starts now. */
export async function endConsents(connection: Connection, accountId: string, endedAt: Date): Promise<void> {
  await connection
    .update(purchaseConsents)
    .set({ endedAt })
    .where(and(eq(purchaseConsents.accountId, accountId), isNull(purchaseConsents.endedAt)))
}
