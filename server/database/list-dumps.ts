import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'

const dumpName = /^tonewise-(\d{4}-\d{2}-\d{2})\.jsonl\.gz$/

export function dumpFolder(home: string): string {
  return join(home, 'dumps')
}

export function dumpFile(home: string, at: Date): string {
  return join(dumpFolder(home), `tonewise-${at.toISOString().slice(0, 10)}.jsonl.gz`)
}

/** The daily dumps of a data folder, the oldest first. */
export function listDumps(home: string): string[] {
  const folder = dumpFolder(home)
  const names = existsSync(folder) ? readdirSync(folder).filter((name) => dumpName.test(name)) : []
  return names.sort().map((name) => join(folder, name))
}

/** The day that a dump is of, as its name says. */
export function dayOfDump(file: string): Date {
  const day = /(\d{4}-\d{2}-\d{2})\.jsonl\.gz$/.exec(file)?.[1]
  return new Date(`${day}T00:00:00Z`)
}
