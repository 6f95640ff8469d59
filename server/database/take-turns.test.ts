import pg from 'pg'
import { expect, test } from 'vitest'
import { eachDatabase } from '#tests/database'
import { takeTurns } from './take-turns.ts'

type As = <Result>(run: () => Result) => Result

const many = 100

eachDatabase(({ database }) => {
  /** Many statements from one place, then one from another; how many of the many were over before the one. */
  async function overBefore(flood: As, other: As): Promise<number> {
    const { pool } = database()
    let over = 0
    const flooding = flood(() =>
      Promise.all(
        Array.from({ length: many }, () => pool.query('select pg_sleep(0.005)').then(() => (over += 1))),
      ),
    )
    const before = await other(() => pool.query('select 1').then(() => over))
    await flooding
    return before
  }

  test('a network that asks little goes before one that asks much', async () => {
    const before = await overBefore(
      (run) => database().requesters.run('203.0.113.0/24', run),
      (run) => database().requesters.run('198.51.100.0/24', run),
    )
    expect(before).toBeLessThan(many / 2)
  })

  test('in one network a person who asks little goes before one who asks much', async () => {
    const as =
      (owner: string): As =>
      (run) =>
        database().requesters.run('192.0.2.0/24', () => {
          database().requesters.name(owner)
          return run()
        })
    const before = await overBefore(as('one'), as('other'))
    expect(before).toBeLessThan(many / 2)
  })

  test('what the product does by itself goes before everybody', async () => {
    for (const network of ['198.51.100.0/24', '192.0.2.0/24'])
      expect(
        await overBefore(
          (run) => database().requesters.run(network, run),
          (run) => run(),
        ),
      ).toBeLessThan(many / 2)
  })

  test('one person alone is served in the order of asking', async () => {
    const run = <Result>(work: () => Result) => database().requesters.run('192.0.2.0/24', work)
    expect(await overBefore(run, run)).toBeGreaterThan(many / 2)
  })

  test('a statement that fails gives its turn on', async () => {
    const { pool } = database()
    const max = pool.options.max ?? 1
    await Promise.allSettled(Array.from({ length: 3 * max }, () => pool.query('select 1 / 0')))
    await expect(pool.query('select 1 as one')).resolves.toMatchObject({ rows: [{ one: 1 }] })
  })

  test('a turn that does not come in time ends in the driver’s error, and the next one comes', async () => {
    const pool = new pg.Pool({ ...database().pool.options, max: 1 })
    takeTurns(pool, 50)
    const busy = pool.query('select pg_sleep(1)')
    await expect(pool.query('select 1')).rejects.toThrow('timeout exceeded when trying to connect')
    await busy
    await expect(pool.query('select 1 as one')).resolves.toMatchObject({ rows: [{ one: 1 }] })
    await pool.end()
  })
})
