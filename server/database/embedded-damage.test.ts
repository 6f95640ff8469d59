import { cpSync, existsSync, mkdirSync, readdirSync, rmSync, truncateSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type DatabaseLocation, embeddedLocation, silentLog } from '#tests/database'
import { dumpFile } from './list-dumps.ts'
import { openDatabase } from './open-database.ts'

vi.setConfig({ testTimeout: 120_000 })

let location: DatabaseLocation
let folder: string
beforeEach(async () => {
  location = await embeddedLocation()
  folder = join(location.settings.DATA_DIR, 'database')
})
afterEach(() => location.remove())

function open() {
  return openDatabase(location.settings, silentLog)
}

const oneSentence = /^The database in .+ can't be opened: its files are damaged, or of another version\. /

test('without its PG_VERSION a folder with data is refused, and stays as it is', async () => {
  rmSync(join(folder, 'PG_VERSION'))
  const before = readdirSync(folder)
  await expect(open()).rejects.toThrow(
    /^The folder .+ holds data, but its file PG_VERSION is missing\. There is no daily dump: put a backup/,
  )
  expect(readdirSync(folder)).toEqual(before)
})

test('an empty folder beside daily dumps is refused, and the newest dump is named', async () => {
  rmSync(folder, { recursive: true })
  mkdirSync(join(location.settings.DATA_DIR, 'dumps'))
  for (const day of ['2026-11-19', '2026-11-20']) {
    writeFileSync(dumpFile(location.settings.DATA_DIR, new Date(`${day}T01:00:00Z`)), '')
  }
  await expect(open()).rejects.toThrow(
    /daily dumps .+ npm run admin -- restore .+tonewise-2026-11-20\.jsonl\.gz To begin anew .+ remove the folder dumps\.$/,
  )
})

test.each<[string, () => void]>([
  ['a control file cut off', () => truncateSync(join(folder, 'global', 'pg_control'), 100)],
  ['no folder for tables', () => rmSync(join(folder, 'base'), { recursive: true })],
  ['no write-ahead log', () => rmSync(join(folder, 'pg_wal'), { recursive: true })],
  ['another version', () => writeFileSync(join(folder, 'PG_VERSION'), '9\n')],
  ['a table cut off', () => cutTables()],
])('%s: one plain sentence that says what to do', async (_name, damage) => {
  damage()
  const opening = open()
  await expect(opening).rejects.toThrow(oneSentence)
  await expect(opening).rejects.not.toThrow(/Aborted|RuntimeError/)
})

/** Half a block of every table of ours: the engine starts, and fails where it reads. */
function cutTables() {
  const databases = readdirSync(join(folder, 'base')).map((name) => join(folder, 'base', name))
  for (const database of databases) {
    for (const name of readdirSync(database).filter((file) => /^\d+$/.test(file) && Number(file) > 16_384)) {
      writeFileSync(join(database, name), Buffer.alloc(8_192, 9))
    }
  }
}

test('a first start that was killed in the middle begins again', async () => {
  const { DATA_DIR } = location.settings
  cpSync(join(folder, 'global'), join(DATA_DIR, 'half'), { recursive: true })
  rmSync(folder, { recursive: true })
  mkdirSync(folder)
  cpSync(join(DATA_DIR, 'half'), join(folder, 'global'), { recursive: true })
  writeFileSync(join(DATA_DIR, 'database.unfinished'), '')
  const database = await open()
  await database.close()
  expect(existsSync(join(DATA_DIR, 'database.unfinished'))).toBe(false)
})
