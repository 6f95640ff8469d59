import { existsSync, linkSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'

/** Milliseconds to wait for the holder: a killed process keeps its pid until the system has reaped it. */
const maxWait = 3_000
/** A lock file younger than this, in milliseconds, may be half written; an older unreadable one is damaged. */
const writingTime = 1_000

/**
 * Takes the folder for this process: the embedded engine has no lock of its own, and two processes on one
 * folder silently lose each other's rows. Resolves with the function that releases it, rejects when it is in use.
 */
export async function lockFolder(folder: string, wait = maxWait): Promise<() => void> {
  const file = join(folder, 'database.lock')
  const mine = JSON.stringify(lockOwner(process.pid))
  for (const began = performance.now(); performance.now() - began < wait; await pause(100)) {
    if (claim(file, mine) || (removeStale(file) && claim(file, mine))) {
      return () => rmSync(file, { force: true })
    }
  }
  throw new Error(
    `Another Tonewise process is using the data folder ${folder}. Stop it, or set another DATA_DIR.`,
  )
}

type LockOwner = { pid: number; boot: string; started: string }

/** Identifies a process: a pid alone is reused after a restart, all the more in a container. */
function lockOwner(pid: number): LockOwner {
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

/** Removes the lock of a holder that has ended. True when it is gone. */
function removeStale(file: string): boolean {
  const seen = readLine(file)
  if (isAlive(seen) || (parse(seen) === null && isFresh(file))) return false
  // Moved aside first, then read again: another process may have replaced the stale lock meanwhile.
  const moved = `${file}.${process.pid}`
  try {
    renameSync(file, moved)
    const taken = readLine(moved)
    if (taken !== seen) linkSync(moved, file)
    return taken === seen
  } catch (error) {
    // Another process removed it, or already holds it.
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
  const now = lockOwner(there.pid)
  return runs(there.pid) && now.boot === there.boot && now.started === there.started
}

function parse(content: string): LockOwner | null {
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
    // Not permitted means that it runs as another user.
    return isCode(error, 'EPERM')
  }
}

function isCode(error: unknown, code: string): boolean {
  return error instanceof Error && 'code' in error && error.code === code
}
