import { sql } from 'drizzle-orm'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import { additionsOf } from '#domain/plan-additions'
import { subscriptionTiers } from './tables.ts'

const everything = { hasModel: true, addsChildren: true }

/** The plans and their prices in dollars a month, with all that they can add; a card shows what works there. */
const tiers = [
  {
    id: 'price_basic',
    name: 'Basic',
    description: 'For one reader who studies a few texts a week.',
    price: '5.00',
    features: additionsOf('basic', everything).adds,
  },
  {
    id: 'price_pro',
    name: 'Pro',
    description: 'For one reader who studies long texts.',
    price: '10.00',
    features: additionsOf('pro', everything).adds,
  },
  {
    id: 'price_team',
    name: 'Team',
    description: 'For a family, or for an adult who reads with a few children.',
    price: '20.00',
    features: additionsOf('team', everything).adds,
  },
]

/** Writes the tiers. Running it again changes nothing; a Stripe price that an operator set stays. */
export async function seedTiers(query: NodePgDatabase): Promise<void> {
  await query
    .insert(subscriptionTiers)
    .values(tiers)
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
