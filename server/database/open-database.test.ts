import { eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { eachDatabase } from '#tests/database'
import { subscriptionTiers } from './tables.ts'

eachDatabase(({ database }) => {
  test('the three plans are there with their prices', async () => {
    const rows = await database().query.select().from(subscriptionTiers)
    expect(rows.map((row) => [row.id, row.name, row.price]).sort()).toEqual([
      ['price_basic', 'Basic', '5.00'],
      ['price_pro', 'Pro', '10.00'],
      ['price_team', 'Team', '20.00'],
    ])
  })

  test('statements of many requests at once keep their own values', async () => {
    const numbers = Array.from({ length: 200 }, (_, number) => number)
    const answers = await Promise.all(
      numbers.map((number) => database().pool.query('select $1::int as given', [number])),
    )
    expect(answers.map((answer) => answer.rows[0].given)).toEqual(numbers)
  })

  test('a transaction that fails leaves nothing behind', async () => {
    const { query } = database()
    const failing = query.transaction(async (inside) => {
      await inside
        .update(subscriptionTiers)
        .set({ name: 'Wrong' })
        .where(eq(subscriptionTiers.id, 'price_pro'))
      await inside.execute(sql`select 1 / 0`)
    })
    await expect(failing).rejects.toThrow()
    const [pro] = await query.select().from(subscriptionTiers).where(eq(subscriptionTiers.id, 'price_pro'))
    expect(pro?.name).toBe('Pro')
  })

  test('requests that find every connection taken wait their turn', async () => {
    const { pool } = database()
    const busy = Array.from({ length: pool.options.max ?? 1 }, () => pool.query('select pg_sleep(2.5)'))
    const waiting = Array.from({ length: 30 }, () => pool.query('select 1'))
    expect(await Promise.all(waiting)).toHaveLength(30)
    await Promise.all(busy)
  })

  test('a ping resolves while the database is open', async () => {
    await expect(database().ping()).resolves.toBeUndefined()
  })
})
