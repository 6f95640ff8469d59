import { expect, test } from 'vitest'
import { eachDatabase } from '#tests/database'
import { nameRequester, runRequest } from '../turns/requester.ts'

const many = 100

eachDatabase(({ database }) => {
  /** Many statements from one place, then one from another; how many of the many were over before the one. */
  async function overBefore(
    flood: <Result>(run: () => Result) => Result,
    other: <Result>(run: () => Result) => Result,
  ): Promise<number> {
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
      (run) => runRequest('203.0.113.0/24', run),
      (run) => runRequest('198.51.100.0/24', run),
    )
    expect(before).toBeLessThan(many / 2)
  })

  test('in one network a person who asks little goes before one who asks much', async () => {
    const as = (owner: string) => (run: () => unknown) =>
      runRequest('192.0.2.0/24', () => {
        nameRequester(owner)
        return run()
      })
    const before = await overBefore(as('one') as never, as('other') as never)
    expect(before).toBeLessThan(many / 2)
  })

  test('one person alone is served in the order of asking', async () => {
    const run = <Result>(work: () => Result) => runRequest('192.0.2.0/24', work)
    expect(await overBefore(run, run)).toBeGreaterThan(many / 2)
  })

  test('a statement that fails gives its turn on', async () => {
    const { pool } = database()
    const max = pool.options.max ?? 1
    await Promise.allSettled(Array.from({ length: 3 * max }, () => pool.query('select 1 / 0')))
    await expect(pool.query('select 1 as one')).resolves.toMatchObject({ rows: [{ one: 1 }] })
  })
})
