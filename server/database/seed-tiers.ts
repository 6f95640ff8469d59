import { sql } from 'drizzle-orm'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import { additionsOf } from '#domain/plan-additions'
import { plans, tiers } from '#domain/plans'
import { subscriptionTiers } from './tables.ts'

const everything = { hasModel: true, addsChildren: true }

/** The plans, with all that they can add; a card shows what works there. */
const rows = tiers.map((tier) => {
  const { name, description, price } = plans[tier]
  return { id: `price_${tier}`, name, description, price, features: additionsOf(tier, everything).adds }
})

/** Writes the tiers. Running it again changes nothing; a Stripe price that an operator set stays. */
export async function seedTiers(query: NodePgDatabase): Promise<void> {
  await query
    .insert(subscriptionTiers)
    .values(rows)
    .onConflictDoUpdate({
      target: subscriptionTiers.id,
      set: {
        name: sql`excluded.name`,
        description: sql`excluded.description`,
        price: sql`excluded.price`,
        features: sql`excluded.features`,
      },
    })
}
