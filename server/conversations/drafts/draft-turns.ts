import { TonewiseError } from '#domain/errors'
import { limits } from '#domain/limits'
import { createFairTurns, type RequesterKeys } from '../../turns/fair-queue.ts'

/** Does work on a draft of `cost` characters when it is its turn. Throws busy where too many wait: the tab sends it again. */
export type InTurn = <Done>(
  requester: RequesterKeys,
  cost: number,
  work: () => Promise<Done>,
) => Promise<Done>

/**
 * Few drafts are saved at a time, those first for whose network least was done lately: somebody who sends long ones
 * without end keeps nobody's question from the database.
 */
export function createDraftTurns(): InTurn {
  const { atOnce, waiting } = limits.draftTurns
  const turns = createFairTurns(atOnce)
  return async (requester, cost, work) => {
    if (turns.waiting() >= waiting) throw new TonewiseError('busy', { retryAfter: 5 })
    await turns.take(requester, cost)
    try {
      return await work()
    } finally {
      turns.leave()
    }
  }
}
