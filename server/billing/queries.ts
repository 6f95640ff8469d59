import { eq } from 'drizzle-orm'
import type { Subscription } from '#domain/plans'
import type { Database } from '../database/open-database.ts'
import { subscriptions } from '../database/tables.ts'

/** The subscription row of a person, or null. */
export async function readSubscription(database: Database, userId: string): Promise<Subscription | null> {
  const [row] = await database.query
    .select({
      status: subscriptions.status,
      currentPeriodEnd: subscriptions.currentPeriodEnd,
      subscriptionTierId: subscriptions.subscriptionTierId,
    })
    .from(subscriptions)
    .where(eq(subscriptions.userId, userId))
  return row ?? null
}
