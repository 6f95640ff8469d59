import {
  closeSync,
  existsSync,
  openSync,
  readdirSync,
  readFileSync,
  statSync,
  writeFileSync,
  writeSync,
} from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type DatabaseLocation, embeddedLocation, silentLog } from '#tests/database'
import { type Database, openDatabase } from '../open-database.ts'
import { startVacuuming } from '../vacuum.ts'
import { checkDatabase, type NightlyCheck, readNightlyCheck } from './nightly-check.ts'
import { dumpDaily } from './write-dump.ts'

/** Restoring on trial makes a new cluster, which takes long where other tests run beside. */
vi.setConfig({ testTimeout: 120_000 })

let location: DatabaseLocation
let database: Database
let home: string
beforeEach(async () => {
  location = await embeddedLocation()
  home = location.settings.DATA_DIR
  database = await openDatabase(location.settings, silentLog)
})
afterEach(async () => {
  await database.close()
  await location.remove()
})

const secret = 'The otter under the stairs'

/** A row that stays, and one whose text is long enough to be stored apart from it. */
async function fill(): Promise<void> {
  await database.pool.query(
    `insert into users (id, email, age_band) values ('ann', 'ann@example.org', 'adult')`,
  )
  const noise = Array.from({ length: 4_000 }, (_, at) => (at * 7_919).toString(36)).join(' ')
  for (const preview of ['kept', secret])
    await database.pool.query(
      `insert into conversations (user_id, grade_level, content_type, preview, conversation_data)
       values ('ann', 'middle', 'poetry', $1, $2)`,
      [preview, JSON.stringify([{ role: 'user', content: `${preview} ${noise}` }])],
    )
}

function filesUnder(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
}

function filesWith(words: string): string[] {
  return filesUnder(join(home, 'database')).filter((file) => readFileSync(file).includes(words))
}

function runtime(errors: string[] = []) {
  const log = { ...silentLog, error: (event: string) => errors.push(event) }
  return { settings: location.settings, database, log, now: () => new Date('2026-11-27T00:10:00Z') }
}

test('after the nightly check no file of the database holds what was deleted', async () => {
  await fill()
  await database.pool.query('checkpoint')
  expect(filesWith(secret)).not.toEqual([])
  await database.pool.query('delete from conversations where preview = $1', [secret])
  await dumpDaily({}, runtime())
  await checkDatabase({}, runtime())
  await database.close()
  expect(filesWith(secret)).toEqual([])
  expect(filesWith('kept')).not.toEqual([])
})

function lastCheck(): NightlyCheck {
  const check = readNightlyCheck(home)
  if (!check || check === 'unreadable') throw new Error('There is no record of a check.')
  return check
}

test('the newest dump is restored on trial and counted, and nothing of the trial stays', async () => {
  await fill()
  await dumpDaily({}, runtime())
  await checkDatabase({}, runtime())
  const check = lastCheck()
  const { rows } = await database.pool.query<{ count: number }>(
    'select (select count(*) from users)::int + (select count(*) from conversations)::int as count',
  )
  expect(check.rows).toBeGreaterThanOrEqual(rows[0]?.count ?? 0)
  expect(check.pages).toBeGreaterThan(100)
  expect(existsSync(join(home, 'trying'))).toBe(false)
})

test('a dump with a row less than it says is reported', async () => {
  await fill()
  await dumpDaily({}, runtime())
  const [dump = ''] = readdirSync(join(home, 'dumps'))
  const file = openSync(join(home, 'dumps', dump), 'r+')
  writeSync(file, Buffer.alloc(50, 7), 0, 50, statSync(join(home, 'dumps', dump)).size - 50)
  closeSync(file)
  const errors: string[] = []
  await checkDatabase({}, runtime(errors))
  expect(errors).toEqual(['dump_not_restored'])
  expect(readNightlyCheck(home)).toMatchObject({ rows: null, pages: expect.any(Number) })
})

test('a damaged page is reported, and the database goes on', async () => {
  await fill()
  const { rows } = await database.pool.query<{ path: string }>(
    `select pg_relation_filepath(reltoastrelid) as path from pg_class where relname = 'conversations'`,
  )
  await database.close()
  const file = openSync(join(home, 'database', rows[0]?.path ?? ''), 'r+')
  writeSync(file, Buffer.from('spilled'), 0, 7, 6_000)
  closeSync(file)
  database = await openDatabase(location.settings, silentLog)
  const errors: string[] = []
  await checkDatabase({}, runtime(errors))
  expect(errors).toEqual(['database_damaged'])
  expect(lastCheck().pages).toBeNull()
  await expect(database.ping()).resolves.toBeUndefined()
})

test('a record that was cut is not taken for a check that never ran', async () => {
  expect(readNightlyCheck(home)).toBeNull()
  await fill()
  await checkDatabase({}, runtime())
  const record = join(home, 'last-check.json')
  writeFileSync(record, readFileSync(record, 'utf8').slice(0, 20))
  expect(readNightlyCheck(home)).toBe('unreadable')
})

test('a draft that is typed over again and again does not make the files grow', async () => {
  await fill()
  const size = () => filesUnder(join(home, 'database')).reduce((sum, file) => sum + statSync(file).size, 0)
  const overwrite = async () => {
    for (let turn = 0; turn < 300; turn += 1)
      await database.pool.query(`update conversations set conversation_data = $1 where preview = 'kept'`, [
        JSON.stringify([
          Array.from({ length: 12_000 }, (_, at) => ((at + turn) * 7_919).toString(36)).join(' '),
        ]),
      ])
  }
  const end = startVacuuming(database.pool, silentLog, 50)
  await overwrite()
  const once = size()
  for (let turn = 0; turn < 4; turn += 1) await overwrite()
  end()
  expect(size() - once).toBeLessThan(48 * 1024 * 1024)
})
