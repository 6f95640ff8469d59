import { createWriteStream, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import type pg from 'pg'
import { kept } from '#domain/retention'
import type { Runtime } from '../runtime.ts'
import { dayOfDump, dumpFile, dumpFolder, listDumps } from './list-dumps.ts'

/** First line of a dump. `migration` is the newest one of its database, as Drizzle counts them. */
export type DumpHead = { format: 'tonewise-1'; at: string; migration: number; tables: Record<string, string[]> }
/** Each other line; the last one has the number of all rows, so that a dump that was cut off is known. */
export type DumpRows = { table: string; rows: Record<string, unknown>[] }
export type DumpEnd = { end: number }

/** What a restored database begins without: every session, mailed link and counter of an hour. */
const leftOut = ['sessions', 'verifications', 'account_links', 'counters']
/** Rows that are in memory at a time; one of a long conversation has about 100 kB. */
const rowsAtATime = 50

/**
 * The daily job: writes the whole embedded database into one file in `DATA_DIR/dumps`, and removes what is older than
 * the privacy page says. PostgreSQL has its own ways.
 */
export async function dumpDaily(_: Record<string, unknown>, runtime: Runtime): Promise<void> {
  const { database, settings, now, log } = runtime
  if (database.kind !== 'embedded') return
  const rows = await writeDump(database.pool, dumpFile(settings.DATA_DIR, now()), now())
  log.info('dumped', { rows })
  removeOld(settings.DATA_DIR, new Date(now().getTime() - kept.dump))
}

/** Writes one state of all tables, as gzipped lines of JSON, to a file of its owner alone. Returns how many rows. */
export async function writeDump(pool: pg.Pool, file: string, at: Date): Promise<number> {
  const unfinished = `${file}.unfinished`
  mkdirSync(join(file, '..'), { recursive: true, mode: 0o700 })
  let count = 0
  async function* text() {
    for await (const line of readTables(pool, at)) {
      if ('rows' in line) count += line.rows.length
      yield `${JSON.stringify(line)}\n`
    }
    yield `${JSON.stringify({ end: count } satisfies DumpEnd)}\n`
  }
  try {
    const out = createWriteStream(unfinished, { mode: 0o600, flush: true })
    await pipeline(Readable.from(text()), createGzip(), out)
    renameSync(unfinished, file)
  } finally {
    rmSync(unfinished, { force: true })
  }
  return count
}

async function* readTables(pool: pg.Pool, at: Date): AsyncGenerator<DumpHead | DumpRows> {
  const client = await pool.connect()
  let failure: Error | undefined
  try {
    await client.query('begin isolation level repeatable read read only')
    const head = await readHead(client, at)
    yield head
    for (const table of Object.keys(head.tables)) {
      await client.query(`declare dumped no scroll cursor for select to_json(t) as row from public."${table}" t`)
      for (;;) {
        const { rows } = await client.query<{ row: Record<string, unknown> }>(`fetch ${rowsAtATime} from dumped`)
        if (rows.length === 0) break
        yield { table, rows: rows.map(({ row }) => row) }
      }
      await client.query('close dumped')
    }
    await client.query('commit')
  } catch (error) {
    failure = error instanceof Error ? error : new Error('The dump broke.')
    throw error
  } finally {
    // Without the commit this connection is in the middle of a transaction: it is not used again.
    client.release(failure ?? undefined)
  }
}

async function readHead(client: pg.PoolClient, at: Date): Promise<DumpHead> {
  const columns = await client.query<{ table: string; columns: string[] }>(
    `select c.table_name as table, array_agg(c.column_name::text order by c.ordinal_position) as columns
     from information_schema.columns c join information_schema.tables t using (table_schema, table_name)
     where c.table_schema = 'public' and t.table_type = 'BASE TABLE' and c.table_name <> all($1) group by 1 order by 1`,
    [leftOut],
  )
  const newest = await client.query<{ migration: string }>(
    'select max(created_at) as migration from drizzle.__drizzle_migrations',
  )
  return {
    format: 'tonewise-1',
    at: at.toISOString(),
    migration: Number(newest.rows[0]?.migration),
    tables: Object.fromEntries(columns.rows.map((row) => [row.table, row.columns])),
  }
}

/** Dumps, and folders that a restore put aside, from before `oldest`. */
function removeOld(home: string, oldest: Date): void {
  for (const file of listDumps(home)) if (dayOfDump(file) < oldest) rmSync(file)
  for (const name of readdirSync(home)) {
    const replacedAt = /^database-replaced-(\d+)$/.exec(name)?.[1]
    // A restore that was killed; none can be under way while this process has the folder.
    const isLeft = name === 'restoring' || (replacedAt !== undefined && Number(replacedAt) < oldest.getTime())
    if (isLeft) rmSync(join(home, name), { recursive: true, force: true })
  }
  for (const name of readdirSync(dumpFolder(home)).filter((one) => one.endsWith('.unfinished'))) {
    rmSync(join(dumpFolder(home), name), { force: true })
  }
}
