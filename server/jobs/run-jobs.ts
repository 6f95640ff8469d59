import { setTimeout as pause } from 'node:timers/promises'
import { safeMessage } from '../log.ts'
import type { Runtime } from '../runtime.ts'
import { isFinalFailure } from './final-failure.ts'
import { type ClaimedJob, claimJob, finishJob, giveUpJob, insertJob, retryJob } from './queries.ts'

/**
 * Does the work of one kind. It may run twice for one job, so doing it again must change nothing; `jobId` is the same
 * each time.
 */
export type JobHandler = (payload: Record<string, unknown>, runtime: Runtime, jobId: string) => Promise<void>

/** Work that comes again: one job for each `every` milliseconds since 1970, whichever process makes it first. */
export type RecurringJob = { kind: string; every: number }

export type JobTable = { handlers: Record<string, JobHandler>; recurring: RecurringJob[] }

export type Jobs = {
  /** Runs everything that is due now, one after the other. Resolves with how many jobs were tried. */
  runDue(): Promise<number>
  /** Stops taking jobs and waits for the one that is being done. */
  drain(): Promise<void>
}

const lookEvery = 1_000
const lease = 60_000
const attemptTime = 45_000
const mostAttempts = 24
const longestWait = 60 * 60_000

/** Takes jobs from the table and does them, with waits of 1 s to 1 h after a failure and at most 24 attempts. */
export function startJobs(runtime: Runtime, table: JobTable, lookAgain = lookEvery): Jobs {
  const { log } = runtime
  const kinds = Object.keys(table.handlers)
  const lastTurns = new Map<string, number>()
  let running: Promise<number> | null = null
  let isOver = false

  function runDue(): Promise<number> {
    running ??= work().finally(() => {
      running = null
    })
    return running
  }

  async function work(): Promise<number> {
    await addRecurring(runtime, table.recurring, lastTurns)
    for (let count = 0; ; count += 1) {
      const now = runtime.now()
      const job = isOver
        ? null
        : await claimJob(runtime.database, kinds, now, new Date(now.getTime() + lease))
      if (!job) return count
      await attempt(runtime, table, job)
    }
  }

  const timer = setInterval(() => {
    runDue().catch((error: unknown) => log.error('jobs_not_taken', error))
  }, lookAgain).unref()

  return {
    runDue,
    async drain() {
      isOver = true
      clearInterval(timer)
      await running?.catch(() => {})
    },
  }
}

/** `lastTurns` is what this process added already, so that it does not ask the database each second. */
async function addRecurring(
  { database, now }: Runtime,
  recurring: RecurringJob[],
  lastTurns: Map<string, number>,
): Promise<void> {
  const time = now()
  for (const { kind, every } of recurring) {
    const turn = Math.floor(time.getTime() / every)
    if (lastTurns.get(kind) === turn) continue
    await insertJob(database.query, { kind, payload: {}, key: `${kind}:${turn}`, runAt: time })
    lastTurns.set(kind, turn)
  }
}

async function attempt(runtime: Runtime, { handlers }: JobTable, job: ClaimedJob): Promise<void> {
  const { database, log, now } = runtime
  const handler = handlers[job.kind]
  try {
    if (!handler) throw new Error('no handler')
    await Promise.race([handler(job.payload, runtime, job.id), late()])
    await finishJob(database, job, now())
  } catch (error) {
    log.error('job_failed', error, { job: job.id, kind: job.kind, attempt: job.attempts })
    const reason = (error instanceof Error ? safeMessage(error) : 'error').slice(0, 200)
    if (job.attempts >= mostAttempts || isFinalFailure(error)) return giveUpJob(database, job, now(), reason)
    const wait = Math.min(1_000 * 2 ** (job.attempts - 1), longestWait)
    await retryJob(database, job, new Date(now().getTime() + wait), reason)
  }
}

/** Rejects before the lease is over, so that no second process does the same work at the same time. */
async function late(): Promise<never> {
  await pause(attemptTime, undefined, { ref: false })
  throw new Error('took too long')
}
