import { setTimeout as wait } from 'node:timers/promises'
import { limits } from '#domain/limits'
import type { Runtime } from '../runtime.ts'
import type { Owner } from './asker.ts'
import { findLeases } from './queries.ts'
import type { Workplace } from './workplace.ts'

const askEvery = 500

/**
 * Waits until each open answer of this owner that another process writes has shown that it lives, or has ended.
 * True when one has ended: the crash of a process refuses nobody. Takes a renewal of the lease when all live, at
 * most the lease and the look of the sweeper when one does not.
 */
export async function awaitLeases(runtime: Runtime, workplace: Workplace, owner: Owner): Promise<boolean> {
  const { query } = runtime.database
  const unsure = new Map<string, number>()
  for (const { id, heartbeatAt } of await findLeases(query, owner)) {
    if (!workplace.find(owner, id)) unsure.set(id, heartbeatAt.getTime())
  }
  const end = performance.now() + limits.lease.length + 2 * limits.lease.look
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
