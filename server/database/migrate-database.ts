import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres'
import { migrate } from 'drizzle-orm/node-postgres/migrator'
import pg from 'pg'
import { additionsOf } from '#domain/plan-additions'
import { plans, tiers } from '#domain/plans'
import { subscriptionTiers } from './tables.ts'

/** Any number that nothing else on the server locks. */
const migrationLock = 7_230_115
const oldestServer = 150_000

/**
 * Brings the tables up to date and seeds the tiers. Processes that start together wait for each other:
 * Drizzle's migrator has no lock of its own and fails when two run at once.
 */
export async function migrateDatabase(connection: pg.ClientConfig): Promise<void> {
  // Its own connection: waiting for the lock may take longer than a statement is allowed to.
  const client = new pg.Client({ ...connection, query_timeout: undefined, connectionTimeoutMillis: 10_000 })
  // A connection that breaks rejects the query that is under way; without a listener it would end the process.
  client.on('error', () => {})
  await client.connect().catch((cause) => {
    throw new Error(`The database does not answer (${codeOf(cause)}). Check DATABASE_URL.`, { cause })
  })
  try {
    await refuseOldServer(client)
    const query = drizzle(client)
    // The lock of a transaction: one of a session stays with whichever connection a pooler took. Drizzle's own
    // `begin` inside of it changes nothing, and its `commit` ends both when every table is there.
    await client.query('begin')
    await client.query('select pg_advisory_xact_lock($1)', [migrationLock])
    await migrate(query, { migrationsFolder: join(process.cwd(), 'server/database/migrations') })
    await seedTiers(query)
  } finally {
    await client.end()
  }
}

async function refuseOldServer(client: pg.Client): Promise<void> {
  const result = await client.query<{ server_version_num: string }>('show server_version_num')
  const version = Number(result.rows[0]?.server_version_num)
  if (version < oldestServer) {
    throw new Error(
      `DATABASE_URL leads to PostgreSQL ${Math.floor(version / 10_000)}; 15 or newer is needed.`,
    )
  }
}

function codeOf(error: unknown): string {
  if (error instanceof Error && 'code' in error) return String(error.code)
  return error instanceof Error ? error.message : 'unknown'
}

const everything = { hasModel: true, addsChildren: true }

/** The plans, with all that they can add; a card shows what works there. */
const rows = tiers.map((tier) => {
  const { name, description, price } = plans[tier]
  return { id: `price_${tier}`, name, description, price, features: additionsOf(tier, everything).adds }
})

/** Writes the tiers. Running it again changes nothing; a Stripe price that an operator set stays. */
async function seedTiers(query: NodePgDatabase): Promise<void> {
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
