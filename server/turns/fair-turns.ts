import { createFairQueue, type RequesterKeys } from './fair-queue.ts'

type Turn = { requester: RequesterKeys; cost: number; begin(): void }

/** Turns that are given in fair order, only so many at a time. Whoever takes one gives it back with `leave`. */
export type FairTurns = {
  /** How many wait. */
  waiting(): number
  /** Resolves when it is the requester's turn; false when it was not within `longest` milliseconds. */
  take(requester: RequesterKeys, cost: number, longest?: number): Promise<boolean>
  leave(): void
}

/** `atOnce`: how many turns there are at a time. */
export function createFairTurns(atOnce: number): FairTurns {
  const queue = createFairQueue<Turn>()
  let taken = 0

  function beginNext() {
    while (taken < atOnce) {
      const turn = queue.next()
      if (!turn) return
      taken += 1
      turn.begin()
    }
  }

  return {
    waiting: () => queue.size(),
    take(requester, cost, longest) {
      return new Promise((resolve) => {
        let timer: NodeJS.Timeout | undefined
        const turn: Turn = {
          requester,
          cost,
          begin() {
            clearTimeout(timer)
            resolve(true)
          },
        }
        queue.add(turn)
        if (longest !== undefined)
          timer = setTimeout(() => {
            if (queue.remove(turn)) resolve(false)
          }, longest).unref()
        beginNext()
      })
    },
    leave() {
      taken -= 1
      beginNext()
    },
  }
}
