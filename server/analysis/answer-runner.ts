import { limits } from '#domain/limits'
import { widen } from '../http/limits/client-address.ts'
import type { ProvidersFor } from '../providers/create-providers.ts'
import type { Runtime } from '../runtime.ts'
import { isCounted } from './commit-outcome.ts'
import { finishAndStore, withInterpretation } from './finish-answer.ts'
import { judgeAndCorrect } from './judge-and-correct.ts'
import { saveProgress } from './queries.ts'
import { type Owner, ownerName } from './requester.ts'
import { type AnswerJob, runAnswer, type Written } from './run-answer.ts'
import type { AnswerStop, RunningAnswer } from './running-answer.ts'

/** Runs the answers that this process writes. */
export type AnswerRunner = {
  /**
   * Starts the work on an answer and returns at once; it goes on whether or not anybody listens. `demoSignature`: the
   * signature of a demo's question.
   */
  work(live: RunningAnswer, job: AnswerJob, demoSignature?: string): void
  find(owner: Owner, id: string): RunningAnswer | null
  isWriting(id: string): boolean
  /** Which providers may answer one more question while `waiting` others come in; none at the hard limit or when stopping. */
  capacityFor(waiting: number): 'any' | 'built-in' | 'none'
  /** Whether this network has all the demo answers that it may have at a time, `waiting` questions included. */
  isFullFor(network: string, waiting: number): boolean
  /** Ends every answer that is being written for this owner. What becomes of the text is decided by their rows. */
  stopAll(owner: Owner, reason: AnswerStop): void
  drain(): Promise<void>
}

type Running = { live: RunningAnswer; done: Promise<void>; network: string }

/** Milliseconds to store the answers after they were told to end. */
const storeTime = 3_000

/** Answers at a time: at `softLimit` without a model, at `hardLimit` none. `drainTime` in milliseconds. */
export type Capacity = { softLimit: number; hardLimit: number; drainTime: number }

const defaultCapacity: Capacity = {
  softLimit: limits.streamsPerProcess,
  hardLimit: 2 * limits.streamsPerProcess,
  drainTime: limits.drain,
}

export function startAnswerRunner(
  runtime: Runtime,
  providersFor: ProvidersFor,
  given: Partial<Capacity>,
): AnswerRunner {
  const capacity = { ...defaultCapacity, ...given }
  const running = new Map<string, Running>()
  const progress = startProgressSaver(runtime)
  let isDraining = false

  async function write(live: RunningAnswer, job: AnswerJob): Promise<Written> {
    const begun = performance.now()
    const providers = providersFor({ network: job.network, owner: ownerName(live.owner) })
    const { release, ...written } = await runAnswer(runtime, providers, live, job)
    const judged = await judgeAndCorrect(runtime, providers, { live, job, written, begun }).catch(
      (error: unknown) => {
        runtime.log.error('judging_broke', error, { generation: live.id })
        return written
      },
    )
    if (!isCounted({ ...judged, text: live.text })) await release?.()
    return withInterpretation(runtime, providers, live, job, judged)
  }

  async function run(live: RunningAnswer, job: AnswerJob, demoSignature?: string): Promise<void> {
    progress.watch(live)
    const begun = performance.now()
    const written = await write(live, job).catch((error: unknown): Written => {
      runtime.log.error('answer_broke', error, { generation: live.id })
      const errorCode = job.request.followUp ? 'follow_up_failed' : 'answer_failed'
      return { state: live.text ? 'interrupted' : 'failed', answeredBy: { reader: 'built-in' }, errorCode }
    })
    const { state, answeredBy } = written
    const ms = Math.round(performance.now() - begun)
    runtime.log.info('answered', { provider: answeredBy.reader, state, ms })
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
    isWriting: (id) => running.has(id),
    capacityFor(waiting) {
      const ahead = running.size + waiting
      if (isDraining || ahead >= capacity.hardLimit) return 'none'
      return ahead >= capacity.softLimit ? 'built-in' : 'any'
    },
    isFullFor(network, waiting) {
      const most = widen({ count: limits.demoStreamsPerNetwork, window: 0 }, network).count
      const ofNetwork = [...running.values()].filter(
        (one) => 'demoSessionId' in one.live.owner && one.network === network,
      )
      return ofNetwork.length + waiting >= most
    },
    stopAll(owner, reason) {
      const name = ownerName(owner)
      for (const { live } of running.values()) if (ownerName(live.owner) === name) live.stop.abort(reason)
    },
    async drain() {
      isDraining = true
      await within(capacity.drainTime, allDone())
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

const minInterval = 250

type ProgressSaver = {
  watch(live: RunningAnswer): void
  forget(live: RunningAnswer): void
  /** Saves everything that grew since the last save, now. */
  save(): Promise<void>
  end(): void
}

/**
 * Saves the text of all answers that are being written, in one statement a second (one for each answer would cost
 * more than relaying it), sooner when 500 characters of one are unsaved. The same statement renews the leases and
 * returns which answers ended elsewhere or are to be stopped.
 */
function startProgressSaver({ database, log }: Runtime): ProgressSaver {
  const saved = new Map<RunningAnswer, number>()
  let isSaving = false
  let lastSave = 0
  const timer = setInterval(tick, minInterval).unref()

  function tick() {
    const age = performance.now() - lastSave
    if (age >= limits.checkpoint.every || hasMuchUnsaved()) save().catch(() => undefined)
  }

  function hasMuchUnsaved(): boolean {
    for (const [live, length] of saved) {
      if (live.text.length - length >= limits.checkpoint.characters) return true
    }
    return false
  }

  async function save() {
    if (isSaving) return
    lastSave = performance.now()
    const due = [...saved].map(([live, length]) => ({ live, text: newText(live, length) }))
    if (due.length === 0) return
    isSaving = true
    try {
      const open = await saveProgress(
        database,
        due.map(({ live, text }) => ({ id: live.id, text })),
      )
      for (const { live, text } of due) {
        const isStopAsked = open.get(live.id)
        if (isStopAsked === undefined) live.stop.abort('elsewhere' satisfies AnswerStop)
        else if (isStopAsked) live.stop.abort('asked' satisfies AnswerStop)
        if (text !== null && saved.has(live)) saved.set(live, text.length)
      }
    } catch (error) {
      log.error('progress_not_saved', error, { answers: due.length })
    } finally {
      isSaving = false
    }
  }

  return {
    watch: (live) => void saved.set(live, 0),
    forget: (live) => void saved.delete(live),
    save,
    end: () => clearInterval(timer),
  }
}

/** Null when nothing is new, and for a replaced text: that one is sent and stored with the end. */
function newText({ text, isReplaced }: RunningAnswer, savedLength: number): string | null {
  return text.length > savedLength && !isReplaced ? text : null
}
