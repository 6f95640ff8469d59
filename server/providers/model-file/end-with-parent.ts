import { isMainThread, Worker, workerData } from 'node:worker_threads'

/** Milliseconds between two looks at the parent. */
const interval = 500

/**
 * Ends this process soon after its parent, whose process id is given. A thread of its own looks, because the main
 * thread hears of nothing while the library computes.
 */
export function endWithParent(parent: number): void {
  new Worker(new URL(import.meta.url), { workerData: parent, execArgv: [] }).unref()
}

/** An orphan gets another parent, except on Windows. */
function isGone(parent: number): boolean {
  if (process.platform !== 'win32') return process.ppid !== parent
  try {
    return !process.kill(parent, 0)
  } catch {
    return true
  }
}

if (!isMainThread && typeof workerData === 'number')
  setInterval(() => {
    if (isGone(workerData)) process.kill(process.pid, 'SIGKILL')
  }, interval)
