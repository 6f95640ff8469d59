import type pg from 'pg'
import type { DatabaseLog } from './embedded.ts'

/** Bytes of write-ahead log after which what is overwritten makes room again, and how often that is asked, in ms. */
const growth = 16 * 1024 * 1024
const interval = 60_000
/** A rewrite is the one statement that may take longer than others: of 130 MB it takes 3 seconds. */
const rewriteTime = 10 * 60_000

/**
 * What PostgreSQL has processes for, and the embedded engine has none: after every 16 MB of changes it frees the room
 * of overwritten rows and ends the write-ahead log that is no longer needed. Returns the function that ends it.
 */
export function startVacuuming(pool: pg.Pool, log: DatabaseLog, every = interval): () => void {
  let last: number | null = null
  async function poll() {
    const written = await bytesWritten(pool)
    last ??= written
    if (written - last < growth) return
    await run(pool, 'vacuum')
    await run(pool, 'checkpoint')
    last = await bytesWritten(pool)
  }
  const timer = setInterval(() => {
    poll().catch((error: unknown) => log.error('vacuum_failed', error))
  }, every).unref()
  return () => clearInterval(timer)
}

/**
 * Rewrites every table of the embedded database, so that no file of it holds what was deleted or overwritten, and
 * begins another write-ahead log. It reads every page with its checksum: rejects with a code of class XX where one is
 * damaged. Returns how many pages there are afterwards.
 */
export async function rewriteTables(pool: pg.Pool): Promise<number> {
  const { rows } = await pool.query<{ table: string }>(
    `select format('%I.%I', schemaname, tablename) as table from pg_tables
     where schemaname not in ('pg_catalog', 'information_schema') order by 1`,
  )
  // One by one: other requests go on between two tables.
  for (const { table } of rows) await run(pool, `vacuum (full, analyze) ${table}`)
  await run(pool, 'vacuum (disable_page_skipping)')
  await run(pool, 'select pg_switch_wal()')
  await run(pool, 'checkpoint')
  const pages = await pool.query<{ pages: number }>('select sum(relpages)::int as pages from pg_class')
  return pages.rows[0]?.pages ?? 0
}

async function run(pool: pg.Pool, text: string): Promise<void> {
  const statement: pg.QueryConfig & { query_timeout: number } = { text, query_timeout: rewriteTime }
  await pool.query(statement)
}

async function bytesWritten(pool: pg.Pool): Promise<number> {
  const { rows } = await pool.query<{ bytes: string }>(
    `select pg_wal_lsn_diff(pg_current_wal_lsn(), '0/0') as bytes`,
  )
  return Number(rows[0]?.bytes)
}
