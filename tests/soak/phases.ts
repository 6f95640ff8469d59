import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import type { Product } from '../journeys/start-product.ts'
import type { SoakEnvironment } from './environment.ts'
import type { Load } from './load.ts'
import { processorTime, sumOfSame } from './processor-time.ts'

/** One part of a soak. `act` happens while the load goes on; the phase takes as long as the longer of both. */
export type Phase = {
  name: string
  /** Seconds. */
  lasts: number
  /** Questions a second, as a multiple of the usual pace. */
  pace: number
  /** First words are held to their goal here: nothing is taken away and no more is asked than the stated capacity. */
  isCalm: boolean
  /** Nobody may see a page fail here: at least one process is there, and the database. */
  isServed: boolean
  act?: (environment: SoakEnvironment, lasts: number) => Promise<void>
  /** Without PgBouncer there is nothing to do in it. */
  needsBouncer?: boolean
}

export type PhaseName = 'calm' | 'kills' | 'rolling' | 'bouncer' | 'exhausted' | 'away' | 'overload' | 'after'

const phase = (name: string, more: Partial<Phase> = {}): Phase => ({
  name,
  lasts: 0,
  pace: 1,
  isCalm: false,
  isServed: true,
  ...more,
})

export const phases: Record<PhaseName, Phase> = {
  calm: phase('calm', { isCalm: true }),
  kills: phase('kill -9 of each in turn', { act: killInTurn, isServed: false }),
  rolling: phase('rolling restart', { act: restartInTurn }),
  bouncer: phase('PgBouncer restarted', { act: restartBouncer, isServed: false, needsBouncer: true }),
  exhausted: phase('every connection taken for 10 s', { act: exhaust, isServed: false, needsBouncer: true }),
  away: phase('database away', { act: takeAway, isServed: false }),
  overload: phase('eight times the pace', { pace: 8 }),
  after: phase('calm again', { isCalm: true }),
}

/** How much of `--minutes` each part gets. */
export const shares: Record<PhaseName, number> = {
  calm: 0.1,
  kills: 0.4,
  rolling: 0.15,
  bouncer: 0.05,
  exhausted: 0.05,
  away: 0.1,
  overload: 0.05,
  after: 0.1,
}

/**
 * Runs the phases one after the other, and says each as it begins. Returns the seconds of processor time that the
 * processes for people used in each; null where one of them was started anew.
 */
export async function runPhases(
  environment: SoakEnvironment,
  load: Load,
  list: Phase[],
  rate: number,
): Promise<Map<string, number | null>> {
  const used = new Map<string, number | null>()
  for (const one of list) {
    const before = environment.webs.map(processorTime)
    console.log(`${new Date().toISOString().slice(11, 19)}  ${one.name}, ${Math.round(one.lasts)} s`)
    load.enter(one.name, rate * one.pace)
    await Promise.all([pause(one.lasts * 1_000), one.act?.(environment, one.lasts * 1_000)])
    used.set(one.name, sumOfSame(before, environment.webs.map(processorTime)))
  }
  return used
}

/** One a minute, or three in a shorter phase. The next is killed when the last one serves again. */
async function killInTurn({ webs, workers }: SoakEnvironment, lasts: number): Promise<void> {
  const products = [...webs, ...workers]
  const gap = Math.min(60_000, lasts / 3)
  for (let [at, left] = [0, lasts]; left >= gap; at += 1, left -= gap) {
    const began = performance.now()
    const product = products[at % products.length]
    await product?.stop('SIGKILL')
    // As long as a supervisor needs to see it.
    await pause(1_000)
    await product?.restart()
    await pause(Math.max(0, gap - (performance.now() - began)))
  }
}

async function restartInTurn({ webs, workers }: SoakEnvironment): Promise<void> {
  for (const product of [...webs, ...workers]) await restart(product)
}

async function restart(product: Product): Promise<void> {
  const code = await product.stop('SIGTERM')
  if (code !== 0) throw new Error(`A process that was asked to stop ended with ${code}.`)
  await product.restart()
  // A proxy asks every second.
  await pause(2_000)
}

async function restartBouncer({ bouncer }: SoakEnvironment, lasts: number): Promise<void> {
  await pause(lasts / 3)
  await bouncer?.restart()
}

/** Holds every connection that PgBouncer has for the server, each in a transaction that does nothing. */
async function exhaust({ bouncer }: SoakEnvironment): Promise<void> {
  if (!bouncer) return
  const clients = Array.from({ length: 20 }, () => new pg.Client({ connectionString: bouncer.url }))
  await Promise.all(
    clients.map(async (client) => {
      client.on('error', () => undefined)
      await client.connect()
      await client.query('begin')
    }),
  )
  await pause(10_000)
  await Promise.all(clients.map((client) => client.end()))
}

/** 30 seconds, or the whole of a shorter phase. */
async function takeAway(environment: SoakEnvironment, lasts: number): Promise<void> {
  await environment.takeDatabaseAway(() => pause(Math.min(30_000, lasts)))
}
