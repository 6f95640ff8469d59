import { limits } from '#domain/limits'
import type { Runtime } from '../runtime.ts'
import { saveProgress } from './queries.ts'
import type { AnswerStop, RunningAnswer } from './running-answer.ts'

const minInterval = 250

export type ProgressSaver = {
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
export function startProgressSaver({ database, log }: Runtime): ProgressSaver {
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
