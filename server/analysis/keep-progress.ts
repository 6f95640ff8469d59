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
 * more than relaying it), sooner when 500 characters of one are unsaved. The same statement renews the leases and
 * brings back which answers ended elsewhere or shall be stopped.
 */
export function keepProgress({ database, log }: Runtime): ProgressKeeper {
  const saved = new Map<LiveAnswer, number>()
  let isSaving = false
  let lastSave = 0
  const timer = setInterval(tick, shortestGap).unref()

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

/** Null when nothing is new, and for a text that took another's place: that one is told and stored with the end. */
function newText({ text, isReplaced }: LiveAnswer, savedLength: number): string | null {
  return text.length > savedLength && !isReplaced ? text : null
}
