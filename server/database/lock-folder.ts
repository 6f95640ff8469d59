import { existsSync, linkSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'

/** A killed process holds its number until the system has cleared it away: a moment, then it is waited for in vain. */
const patience = 3_000
/** A lock without a readable holder is damaged only when nobody can be in the middle of writing it. */
const writingTime = 1_000

/**
 * Takes the folder for this process: the embedded engine has no lock of its own, and two processes on one
 * folder silently lose each other's rows. Resolves to the act that gives it back, rejects when it is in use.
 */
export async function lockFolder(folder: string, wait = patience): Promise<() => void> {
  const file = join(folder, 'database.lock')
  const mine = JSON.stringify(holder(process.pid))
  for (const began = performance.now(); performance.now() - began < wait; await pause(100)) {
    if (claim(file, mine) || (removeStale(file) && claim(file, mine))) {
      return () => rmSync(file, { force: true })
    }
  }
  throw new Error(
    `Another Tonewise process is using the data folder ${folder}. Stop it, or set another DATA_DIR.`,
  )
}

type Holder = { pid: number; boot: string; started: string }

/** A process for certain: the pid alone comes back after a restart, the more so in a container. */
function holder(pid: number): Holder {
  return { pid, boot: readLine('/proc/sys/kernel/random/boot_id'), started: startOf(pid) }
}

/** State and start (clock ticks since boot): fields 3 and 22 of proc(5) stat. Empty where there is no /proc. */
function startOf(pid: number): string {
  const fields = readLine(`/proc/${pid}/stat`).split(') ').pop()?.split(' ') ?? []
  const isEnded = fields[0] === 'Z' || fields[0] === 'X'
  return isEnded ? 'ended' : (fields[19] ?? '')
}

function readLine(file: string): string {
  return existsSync(file) ? readFileSync(file, 'utf8').trim() : ''
}

function claim(file: string, content: string): boolean {
  try {
    writeFileSync(file, content, { flag: 'wx', mode: 0o600 })
    return true
  } catch (error) {
    if (isCode(error, 'EEXIST')) return false
    throw error
  }
}

/** True when the lock is gone: its holder has ended. */
function removeStale(file: string): boolean {
  const seen = readLine(file)
  if (isAlive(seen) || (parse(seen) === null && isFresh(file))) return false
  // Moved away first, then looked at again: another process may have replaced the stale lock meanwhile.
  const moved = `${file}.${process.pid}`
  try {
    renameSync(file, moved)
    const taken = readLine(moved)
    if (taken !== seen) linkSync(moved, file)
    return taken === seen
  } catch (error) {
    // Somebody else removed it, or already holds it again.
    if (isCode(error, 'ENOENT') || isCode(error, 'EEXIST')) return false
    throw error
  } finally {
    rmSync(moved, { force: true })
  }
}

function isFresh(file: string): boolean {
  const written = statSync(file, { throwIfNoEntry: false })
  return written !== undefined && Date.now() - written.mtimeMs < writingTime
}

function isAlive(content: string): boolean {
  const there = parse(content)
  if (!there) return false
  const now = holder(there.pid)
  return runs(there.pid) && now.boot === there.boot && now.started === there.started
}

function parse(content: string): Holder | null {
  try {
    return JSON.parse(content)
  } catch {
    return null
  }
}

function runs(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    // Not permitted means that it runs, as somebody else.
    return isCode(error, 'EPERM')
  }
}

function isCode(error: unknown, code: string): boolean {
  return error instanceof Error && 'code' in error && error.code === code
}
