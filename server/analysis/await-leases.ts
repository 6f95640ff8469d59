import { setTimeout as wait } from 'node:timers/promises'
import { limits } from '#domain/limits'
import type { Runtime } from '../runtime.ts'
import type { AnswerRunner } from './answer-runner.ts'
import { findLeases } from './queries.ts'
import type { Owner } from './requester.ts'

const askEvery = 500

/**
 * Waits until each open answer of this owner in another process has renewed its lease or ended. True when one ended,
 * so that the crash of a process refuses nobody. Takes one lease renewal when all are alive, at most the lease and
 * one sweep when one is not.
 */
export async function awaitLeases(runtime: Runtime, runner: AnswerRunner, owner: Owner): Promise<boolean> {
  const { query } = runtime.database
  const unsure = new Map<string, number>()
  for (const { id, heartbeatAt } of await findLeases(query, owner)) {
    if (!runner.find(owner, id)) unsure.set(id, heartbeatAt.getTime())
  }
  const end = performance.now() + limits.lease.length + 2 * limits.lease.pollInterval
  let hasEnded = false
  while (unsure.size > 0 && performance.now() < end) {
    await wait(askEvery)
    const leases = new Map((await findLeases(query, owner)).map(({ id, heartbeatAt }) => [id, heartbeatAt]))
    for (const [id, seen] of unsure) {
      const current = leases.get(id)?.getTime()
      if (current === seen) continue
      unsure.delete(id)
      hasEnded ||= current === undefined
    }
  }
  return hasEnded
}
