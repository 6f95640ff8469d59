import { expect, test } from 'vitest'
import { hasPostgres, postgresLocation, silentLog } from '#tests/database'
import { readSettings } from '../env.ts'
import { openDatabase } from './open-database.ts'

if (hasPostgres()) {
  test('processes that start together on an empty PostgreSQL all find the tables', async () => {
    const location = await postgresLocation()
    const opened = await Promise.all([1, 2, 3, 4].map(() => openDatabase(location.settings, silentLog)))
    const counts = await Promise.all(
      opened.map((database) => database.pool.query('select count(*)::int as tiers from subscription_tiers')),
    )
    await Promise.all(opened.map((database) => database.close()))
    await location.remove()
    expect(counts.map((count) => count.rows[0].tiers)).toEqual([3, 3, 3, 3])
  })
}

test('a server that does not answer is named without its password', async () => {
  const settings = readSettings({ DATABASE_URL: 'postgres://reader:hidden-word@127.0.0.1:4199/none' })
  const opening = openDatabase(settings, silentLog)
  await expect(opening).rejects.toThrow(
    /^The database does not answer \(ECONNREFUSED\)\. Check DATABASE_URL\.$/,
  )
  await expect(opening).rejects.not.toThrow(/hidden-word/)
})
