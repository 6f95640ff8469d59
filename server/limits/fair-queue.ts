/** Who asked for a piece of work: opaque names of the network and of the account or demo session. */
export type Requester = { network: string; reader: string }

/** A piece of work that waits. `cost` is about how long it takes: the characters to be read. */
export type Waiting = { requester: Requester; cost: number }

/** What somebody had done is half forgotten after this time, in milliseconds. */
const halfLife = 10_000
/** Below this many characters, what was done counts as nothing. */
const faded = 1

/**
 * Work in fair order instead of first come, first served: the network for which least was done lately goes first,
 * and within it the reader for whom least was done with the piece that waits. So whoever asks much waits for
 * themselves alone, and somebody new with a short text passes long ones. `now` gives milliseconds.
 */
export function createFairQueue<Work extends Waiting>(now: () => number = () => performance.now()) {
  const waiting = new Set<Work>()
  const done = new Map<string, { cost: number; at: number }>()

  /** Every piece is judged at one moment: what was done fades while we look. */
  function doneFor(name: string, at: number): number {
    const entry = done.get(name)
    const left = entry ? entry.cost * 0.5 ** ((at - entry.at) / halfLife) : 0
    return left < faded ? 0 : left
  }

  function note(name: string, cost: number, at: number) {
    done.set(name, { cost: doneFor(name, at) + cost, at })
  }

  function forgetFaded(at: number) {
    for (const name of done.keys()) if (doneFor(name, at) === 0) done.delete(name)
  }

  return {
    add: (work: Work) => void waiting.add(work),
    /** False when it waits no more. */
    remove: (work: Work) => waiting.delete(work),
    size: () => waiting.size,
    /** Takes the piece whose turn it is, of those that cost at most `most`; null when there is none. */
    next(most = Number.POSITIVE_INFINITY): Work | null {
      const at = now()
      const ranked = [...waiting]
        .filter(({ cost }) => cost <= most)
        .map((work) => {
          const { network, reader } = work.requester
          const cost = doneFor(`${network} ${reader}`, at) + work.cost
          return { work, network: doneFor(network, at), cost }
        })
      // Sorting keeps the order of arrival where nothing else decides.
      const [first] = ranked.sort((one, other) => one.network - other.network || one.cost - other.cost)
      if (!first) return null
      const { work } = first
      waiting.delete(work)
      const { network, reader } = work.requester
      forgetFaded(at)
      note(network, work.cost, at)
      note(`${network} ${reader}`, work.cost, at)
      return work
    },
  }
}
