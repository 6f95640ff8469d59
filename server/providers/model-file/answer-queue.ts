import { limits } from '#domain/limits'
import { createFairQueue, type RequesterKeys } from '../../turns/fair-queue.ts'

/** A turn, with the function that ends it, or why there is none: the queue is full, the wait timed out, or it was aborted. */
export type Turn = { end(): void } | 'full' | 'late' | 'stopped'

type Work = { requester: RequesterKeys; cost: number; begin(): void }

/** Every answer costs the same, so that one person's questions keep their order. */
const cost = 1_000

/** One answer at a time, in fair order; one person's questions stay in the order of arrival. */
export function createAnswerQueue(own: Partial<{ waiting: number; wait: number }> = {}) {
  const most = { ...limits.modelFile.queue, ...own }
  const queue = createFairQueue<Work>()
  let isTaken = false

  function next() {
    const work = isTaken ? null : queue.next()
    if (!work) return
    isTaken = true
    work.begin()
  }

  return function take(requester: RequesterKeys, signal: AbortSignal): Promise<Turn> {
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
