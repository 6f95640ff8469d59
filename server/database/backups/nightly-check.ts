import { execFile } from 'node:child_process'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { z } from 'zod'
import { isOfDamage } from '../cluster-folder.ts'
import { listDumps } from '../list-dumps.ts'
import type { Database } from '../open-database.ts'
import { rewriteTables } from '../vacuum.ts'

/** What the last check found: the pages that were read, null when one is damaged; the rows of the dump, null when it can't be restored. */
export type NightlyCheck = z.infer<typeof checkSchema>
const checkSchema = z.object({
  at: z.string(),
  pages: z.number().nullable(),
  dump: z.string(),
  rows: z.number().nullable(),
})

type Context = {
  settings: { DATA_DIR: string }
  database: Pick<Database, 'kind' | 'pool'>
  now(): Date
  log: { error(event: string, error: unknown): void }
}

let underWay: Promise<void> | undefined

/**
 * The nightly job after the dump: deleted text leaves the files of the embedded database, every page is read with its
 * checksum, and the newest dump is restored on trial. What it found stands in `DATA_DIR/last-check.json`.
 */
export async function checkDatabase(_: Record<string, unknown>, context: Context): Promise<void> {
  if (context.database.kind !== 'embedded') return
  // A job that takes long is tried again while the first attempt goes on: both wait for the same check.
  underWay ??= check(context).finally(() => {
    underWay = undefined
  })
  await underWay
}

async function check({ database, settings, now, log }: Context): Promise<void> {
  const pages = await rewriteTables(database.pool).catch((error: unknown) => {
    if (!isOfDamage(error)) throw error
    log.error('database_damaged', error)
    return null
  })
  const dump = listDumps(settings.DATA_DIR).at(-1)
  const rows = dump
    ? await tryDump(dump, settings.DATA_DIR).catch((error: unknown) => {
        log.error('dump_not_restored', error)
        return null
      })
    : null
  const found: NightlyCheck = { at: now().toISOString(), pages, dump: dump ?? '', rows }
  writeFileSync(recordFile(settings.DATA_DIR), JSON.stringify(found), { mode: 0o600 })
}

/** In a process of its own, which gives its memory back. Returns the rows; rejects where the dump can't be restored. */
async function tryDump(dump: string, home: string): Promise<number> {
  const { stdout } = await promisify(execFile)(
    process.execPath,
    [join(process.cwd(), 'server', 'database', 'backups', 'try-dump.ts'), dump, home],
    { env: { NODE_ENV: process.env.NODE_ENV ?? 'production' }, timeout: 10 * 60_000 },
  )
  return Number(stdout)
}

function recordFile(home: string): string {
  return join(home, 'last-check.json')
}

/** What the last check found; null before the first one, 'unreadable' where the record was cut or changed. */
export function readNightlyCheck(home: string): NightlyCheck | 'unreadable' | null {
  const file = recordFile(home)
  if (!existsSync(file)) return null
  try {
    return checkSchema.parse(JSON.parse(readFileSync(file, 'utf8')))
  } catch {
    return 'unreadable'
  }
}
