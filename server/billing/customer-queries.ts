import { and, eq, inArray, isNotNull, lt, notInArray, or, sql } from 'drizzle-orm'
import { users } from '../database/account-tables.ts'
import { billingCustomers, checkouts, paymentEvents } from '../database/billing-tables.ts'
import type { Database } from '../database/open-database.ts'
import { subscriptions } from '../database/tables.ts'
import type { Connection as JobConnection } from '../jobs/queries.ts'
import type { PaymentEvent, Payments } from './payments.ts'
import type { Connection } from './queries.ts'

type Provider = Payments['provider']

/** The account's row at a payment service, made when it is not there. */
export async function placeCustomer(connection: Connection, userId: string, provider: Provider) {
  const mine = and(eq(billingCustomers.userId, userId), eq(billingCustomers.provider, provider))
  await connection.insert(billingCustomers).values({ userId, provider }).onConflictDoNothing()
  const [row] = await connection.select().from(billingCustomers).where(mine)
  if (!row) throw new Error('the customer was not written')
  return row
}

export async function nameCustomer(
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

export async function findCustomer(connection: Connection, userId: string, provider: Provider) {
  const [row] = await connection
    .select()
    .from(billingCustomers)
    .where(and(eq(billingCustomers.userId, userId), eq(billingCustomers.provider, provider)))
  return row ?? null
}

/** Takes the next turn of looking at a customer, with the address that its person has now. Null for an unknown customer. */
export async function takeTurn(database: Database, provider: Provider, customerId: string) {
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

/** Notes that this turn's view is the one that counts. False when a later turn was kept already. */
export async function keepTurn(
  connection: Connection,
  id: string,
  turn: number,
  now: Date,
): Promise<boolean> {
  const kept = await connection
    .update(billingCustomers)
    .set({ syncedTurn: turn, syncedAt: now })
    .where(and(eq(billingCustomers.id, id), lt(billingCustomers.syncedTurn, turn)))
    .returning({ id: billingCustomers.id })
  return kept.length > 0
}

/** Customers whose plan may change or whose purchase is open, `limit` at a time in the order of their ids. */
export async function listUnsettled(
  database: Database,
  provider: Provider,
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

/** Writes an event down; false when it was known. */
export async function insertPaymentEvent(
  connection: JobConnection,
  event: PaymentEvent & { provider: Provider; receivedAt: Date },
): Promise<boolean> {
  const rows = await connection
    .insert(paymentEvents)
    .values(event)
    .onConflictDoNothing()
    .returning({ id: paymentEvents.id })
  return rows.length > 0
}

/** Everything that an account is at the payment services. */
export async function listCustomersOf(
  connection: Connection,
  userId: string,
): Promise<{ provider: Provider; customerId: string }[]> {
  const rows = await connection
    .select({ provider: billingCustomers.provider, customerId: billingCustomers.customerId })
    .from(billingCustomers)
    .where(and(eq(billingCustomers.userId, userId), isNotNull(billingCustomers.customerId)))
  return rows.flatMap(({ provider, customerId }) => (customerId ? [{ provider, customerId }] : []))
}

/** Returns whose customer it was, or null when it was nobody's. */
export async function deleteCustomer(
  connection: Connection,
  provider: Provider,
  customerId: string,
): Promise<string | null> {
  const [row] = await connection
    .delete(billingCustomers)
    .where(and(eq(billingCustomers.customerId, customerId), eq(billingCustomers.provider, provider)))
    .returning({ userId: billingCustomers.userId })
  return row?.userId ?? null
}
