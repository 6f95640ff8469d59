import { expect, test } from 'vitest'
import { eachDatabase } from '#tests/database'
import { checkAgainst, countAgainst } from './count-against.ts'

const limit = { count: 3, window: 60_000 }
const start = new Date('2026-03-02T09:00:00Z')
const after = (ms: number) => new Date(start.getTime() + ms)

eachDatabase(({ database }) => {
  test('the limit holds within its window and begins again after it', async () => {
    const uses = []
    for (let index = 0; index < 4; index += 1) {
      uses.push(await countAgainst(database(), 'in a row', limit, after(index * 1_000)))
    }
    expect(uses.map((use) => use.allowed)).toEqual([true, true, true, false])
    expect(uses.map((use) => use.retryAfter)).toEqual([0, 0, 0, 57])
    expect(await countAgainst(database(), 'in a row', limit, after(60_000))).toEqual({
      allowed: true,
      retryAfter: 0,
    })
  })

  test('of 100 uses at once exactly as many pass as the limit says', async () => {
    const uses = await Promise.all(
      Array.from({ length: 100 }, () => countAgainst(database(), 'at once', limit, start)),
    )
    expect(uses.filter((use) => use.allowed)).toHaveLength(3)
  })

  test('a check does not count', async () => {
    const check = () => checkAgainst(database(), 'checked', { count: 1, window: 60_000 }, start)
    expect([await check(), await check()]).toEqual(Array(2).fill({ allowed: true, retryAfter: 0 }))
    await countAgainst(database(), 'checked', limit, start)
    expect(await check()).toEqual({ allowed: false, retryAfter: 60 })
  })

  test('a window that began in the future is void when the clock is right again', async () => {
    const day = 86_400_000
    for (let use = 0; use < 4; use += 1) await countAgainst(database(), 'ahead', limit, after(day))
    expect(await checkAgainst(database(), 'ahead', limit, after(day))).toMatchObject({ allowed: false })
    expect(await checkAgainst(database(), 'ahead', limit, start)).toEqual({ allowed: true, retryAfter: 0 })
    const uses = []
    for (let use = 0; use < 4; use += 1) uses.push(await countAgainst(database(), 'ahead', limit, start))
    expect(uses.map(({ allowed }) => allowed)).toEqual([true, true, true, false])
    expect(uses.at(-1)?.retryAfter).toBe(60)
  })

  test('a request over its limit makes no query until the window ends', async () => {
    const use = (at: Date) => countAgainst(database(), 'flood', { count: 1, window: 60_000 }, at)
    const inDatabase = async () =>
      (await database().pool.query("select count from counters where key = 'flood'")).rows[0].count
    await use(start)
    for (let n = 1; n <= 10; n += 1) expect((await use(after(n * 1_000))).retryAfter).toBe(60 - n)
    expect(await inDatabase()).toBe(2)
    expect((await use(after(60_000))).allowed).toBe(true)
  })

  test('expired counters are deleted when a new one begins', async () => {
    await countAgainst(database(), 'forgotten', limit, start)
    await countAgainst(database(), 'new', limit, after(3_600_000))
    const rows = await database().pool.query("select key from counters where key = 'forgotten'")
    expect(rows.rows).toEqual([])
  })
})
