import { chmodSync, existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { listDumps } from './list-dumps.ts'

/**
 * The folder of the embedded database, ready to be opened: empty for a new one, or with a whole cluster. `done` is
 * called when the engine has started. Throws an Error that says what to do when files are missing, so that no new,
 * empty database takes the place of one that is only damaged.
 */
export function prepareCluster(home: string): { folder: string; isNew: boolean; done(): void } {
  const folder = join(home, 'database')
  // There while a first start is under way: what it left when it was killed holds nobody's data.
  const unfinished = join(home, 'database.unfinished')
  if (existsSync(unfinished)) rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  chmodSync(folder, 0o700)
  const isNew = !existsSync(join(folder, 'PG_VERSION'))
  if (isNew) {
    if (readdirSync(folder).length > 0) {
      throw new Error(`The folder ${folder} holds data, but its file PG_VERSION is missing. ${wayBack(home)}`)
    }
    if (listDumps(home).length > 0) {
      throw new Error(
        `The folder ${folder} is empty, but there are daily dumps of a database that was in it. ${wayBack(home)} ` +
          'To begin anew without any data, remove the folder dumps.',
      )
    }
    writeFileSync(unfinished, '', { mode: 0o600 })
  }
  return { folder, isNew, done: () => rmSync(unfinished, { force: true }) }
}

/** For an engine that does not start on its files. */
export function damaged(home: string, cause: unknown): Error {
  const folder = join(home, 'database')
  return new Error(
    `The database in ${folder} can't be opened: its files are damaged, or of another version. ${wayBack(home)}`,
    { cause },
  )
}

function wayBack(home: string): string {
  const newest = listDumps(home).at(-1)
  return newest
    ? `Go back to the newest daily dump with: npm run admin -- restore ${newest}`
    : 'There is no daily dump: put a backup of this folder in its place.'
}

/** Whether a statement failed because of a file: data that can't be read (XX, 58), or an engine that broke on it. */
export function isOfDamage(error: unknown, depth = 0): boolean {
  if (!(error instanceof Error) || depth > 3) return false
  const code = 'code' in error ? String(error.code) : ''
  return (
    /^(XX|58)...$/.test(code) ||
    /Connection terminated/.test(error.message) ||
    isOfDamage(error.cause, depth + 1)
  )
}
