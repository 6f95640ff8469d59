import { TonewiseError } from '#domain/errors'
import { limits } from '#domain/limits'
import { createFairQueue, type RequesterKeys } from '../../turns/fair-queue.ts'

type Turn = { requester: RequesterKeys; cost: number; begin(): void }

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
  const queue = createFairQueue<Turn>()
  let running = 0

  function beginNext() {
    while (running < atOnce) {
      const turn = queue.next()
      if (!turn) return
      running += 1
      turn.begin()
    }
  }

  return async (requester, cost, work) => {
    if (queue.size() >= waiting) throw new TonewiseError('busy', { retryAfter: 5 })
    await new Promise<void>((begin) => {
      queue.add({ requester, cost, begin })
      beginNext()
    })
    try {
      return await work()
    } finally {
      running -= 1
      beginNext()
    }
  }
}
