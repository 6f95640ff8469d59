import { and, eq, inArray, sql } from 'drizzle-orm'
import { type Subscription, type TierId, tierIds } from '#domain/plans'
import type { Connection, Database } from '../database/open-database.ts'
import { modelAnswers, subscriptions, subscriptionTiers } from '../database/tables.ts'
import type { PaidSubscription, Payments } from './payments.ts'

type Provider = Payments['provider']
export type SubscriptionRow = typeof subscriptions.$inferSelect

/** The subscription row of a person with the name of its tier, or null. */
export async function readSubscription(
  database: Database,
  userId: string,
): Promise<(Subscription & { provider: Provider }) | null> {
  const [row] = await database.query
    .select({ ...planColumns, tierName: subscriptionTiers.name })
    .from(subscriptions)
    .leftJoin(subscriptionTiers, eq(subscriptionTiers.id, subscriptions.subscriptionTierId))
    .where(eq(subscriptions.userId, userId))
  return row ?? null
}

/** The same without the tier's name, for when the tiers can't be read. */
export async function readSubscriptionAlone(
  database: Database,
  userId: string,
): Promise<(Subscription & { provider: Provider }) | null> {
  const [row] = await database.query
    .select(planColumns)
    .from(subscriptions)
    .where(eq(subscriptions.userId, userId))
  return row ?? null
}

const planColumns = {
  status: subscriptions.status,
  currentPeriodEnd: subscriptions.currentPeriodEnd,
  subscriptionTierId: subscriptions.subscriptionTierId,
  pastDueSince: subscriptions.pastDueSince,
  provider: subscriptions.provider,
}

/** The whole subscription row of a person at one payment service, or null. */
export async function findSubscription(
  connection: Connection,
  userId: string,
  provider: Provider,
): Promise<SubscriptionRow | null> {
  const [row] = await connection
    .select()
    .from(subscriptions)
    .where(and(eq(subscriptions.userId, userId), eq(subscriptions.provider, provider)))
  return row ?? null
}

/** Stores a person's subscription as the service reports it; null deletes it. */
export async function setSubscription(
  connection: Connection,
  owner: { userId: string; provider: Provider; customerId: string },
  subscription: PaidSubscription | null,
  now: Date,
): Promise<void> {
  const { userId, provider, customerId } = owner
  if (!subscription) {
    const own = and(eq(subscriptions.userId, userId), eq(subscriptions.provider, provider))
    await connection.delete(subscriptions).where(own)
    return
  }
  const state = {
    status: subscription.status,
    currentPeriodEnd: subscription.currentPeriodEnd,
    subscriptionTierId: subscription.tierId,
    provider,
    stripeCustomerId: customerId,
    stripeSubscriptionId: subscription.id,
    cancelAtPeriodEnd: subscription.cancelAtPeriodEnd,
    pastDueSince: subscription.pastDueSince,
    updatedAt: now,
  }
  await connection
    .insert(subscriptions)
    .values({ userId, ...state })
    .onConflictDoUpdate({ target: subscriptions.userId, set: state })
}

/** The plans that can be bought, cheapest first. */
export async function listTiers(connection: Connection) {
  return connection
    .select({
      id: sql<TierId>`${subscriptionTiers.id}`,
      name: subscriptionTiers.name,
      description: subscriptionTiers.description,
      price: subscriptionTiers.price,
    })
    .from(subscriptionTiers)
    .where(inArray(subscriptionTiers.id, [...tierIds]))
    .orderBy(subscriptionTiers.price, subscriptionTiers.id)
}

/** AI answers that a person has used on a day ("2026-03-02"). */
export async function countModelAnswers(database: Database, userId: string, day: string): Promise<number> {
  const [row] = await database.query
    .select({ used: modelAnswers.count })
    .from(modelAnswers)
    .where(and(eq(modelAnswers.userId, userId), eq(modelAnswers.day, day)))
  return row?.used ?? 0
}
