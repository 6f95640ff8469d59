import { sql } from 'drizzle-orm'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import { subscriptionTiers } from './tables.ts'

/** The plans and their prices in dollars a month. A card lists only what works today. */
const tiers = [
  {
    id: 'price_basic',
    name: 'Basic',
    description: 'For one reader who studies a few texts a week.',
    price: '5.00',
    features: [
      'Explanations for four grade levels and three content types',
      '10 AI answers a day; after that the built-in reader answers',
      'Passages of up to 40,000 characters, typed, pasted or from a .txt or .pdf file',
      'Follow-up questions',
      'History of every explanation, with downloads',
    ],
  },
  {
    id: 'price_pro',
    name: 'Pro',
    description: 'For one reader who studies long texts.',
    price: '10.00',
    features: ['Everything in Basic', '50 AI answers a day', 'Passages of up to 80,000 characters'],
  },
  {
    id: 'price_team',
    name: 'Team',
    description: 'For a family or a class.',
    price: '20.00',
    features: [
      'Everything in Pro',
      'Up to 6 readers under one grown-up, each with their own history',
      '50 AI answers a day for each reader',
    ],
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
