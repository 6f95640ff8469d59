import { limits } from '#domain/limits'
import type { Runtime } from '../runtime.ts'
import type { AnswerStop, LiveAnswer } from './live-answer.ts'
import { saveProgress } from './queries.ts'

const shortestGap = 250

export type ProgressKeeper = {
  watch(live: LiveAnswer): void
  forget(live: LiveAnswer): void
  /** Saves everything that grew since the last time, now. */
  save(): Promise<void>
  end(): void
}

/**
 * Saves the text of all answers that are being written, in one statement a second (one for each answer would cost
 * more than relaying it), sooner when 500 characters of one are unsaved. The same statement is the sign of life.
 */
export function keepProgress(runtime: Runtime): ProgressKeeper {
  const { database, log, now } = runtime
  const saved = new Map<LiveAnswer, { length: number; at: number }>()
  let isSaving = false
  let lastSave = 0
  const timer = setInterval(tick, shortestGap).unref()

  function tick() {
    const age = performance.now() - lastSave
    if (age >= limits.checkpoint.every || hasMuchUnsaved()) save().catch(() => undefined)
  }

  function hasMuchUnsaved(): boolean {
    for (const [live, { length }] of saved) {
      if (live.text.length - length >= limits.checkpoint.characters) return true
    }
    return false
  }

  async function save() {
    if (isSaving) return
    const time = performance.now()
    const due = [...saved].filter(
      ([live, { length, at }]) => live.text.length > length || time - at > limits.heartbeat,
    )
    lastSave = time
    if (due.length === 0) return
    isSaving = true
    const answers = due.map(([live]) => ({ id: live.id, text: live.text }))
    try {
      const open = await saveProgress(database, answers, now())
      for (const [live] of due) {
        if (!open.has(live.id)) live.stop.abort('elsewhere' satisfies AnswerStop)
      }
      for (const [index, [live]] of due.entries()) {
        if (saved.has(live)) saved.set(live, { length: answers[index]?.text.length ?? 0, at: time })
      }
    } catch (error) {
      log.error('progress_not_saved', error, { answers: due.length })
    } finally {
      isSaving = false
    }
  }

  return {
    watch: (live) => void saved.set(live, { length: 0, at: performance.now() }),
    forget: (live) => void saved.delete(live),
    save,
    end: () => clearInterval(timer),
  }
}
