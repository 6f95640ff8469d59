import { createWriteStream, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import type pg from 'pg'
import { retention } from '#domain/retention'
import { dayOfDump, dumpFile, dumpFolder, listDumps } from '../list-dumps.ts'
import type { Database } from '../open-database.ts'

/** First line of a dump. `migration` is the newest one of its database, as Drizzle counts them. */
export type DumpHead = {
  format: 'tonewise-1'
  at: string
  migration: number
  tables: Record<string, string[]>
}
/** Each other line; the last one has the number of all rows, so that a dump that was cut off is known. */
export type DumpRows = { table: string; rows: Record<string, unknown>[] }
export type DumpEnd = { end: number }

/**
 * What a restored database begins without: every session, mailed link and counter of an hour; and answers on their
 * way, whose rows hold what is kept for minutes (a demo's explanation) or a day, while a dump is kept for a week.
 */
const leftOut = ['sessions', 'verifications', 'account_links', 'counters', 'generations']
/** Rows that are in memory at a time; one of a long conversation has about 100 kB. */
const rowsAtATime = 50

/** What the daily job needs of the process. */
type Context = {
  settings: { DATA_DIR: string }
  database: Pick<Database, 'kind' | 'pool'>
  now(): Date
  log: { info(event: string, fields: { rows: number }): void }
}

let underWay: Promise<number> | undefined

/**
 * The daily job: writes the whole embedded database into one file in `DATA_DIR/dumps`, and removes what is older than
 * the privacy page says. PostgreSQL has its own ways.
 */
export async function dumpDaily(_: Record<string, unknown>, context: Context): Promise<void> {
  const { database, settings, now, log } = context
  if (database.kind !== 'embedded') return
  // A job that takes long is tried again while the first attempt goes on: both wait for the same dump.
  underWay ??= writeDump(database.pool, dumpFile(settings.DATA_DIR, now()), now()).finally(() => {
    underWay = undefined
  })
  log.info('dumped', { rows: await underWay })
  removeOld(settings.DATA_DIR, new Date(now().getTime() - retention.dump))
}

/**
 * Writes all tables, as gzipped lines of JSON, to a file of its owner alone. Returns how many rows. Other requests go
 * on between the steps, so what changes meanwhile may be in it or not; restoring leaves out what then has no owner.
 */
export async function writeDump(pool: pg.Pool, file: string, at: Date): Promise<number> {
  const unfinished = `${file}.unfinished`
  mkdirSync(join(file, '..'), { recursive: true, mode: 0o700 })
  try {
    const count = { rows: 0 }
    const out = createWriteStream(unfinished, { mode: 0o600, flush: true })
    await pipeline(Readable.from(linesOf(pool, at, count)), createGzip(), out)
    renameSync(unfinished, file)
    return count.rows
  } finally {
    rmSync(unfinished, { force: true })
  }
}

async function* linesOf(pool: pg.Pool, at: Date, count: { rows: number }): AsyncGenerator<string> {
  const head = await readHead(pool, at)
  yield `${JSON.stringify(head)}\n`
  for (const table of Object.keys(head.tables)) {
    for await (const rows of rowsOf(pool, table)) {
      count.rows += rows.length
      yield `{"table":"${table}","rows":[${rows.join()}]}\n`
    }
  }
  yield `${JSON.stringify({ end: count.rows } satisfies DumpEnd)}\n`
}

/** The rows of a table as JSON, some at a time, in the order of a unique key, which no update moves. */
async function* rowsOf(pool: pg.Pool, table: string): AsyncGenerator<string[]> {
  const key = await findKey(pool, table)
  const names = key.map(({ name }) => `t."${name}"`).join(', ')
  const last = key.map(({ type }, at) => `$${at + 1}::${type}`).join(', ')
  const read = `select to_json(t)::text as row, array[${key.map(({ name }) => `t."${name}"::text`).join(', ')}] as key
    from public."${table}" t`
  const order = `order by ${names} limit ${rowsAtATime}`
  let after: string[] | undefined
  do {
    const { rows } = await pool.query<{ row: string; key: string[] }>(
      after ? `${read} where (${names}) > (${last}) ${order}` : `${read} ${order}`,
      after,
    )
    if (rows.length > 0) yield rows.map(({ row }) => row)
    after = rows.length === rowsAtATime ? rows.at(-1)?.key : undefined
  } while (after)
}

/** Columns of the primary key, or of another unique index. Throws where a table has neither. */
async function findKey(pool: pg.Pool, table: string): Promise<{ name: string; type: string }[]> {
  const { rows } = await pool.query<{ name: string; type: string }>(
    `select a.attname as name, format_type(a.atttypid, a.atttypmod) as type
     from (select indexrelid, indrelid from pg_index where indrelid = to_regclass('public.' || quote_ident($1))
           and indisunique and indpred is null and indexprs is null order by indisprimary desc, indexrelid limit 1) i
     join pg_attribute k on k.attrelid = i.indexrelid
     join pg_attribute a on a.attrelid = i.indrelid and a.attname = k.attname
     order by k.attnum`,
    [table],
  )
  if (rows.length === 0) throw new Error(`The table ${table} has no unique key, so it can't be dumped.`)
  return rows
}

async function readHead(pool: pg.Pool, at: Date): Promise<DumpHead> {
  const columns = await pool.query<{ table: string; columns: string[] }>(
    `select c.table_name as table, array_agg(c.column_name::text order by c.ordinal_position) as columns
     from information_schema.columns c join information_schema.tables t using (table_schema, table_name)
     where c.table_schema = 'public' and t.table_type = 'BASE TABLE' and c.table_name <> all($1) group by 1 order by 1`,
    [leftOut],
  )
  const newest = await pool.query<{ migration: string }>(
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
    // A restore, or one on trial, that was killed; none can be under way while this process has the folder.
    const isLeft =
      name === 'restoring' ||
      name === 'trying' ||
      (replacedAt !== undefined && Number(replacedAt) < oldest.getTime())
    if (isLeft) rmSync(join(home, name), { recursive: true, force: true })
  }
  for (const name of readdirSync(dumpFolder(home)).filter((one) => one.endsWith('.unfinished'))) {
    rmSync(join(dumpFolder(home), name), { force: true })
  }
}
