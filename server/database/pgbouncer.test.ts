import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type DatabaseLocation, hasPostgres, postgresLocation, silentLog } from '#tests/database'
import { findPgBouncer, type PgBouncer, startPgBouncer } from '#tests/pgbouncer'
import { counters } from './account-tables.ts'
import { type Database, openDatabase } from './open-database.ts'

const program = findPgBouncer()
const canRun = hasPostgres() && program !== null
if (!canRun) {
  const missing = program ? 'PostgreSQL' : 'pgbouncer'
  process.stderr.write(`PgBouncer: not tested, there is no ${missing} on this machine.\n`)
}

describe.runIf(canRun)('behind PgBouncer in transaction mode', () => {
  let location: DatabaseLocation
  let bouncer: PgBouncer
  let opened: Database[]

  beforeAll(async () => {
    location = await postgresLocation()
    bouncer = await startPgBouncer(String(program), String(location.settings.DATABASE_URL))
    const settings = { ...location.settings, DATABASE_URL: bouncer.url }
    opened = await Promise.all([1, 2, 3].map(() => openDatabase(settings, silentLog)))
  })
  afterAll(async () => {
    await Promise.all(opened.map((database) => database.close()))
    await bouncer.stop()
    await location.remove()
  })

  test('processes that start together make the tables once', async () => {
    for (const database of opened) {
      const tiers = await database.pool.query('select count(*)::int as tiers from subscription_tiers')
      expect(tiers.rows[0].tiers).toBe(3)
    }
  })

  test('statements and transactions of many requests keep their own values', async () => {
    const numbers = Array.from({ length: 120 }, (_, number) => number)
    const answers = await Promise.all(
      numbers.map((number) =>
        opened[number % 3]?.query.transaction(async (inside) => {
          await inside.insert(counters).values({ key: `key ${number}`, count: number, resetsAt: new Date() })
          return inside.execute<{ given: number }>(sql`select ${number}::int as given`)
        }),
      ),
    )
    expect(answers.map((answer) => answer?.rows[0]?.given)).toEqual(numbers)
  })

  test('a statement that takes too long is ended at the server, and nothing of the limit stays behind', async () => {
    const database = opened[0]
    const slow = database?.pool.query('select pg_sleep(60)')
    await expect(slow).rejects.toMatchObject({ code: '57014' })
    const sleeping = await database?.pool.query(
      `select count(*)::int as running from pg_stat_activity where query like 'select pg_sleep%' and state = 'active'`,
    )
    expect(sleeping?.rows[0].running).toBe(0)
    const limits = await Promise.all(
      Array.from({ length: 12 }, () => database?.pool.query('show statement_timeout')),
    )
    expect(new Set(limits.map((limit) => limit?.rows[0].statement_timeout))).toEqual(new Set(['0']))
  })
})
