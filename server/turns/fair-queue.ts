/** The requester of a piece of work: opaque keys of the network and of the account or demo session. */
export type RequesterKeys = { network: string; owner: string }

/** A queued piece of work. `cost` approximates its duration: the characters to read. */
export type Waiting = { requester: RequesterKeys; cost: number }

/** Half-life of a requester's recorded cost, in milliseconds. */
const halfLife = 10_000
/** A recorded cost below this many characters counts as none. */
const leastCost = 1
/** So many recorded costs are kept without asking whether they count any more. */
const fewCosts = 64

/**
 * A fair queue instead of first come, first served: the network with the lowest recent cost goes first, and within it
 * the account whose recent cost plus the queued piece is lowest. So a heavy user delays only themselves, and a new
 * one with a short text passes long ones. `now` gives milliseconds.
 */
export function createFairQueue<Work extends Waiting>(now: () => number = () => performance.now()) {
  const waiting = new Set<Work>()
  const done = new Map<string, { cost: number; at: number }>()
  let dropFrom = fewCosts

  /** All pieces are compared at the same moment `at`, because costs decay continuously. */
  function recentCost(name: string, at: number): number {
    const entry = done.get(name)
    const left = entry ? entry.cost * 0.5 ** ((at - entry.at) / halfLife) : 0
    return left < leastCost ? 0 : left
  }

  function note(name: string, cost: number, at: number) {
    done.set(name, { cost: recentCost(name, at) + cost, at })
  }

  /** Only when the costs have doubled since: going through all of them at each piece would cost more than the piece. */
  function dropDecayed(at: number) {
    if (done.size < dropFrom) return
    for (const name of done.keys()) if (recentCost(name, at) === 0) done.delete(name)
    dropFrom = Math.max(fewCosts, 2 * done.size)
  }

  return {
    add: (work: Work) => void waiting.add(work),
    /** False when it is no longer queued. */
    remove: (work: Work) => waiting.delete(work),
    size: () => waiting.size,
    /** Dequeues the next piece that costs at most `most`; null when there is none. */
    next(most = Number.POSITIVE_INFINITY): Work | null {
      const at = now()
      let first: { work: Work; ofNetwork: number; ofOwner: number } | null = null
      for (const work of waiting) {
        if (work.cost > most) continue
        const { network, owner } = work.requester
        const ofNetwork = recentCost(network, at)
        const ofOwner = recentCost(`${network} ${owner}`, at) + work.cost
        // Ties keep the order of arrival.
        if (!first || (ofNetwork - first.ofNetwork || ofOwner - first.ofOwner) < 0)
          first = { work, ofNetwork, ofOwner }
      }
      if (!first) return null
      const { work } = first
      waiting.delete(work)
      const { network, owner } = work.requester
      dropDecayed(at)
      note(network, work.cost, at)
      note(`${network} ${owner}`, work.cost, at)
      return work
    },
  }
}

type Turn = { requester: RequesterKeys; cost: number; begin(): void }

/** Turns that are given in fair order, only so many at a time. Whoever takes one gives it back with `leave`. */
type FairTurns = {
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
