import type pg from 'pg'
import { createFairQueue, type RequesterKeys } from '../turns/fair-queue.ts'
import { requesterNow } from '../turns/requester.ts'

/** What the product does by itself: jobs, sweeps, the text so far. */
const ourselves: RequesterKeys = { network: '', owner: '' }
/** Statements are short, and nobody knows before how long one takes: each turn counts the same. */
const costOfTurn = 100

type Turn = { requester: RequesterKeys; cost: number; begin(error?: Error): void }
type Done = (error: Error | undefined, client: pg.PoolClient | undefined, release: () => void) => void

/**
 * Makes a pool give its connections in fair turns: first to the network that had the fewest lately, and within it to
 * the person who did. The driver's own order is first come, first served, in which a flood of requests keeps everybody
 * else waiting. `longest` is the wait in milliseconds after which a turn ends in the driver's own error.
 */
export function takeTurns(pool: pg.Pool, most: number, longest: number): void {
  const queue = createFairQueue<Turn>()
  const connect = pool.connect.bind(pool) as () => Promise<pg.PoolClient>
  let busy = 0

  function beginNext() {
    while (busy < most) {
      const turn = queue.next()
      if (!turn) return
      busy += 1
      turn.begin()
    }
  }

  function leave() {
    busy -= 1
    beginNext()
  }

  function turnOf({ network, owner }: RequesterKeys): Promise<void> {
    return new Promise((resolve, reject) => {
      const turn: Turn = {
        requester: { network, owner },
        cost: costOfTurn,
        begin: () => {
          clearTimeout(timer)
          resolve()
        },
      }
      const timer = setTimeout(() => {
        if (queue.remove(turn)) reject(new Error('timeout exceeded when trying to connect'))
      }, longest).unref()
      queue.add(turn)
      beginNext()
    })
  }

  async function take(): Promise<pg.PoolClient> {
    await turnOf(requesterNow() ?? ourselves)
    try {
      return await connect()
    } catch (error) {
      leave()
      throw error
    }
  }

  pool.on('release', leave)
  pool.connect = ((done?: Done) => {
    const taken = take()
    if (!done) return taken
    taken.then(
      (client) => done(undefined, client, client.release.bind(client)),
      (error: Error) => done(error, undefined, () => {}),
    )
  }) as pg.Pool['connect']
}
