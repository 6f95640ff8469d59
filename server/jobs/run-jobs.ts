import { setTimeout as pause } from 'node:timers/promises'
import { safeMessage } from '../log.ts'
import type { Runtime } from '../runtime.ts'
import { type ClaimedJob, claimJob, finishJob, giveUpJob, insertJob, retryJob } from './queries.ts'

/**
 * Does the work of one kind. It may run twice for one job, so doing it again must change nothing; `jobId` is the same
 * each time.
 */
export type JobHandler = (payload: Record<string, unknown>, runtime: Runtime, jobId: string) => Promise<void>

/**
 * Recurring work: one job per `every` milliseconds since 1970, inserted by whichever process is first. `delay`: how many
 * milliseconds later it begins.
 */
export type RecurringJob = { kind: string; every: number; delay?: number }

export type JobTable = { handlers: Record<string, JobHandler>; recurring: RecurringJob[] }

export type Jobs = {
  /** Runs all due jobs one after the other. Resolves with how many were attempted. */
  runDue(): Promise<number>
  /** Stops claiming jobs and waits for the running one. */
  drain(): Promise<void>
}

const pollEvery = 1_000
const lease = 60_000
const attemptTimeout = 45_000
const maxAttempts = 24
const maxBackoff = 60 * 60_000

/** Claims jobs from the table and runs them: exponential backoff from 1 s to 1 h, at most 24 attempts. */
export function startJobs(runtime: Runtime, table: JobTable, pollInterval = pollEvery): Jobs {
  const { log } = runtime
  const kinds = Object.keys(table.handlers)
  const lastTurns = new Map<string, number>()
  let running: Promise<number> | null = null
  let isDraining = false

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
      const job = isDraining
        ? null
        : await claimJob(runtime.database, kinds, now, new Date(now.getTime() + lease))
      if (!job) return count
      await attempt(runtime, table, job)
    }
  }

  const timer = setInterval(() => {
    runDue().catch((error: unknown) => log.error('jobs_not_taken', error))
  }, pollInterval).unref()

  return {
    runDue,
    async drain() {
      isDraining = true
      clearInterval(timer)
      await running?.catch(() => {})
    },
  }
}

/** `lastTurns` holds what this process inserted already, which saves a query each second. */
async function addRecurring(
  { database, now }: Runtime,
  recurring: RecurringJob[],
  lastTurns: Map<string, number>,
): Promise<void> {
  const time = now()
  for (const { kind, every, delay = 0 } of recurring) {
    const turn = Math.floor(time.getTime() / every)
    if (lastTurns.get(kind) === turn) continue
    await insertJob(database.query, {
      kind,
      payload: {},
      key: `${kind}:${turn}`,
      runAt: new Date(time.getTime() + delay),
    })
    lastTurns.set(kind, turn)
  }
}

async function attempt(runtime: Runtime, { handlers }: JobTable, job: ClaimedJob): Promise<void> {
  const { database, log, now } = runtime
  const handler = handlers[job.kind]
  try {
    if (!handler) throw new Error('no handler')
    await Promise.race([handler(job.payload, runtime, job.id), timeout()])
    await finishJob(database, job, now())
  } catch (error) {
    log.error('job_failed', error, { job: job.id, kind: job.kind, attempt: job.attempts })
    const reason = (error instanceof Error ? safeMessage(error) : 'error').slice(0, 200)
    if (job.attempts >= maxAttempts || error instanceof UnrecoverableError)
      return giveUpJob(database, job, now(), reason)
    const wait = Math.min(1_000 * 2 ** (job.attempts - 1), maxBackoff)
    await retryJob(database, job, new Date(now().getTime() + wait), reason)
  }
}

/** Rejects before the lease ends, so that no second process does the same work at the same time. */
async function timeout(): Promise<never> {
  await pause(attemptTimeout, undefined, { ref: false })
  throw new Error('took too long')
}

/** A failure that no further attempt can mend: the job is given up at once. */
export class UnrecoverableError extends Error {}
