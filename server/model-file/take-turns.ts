import { limits } from '#domain/limits'
import { createFairQueue, type Requester } from '../limits/fair-queue.ts'

/** A turn, with the act that ends it; or why there is none: too many wait, it took too long, or nobody waits any more. */
export type Turn = { end(): void } | 'full' | 'late' | 'stopped'

type Work = { requester: Requester; cost: number; begin(): void }

/** Every answer counts the same, so that the questions of one person keep their order. */
const cost = 1_000

/** One answer at a time. Whoever was answered least lately is next; the questions of one person in the order they came. */
export function createTurns(own: Partial<{ waiting: number; wait: number }> = {}) {
  const most = { ...limits.modelFile.queue, ...own }
  const queue = createFairQueue<Work>()
  let isTaken = false

  function next() {
    const work = isTaken ? null : queue.next()
    if (!work) return
    isTaken = true
    work.begin()
  }

  return function take(requester: Requester, signal: AbortSignal): Promise<Turn> {
    if (signal.aborted) return Promise.resolve('stopped')
    if (queue.size() >= most.waiting) return Promise.resolve('full')
    return new Promise((resolve) => {
      const timer = setTimeout(() => leave('late'), most.wait)
      const onAbort = () => leave('stopped')
      const work: Work = { requester, cost, begin: () => settle({ end }) }
      function settle(turn: Turn) {
        clearTimeout(timer)
        signal.removeEventListener('abort', onAbort)
        resolve(turn)
      }
      function leave(why: 'late' | 'stopped') {
        queue.remove(work)
        settle(why)
      }
      signal.addEventListener('abort', onAbort, { once: true })
      queue.add(work)
      next()
    })
  }

  function end() {
    isTaken = false
    next()
  }
}
