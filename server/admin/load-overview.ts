import { isUuid } from '../http/is-uuid.ts'
import { isBehindUnknownProxy, unknownProxySentence } from '../http/limits/unknown-proxy.ts'
import { listFailedJobs } from '../jobs/queries.ts'
import { listFeedback } from '../mail/feedback/feedback-routes.ts'
import { applyChoice } from '../providers/service/apply-choice.ts'
import type { Runtime } from '../runtime.ts'
import { loadRunning } from './load-running.ts'
import { countJobs, listUse, reviveJob } from './queries.ts'

const shownDays = 30
const shownFailures = 50

/** What the operator must see: use and cost per day, and work that waits or was given up. No student's text. */
export async function loadOverview(runtime: Runtime, headers: Headers) {
  const { database, settings, now } = runtime
  const since = new Date(now().getTime() - shownDays * 86_400_000).toISOString().slice(0, 10)
  // One after the other: the embedded database has one connection.
  const use = await listUse(database, since)
  const waiting = await countJobs(database)
  const failed = await listFailedJobs(database, shownFailures)
  const { kind } = await applyChoice(runtime)
  return {
    running: await loadRunning(runtime),
    /** Nobody has said yet whether an AI service shall answer. */
    asksForAi: kind === 'not asked',
    /** What the operator must set right, seen at this very request. */
    warning: isBehindUnknownProxy(settings, headers) ? unknownProxySentence : null,
    use: use.map(({ day, side, calls, microDollars }) => ({
      day,
      side,
      calls,
      dollars: (microDollars / 1e6).toFixed(2),
    })),
    waiting,
    failed: failed.map(({ failedAt, lastError, ...job }) => ({
      ...job,
      failedAt: minuteOf(failedAt),
      lastError: lastError ?? '',
    })),
  }
}

/** "2026-11-21 08:30" in UTC. */
export function minuteOf(time: Date | null): string {
  return time ? `${time.toISOString().slice(0, 16).replace('T', ' ')} UTC` : ''
}

/** Lets a job that was given up begin anew, with all its attempts. False when there is none with that id. */
export async function retryFailedJob({ database, now }: Runtime, id: string): Promise<boolean> {
  return isUuid(id) && reviveJob(database, id, now())
}

const shown = 100

/** The newest messages that people sent to the operator. */
export async function loadFeedback({ database }: Runtime) {
  const rows = await listFeedback(database, shown)
  return rows.map(({ id, email, createdAt, text }) => ({
    id,
    email: email ?? '',
    sentAt: minuteOf(createdAt),
    text,
  }))
}
