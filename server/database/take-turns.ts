import type pg from 'pg'
import { createFairTurns, type RequesterKeys } from '../turns/fair-queue.ts'
import { createRequesters, type Requesters } from '../turns/requester.ts'

/** What the product does by itself (jobs, leases, the text so far) is little and waits for nobody. */
const ourselves: RequesterKeys = { network: '', owner: '' }
/** Statements are short, and nobody knows before how long one takes: each turn counts the same. */
const costOfTurn = 100

type Done = (error: Error | undefined, client: pg.PoolClient | undefined, release: () => void) => void

/**
 * Makes a pool give its connections in fair turns: first to the network that had the fewest lately, and within it to
 * the person who did. The driver's own order is first come, first served, in which a flood of requests keeps everybody
 * else waiting. `longest` is the wait in milliseconds after which a turn ends in the driver's own error. Returns where requests say whose they are.
 */
export function takeTurns(pool: pg.Pool, longest: number): Requesters {
  const requesters = createRequesters()
  const turns = createFairTurns(pool.options.max ?? 1)
  const connect = pool.connect.bind(pool) as () => Promise<pg.PoolClient>

  async function take(): Promise<pg.PoolClient> {
    const requester = requesters.now()
    const isTurn = requester
      ? // A copy: the queue compares by what was known when it was asked.
        await turns.take({ ...requester }, costOfTurn, longest)
      : await turns.take(ourselves, 0, longest)
    if (!isTurn) throw new Error('timeout exceeded when trying to connect')
    try {
      return await connect()
    } catch (error) {
      turns.leave()
      throw error
    }
  }

  pool.on('release', turns.leave)
  pool.connect = ((done?: Done) => {
    const taken = take()
    if (!done) return taken
    taken.then(
      (client) => done(undefined, client, client.release.bind(client)),
      (error: Error) => done(error, undefined, () => {}),
    )
  }) as pg.Pool['connect']
  return requesters
}
