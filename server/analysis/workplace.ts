import { limits } from '#domain/limits'
import { widen } from '../limits/limit-address.ts'
import type { ReadersFor } from '../readers/create-readers.ts'
import type { Runtime } from '../runtime.ts'
import { type Owner, ownerName } from './asker.ts'
import { isCounted } from './commit-end.ts'
import { finishAndStore } from './finish-answer.ts'
import { withInterpretation } from './interpret-written.ts'
import { judgeAndCorrect } from './judge-and-correct.ts'
import { keepProgress } from './keep-progress.ts'
import type { AnswerStop, LiveAnswer } from './live-answer.ts'
import { type AnswerJob, runAnswer, type Written } from './run-answer.ts'

/** The answers that this process writes. */
export type Workplace = {
  /**
   * Starts the work on an answer and returns at once; it goes on whether or not anybody listens. `demoSignature`: the
   * signature of a demo's question.
   */
  work(live: LiveAnswer, job: AnswerJob, demoSignature?: string): void
  find(owner: Owner, id: string): LiveAnswer | null
  /** Who may take one more question when so many are on their way in; nobody when full or stopping. */
  roomFor(waiting: number): 'any reader' | 'built-in' | 'none'
  /** Whether this network has all the demo answers that it may have at a time, with so many on their way in. */
  isFullFor(network: string, waiting: number): boolean
  /** Ends every answer that is being written for this owner. What becomes of the text is decided by their rows. */
  stopAll(owner: Owner, reason: AnswerStop): void
  drain(): Promise<void>
}

type Running = { live: LiveAnswer; done: Promise<void>; network: string }

/** After running answers were told to end, this much time is left to store them. */
const storeTime = 3_000

/** How many answers at a time: from `crowded` on without a model, from `full` on none. `drainTime` in milliseconds. */
export type Room = { crowded: number; full: number; drainTime: number }

const usualRoom: Room = {
  crowded: limits.streamsPerProcess,
  full: 2 * limits.streamsPerProcess,
  drainTime: limits.drain,
}

export function startWorkplace(runtime: Runtime, readersFor: ReadersFor, given: Partial<Room>): Workplace {
  const room = { ...usualRoom, ...given }
  const running = new Map<string, Running>()
  const progress = keepProgress(runtime)
  let isDraining = false

  async function write(live: LiveAnswer, job: AnswerJob): Promise<Written> {
    const begun = performance.now()
    const readers = readersFor({ network: job.network, reader: ownerName(live.owner) })
    const { release, ...written } = await runAnswer(runtime, readers, live, job)
    const judged = await judgeAndCorrect(runtime, readers, { live, job, written, begun }).catch(
      (error: unknown) => {
        runtime.log.error('judging_broke', error, { generation: live.id })
        return written
      },
    )
    if (!isCounted({ ...judged, text: live.text })) await release?.()
    return withInterpretation(runtime, readers, live, job, judged)
  }

  async function run(live: LiveAnswer, job: AnswerJob, demoSignature?: string): Promise<void> {
    progress.watch(live)
    const begun = performance.now()
    const written = await write(live, job).catch((error: unknown): Written => {
      runtime.log.error('answer_broke', error, { generation: live.id })
      const errorCode = job.request.followUp ? 'follow_up_failed' : 'answer_failed'
      return { state: live.text ? 'interrupted' : 'failed', answeredBy: { reader: 'built-in' }, errorCode }
    })
    const { reader } = written.answeredBy
    runtime.log.info('answered', { reader, state: written.state, ms: Math.round(performance.now() - begun) })
    await finishAndStore(runtime, { live, written, demoSignature, isStopping: () => isDraining })
  }

  const allDone = () => [...running.values()].map(({ done }) => done)

  return {
    work(live, job, demoSignature) {
      const done = run(live, job, demoSignature).finally(() => {
        progress.forget(live)
        running.delete(live.id)
      })
      running.set(live.id, { live, done, network: job.network })
      done.catch((error: unknown) => runtime.log.error('answer_lost', error, { generation: live.id }))
    },
    find(owner, id) {
      const live = running.get(id)?.live
      return live && ownerName(live.owner) === ownerName(owner) ? live : null
    },
    roomFor(waiting) {
      const ahead = running.size + waiting
      if (isDraining || ahead >= room.full) return 'none'
      return ahead >= room.crowded ? 'built-in' : 'any reader'
    },
    isFullFor(network, waiting) {
      const most = widen({ count: limits.demoStreamsPerNetwork, window: 0 }, network).count
      const here = [...running.values()].filter(
        (one) => 'demoSessionId' in one.live.owner && one.network === network,
      )
      return here.length + waiting >= most
    },
    stopAll(owner, reason) {
      const name = ownerName(owner)
      for (const { live } of running.values()) if (ownerName(live.owner) === name) live.stop.abort(reason)
    },
    async drain() {
      isDraining = true
      await within(room.drainTime, allDone())
      for (const { live } of running.values()) live.stop.abort('restart' satisfies AnswerStop)
      await within(storeTime, allDone())
      progress.end()
    },
  }
}

async function within(time: number, work: Promise<void>[]): Promise<void> {
  if (work.length === 0) return
  let timer: NodeJS.Timeout | undefined
  const late = new Promise((resolve) => {
    timer = setTimeout(resolve, time)
  })
  await Promise.race([late, Promise.allSettled(work)])
  clearTimeout(timer)
}
