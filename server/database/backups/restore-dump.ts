import { createReadStream, existsSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { createGunzip } from 'node:zlib'
import type pg from 'pg'
import type { DatabaseLog } from '../embedded.ts'
import { lockFolder } from '../lock-folder.ts'
import { type Database, type DatabaseSettings, openDatabase } from '../open-database.ts'
import type { DumpEnd, DumpHead, DumpRows } from './write-dump.ts'

/** When the dump was written, how many rows came back, and where the database is that it replaced. */
export type Restored = { at: string; rows: number; replaced: string | null }

/**
 * Puts a dump in the place of the embedded database. It is read into a new database first, which `finish` may change;
 * then the folders change places, and the old one is kept beside. Throws an Error with one sentence, and changes
 * nothing, when the product is running, the file is no whole dump or is of a newer version.
 */
export async function restoreDump(
  settings: DatabaseSettings,
  log: DatabaseLog,
  file: string,
  finish: (database: Database) => Promise<void>,
): Promise<Restored> {
  if (settings.DATABASE_URL) throw new Error('DATABASE_URL is set: restore that database with its own tools.')
  const { head, rows } = await checkDump(file)
  const home = settings.DATA_DIR
  const unlock = await lockFolder(home)
  const building = join(home, 'restoring')
  try {
    rmSync(building, { recursive: true, force: true })
    const database = await openDatabase({ ...settings, DATA_DIR: building }, log)
    try {
      await load(database.pool, file, head)
      await finish(database)
    } finally {
      await database.close()
    }
    const folder = join(home, 'database')
    const replaced = existsSync(folder) ? `${folder}-replaced-${Date.now()}` : null
    if (replaced) renameSync(folder, replaced)
    renameSync(join(building, 'database'), folder)
    rmSync(join(home, 'database.unfinished'), { force: true })
    return { at: head.at, rows, replaced }
  } finally {
    rmSync(building, { recursive: true, force: true })
    unlock()
  }
}

const silent: DatabaseLog = { info() {}, error() {} }

/**
 * Restores a dump into a database of its own, in `DATA_DIR/trying`, counts what came back, and removes it. Returns the
 * number of rows. Throws an Error with one sentence when the dump is not whole or some of its rows are missing.
 */
export async function tryRestore(file: string, home: string): Promise<number> {
  const { head, rows } = await checkDump(file)
  const folder = join(home, 'trying')
  rmSync(folder, { recursive: true, force: true })
  try {
    const database = await openDatabase({ DATA_DIR: folder }, silent)
    try {
      const dropped = await load(database.pool, file, head)
      const restored = await countRows(database.pool, Object.keys(head.tables))
      if (restored + dropped !== rows)
        throw new Error(`Of ${rows} rows in the dump ${file} only ${restored + dropped} could be restored.`)
      return restored
    } finally {
      await database.close()
    }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

async function countRows(pool: pg.Pool, tables: readonly string[]): Promise<number> {
  let count = 0
  for (const table of tables) {
    const { rows } = await pool.query<{ count: number }>(`select count(*)::int from public."${table}"`)
    count += rows[0]?.count ?? 0
  }
  return count
}

type Line = DumpHead | DumpRows | DumpEnd

async function* linesOf(file: string): AsyncGenerator<Line> {
  const text = createReadStream(file)
  const gunzip = createGunzip()
  text.on('error', (error) => gunzip.destroy(error))
  for await (const line of createInterface({
    input: text.pipe(gunzip),
    crlfDelay: Number.POSITIVE_INFINITY,
  })) {
    yield JSON.parse(line)
  }
}

/** Reads it to its end, so that a damaged one is refused before anything is done. */
async function checkDump(file: string): Promise<{ head: DumpHead; rows: number }> {
  if (!existsSync(file)) throw new Error(`There is no file ${file}.`)
  let head: DumpHead | undefined
  let rows = 0
  let end: number | undefined
  try {
    for await (const line of linesOf(file)) {
      if ('format' in line && line.format === 'tonewise-1') head = line
      if ('rows' in line) rows += line.rows.length
      if ('end' in line) end = line.end
    }
  } catch {
    end = undefined
  }
  if (!head || end !== rows)
    throw new Error(`The file ${file} is no whole dump of Tonewise. Nothing was changed.`)
  return { head, rows }
}

/**
 * Loads the rows as they are, with the checks between tables off, then drops those whose owner is not there. Returns
 * how many were dropped.
 */
async function load(pool: pg.Pool, file: string, head: DumpHead): Promise<number> {
  const client = await pool.connect()
  try {
    await refuseNewer(client, head)
    await client.query('set session_replication_role = replica')
    await client.query('begin')
    const columns = new Map<string, string>()
    for (const [table, names] of Object.entries(head.tables)) {
      const there = await client.query<{ column_name: string }>(
        `select column_name from information_schema.columns
         where table_schema = 'public' and table_name = $1 and column_name = any($2)`,
        [table, names],
      )
      if (there.rows.length === 0) continue
      columns.set(table, there.rows.map((row) => `"${row.column_name}"`).join(', '))
      await client.query(`delete from public."${table}"`)
    }
    for await (const line of linesOf(file)) {
      if (!('rows' in line)) continue
      const names = columns.get(line.table)
      if (!names) continue
      await client.query(
        `insert into public."${line.table}" (${names})
         select ${names} from json_populate_recordset(null::public."${line.table}", $1::json)
         on conflict do nothing`,
        [JSON.stringify(line.rows)],
      )
    }
    const dropped = await dropOrphans(client)
    // What was set aside for an answer on its way, which is not in a dump.
    await client.query('update demo_sessions set reserved = 0')
    await client.query('commit')
    await client.query('set session_replication_role = origin')
    return dropped
  } finally {
    client.release()
  }
}

/** A person may have been deleted while the dump was written, before or after their rows were. */
async function dropOrphans(client: pg.PoolClient): Promise<number> {
  const { rows } = await client.query<{
    child: string
    parent: string
    column: string
    key: string
    isLoose: boolean
  }>(
    `select c.conrelid::regclass::text as child, c.confrelid::regclass::text as parent, a.attname as column,
            k.attname as key, c.confdeltype = 'n' as "isLoose"
     from pg_constraint c
     join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
     join pg_attribute k on k.attrelid = c.confrelid and k.attnum = c.confkey[1]
     where c.contype = 'f' and c.connamespace = 'public'::regnamespace`,
  )
  let all = 0
  let changed: number
  // One that is dropped may have been the owner of others.
  do {
    changed = 0
    for (const { child, parent, column, key, isLoose } of rows) {
      const act = isLoose ? `update ${child} c set "${column}" = null` : `delete from ${child} c`
      const { rowCount } = await client.query(
        `${act} where c."${column}" is not null and not exists (select 1 from ${parent} p where p."${key}" = c."${column}")`,
      )
      changed += rowCount ?? 0
      if (!isLoose) all += rowCount ?? 0
    }
  } while (changed > 0)
  return all
}

async function refuseNewer(client: pg.PoolClient, head: DumpHead): Promise<void> {
  const { rows } = await client.query<{ migration: string }>(
    'select max(created_at) as migration from drizzle.__drizzle_migrations',
  )
  if (head.migration > Number(rows[0]?.migration)) {
    throw new Error(
      'This dump is of a newer version of Tonewise. Restore it with that one. Nothing was changed.',
    )
  }
}
