import { and, eq, inArray, isNotNull, lt, notInArray, or, sql } from 'drizzle-orm'
import { users } from '../database/account-tables.ts'
import { billingCustomers, checkouts, paymentEvents } from '../database/billing-tables.ts'
import type { Connection, Database } from '../database/open-database.ts'
import { subscriptions } from '../database/tables.ts'
import type { PaymentEvent, Payments } from './payments.ts'

type PaymentProvider = Payments['provider']

/** The account's row at a payment service, created if there is none. */
export async function ensureCustomer(connection: Connection, userId: string, provider: PaymentProvider) {
  const mine = and(eq(billingCustomers.userId, userId), eq(billingCustomers.provider, provider))
  await connection.insert(billingCustomers).values({ userId, provider }).onConflictDoNothing()
  const [row] = await connection.select().from(billingCustomers).where(mine)
  if (!row) throw new Error('the customer was not written')
  return row
}

export async function setCustomer(
  connection: Connection,
  userId: string,
  id: string,
  known: { customerId: string; emailHash: string },
): Promise<void> {
  await connection
    .update(billingCustomers)
    .set(known)
    .where(and(eq(billingCustomers.id, id), eq(billingCustomers.userId, userId)))
}

export async function findCustomer(connection: Connection, userId: string, provider: PaymentProvider) {
  const [row] = await connection
    .select()
    .from(billingCustomers)
    .where(and(eq(billingCustomers.userId, userId), eq(billingCustomers.provider, provider)))
  return row ?? null
}

/** Issues the next fencing token of a customer (`syncTurn`), with the person's email. Null for an unknown customer. */
export async function issueFencingToken(database: Database, provider: PaymentProvider, customerId: string) {
  const [row] = await database.query
    .update(billingCustomers)
    .set({ syncTurn: sql`${billingCustomers.syncTurn} + 1` })
    .where(and(eq(billingCustomers.customerId, customerId), eq(billingCustomers.provider, provider)))
    .returning()
  if (!row) return null
  const [person] = await database.query
    .select({ email: users.email })
    .from(users)
    .where(eq(users.id, row.userId))
  return { ...row, email: person?.email ?? null }
}

/** Accepts the result of the sync with this fencing token. False when a newer one was accepted already. */
export async function acceptFencingToken(
  connection: Connection,
  id: string,
  token: number,
  now: Date,
): Promise<boolean> {
  const accepted = await connection
    .update(billingCustomers)
    .set({ syncedTurn: token, syncedAt: now })
    .where(and(eq(billingCustomers.id, id), lt(billingCustomers.syncedTurn, token)))
    .returning({ id: billingCustomers.id })
  return accepted.length > 0
}

/** Customers whose plan may change or whose purchase is open, `limit` at a time in the order of their ids. */
export async function listUnsettled(
  database: Database,
  provider: PaymentProvider,
  page: { after: string; limit: number },
) {
  const settled = database.query
    .select({ userId: subscriptions.userId })
    .from(subscriptions)
    .where(inArray(subscriptions.status, ['canceled', 'incomplete_expired']))
  const buying = database.query
    .select({ userId: checkouts.userId })
    .from(checkouts)
    .where(eq(checkouts.state, 'open'))
  return database.query
    .select({ id: billingCustomers.id, customerId: billingCustomers.customerId })
    .from(billingCustomers)
    .where(
      and(
        eq(billingCustomers.provider, provider),
        isNotNull(billingCustomers.customerId),
        sql`${billingCustomers.id}::text > ${page.after}`,
        or(notInArray(billingCustomers.userId, settled), inArray(billingCustomers.userId, buying)),
      ),
    )
    .orderBy(sql`${billingCustomers.id}::text`)
    .limit(page.limit)
}

/** Stores an event. False when it was stored before. */
export async function insertPaymentEvent(
  connection: Connection,
  event: PaymentEvent & { provider: PaymentProvider; receivedAt: Date },
): Promise<boolean> {
  const rows = await connection
    .insert(paymentEvents)
    .values(event)
    .onConflictDoNothing()
    .returning({ id: paymentEvents.id })
  return rows.length > 0
}

/** The account's customers at all payment services. */
export async function listCustomersOf(
  connection: Connection,
  userId: string,
): Promise<{ provider: PaymentProvider; customerId: string }[]> {
  const rows = await connection
    .select({ provider: billingCustomers.provider, customerId: billingCustomers.customerId })
    .from(billingCustomers)
    .where(and(eq(billingCustomers.userId, userId), isNotNull(billingCustomers.customerId)))
  return rows.flatMap(({ provider, customerId }) => (customerId ? [{ provider, customerId }] : []))
}

/** Deletes a customer. Returns whose it was, or null for an unknown one. */
export async function deleteCustomer(
  connection: Connection,
  provider: PaymentProvider,
  customerId: string,
): Promise<string | null> {
  const [row] = await connection
    .delete(billingCustomers)
    .where(and(eq(billingCustomers.customerId, customerId), eq(billingCustomers.provider, provider)))
    .returning({ userId: billingCustomers.userId })
  return row?.userId ?? null
}
