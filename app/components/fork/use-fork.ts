import { useMemo, useState } from 'react'
import type { Fork } from '#close-reading'
import type { AssistantMessage } from '#domain/messages'
import type { MyReading } from '#domain/my-reading'
import { beginFork, type ForkAction, type ForkWork, nextWork, toMyReading } from './fork-work.ts'

/** Saves a reading with the explanation of this time. False when it was not saved. */
export type SaveReading = (of: string, reading: MyReading) => Promise<boolean>

export type OpenFork = {
  fork: Fork
  work: ForkWork
  act: (action: ForkAction) => void
  /** As it stands; null before a reading is chosen. */
  reading: MyReading | null
  isUnsaved: boolean
  /** Tries again to save what was not saved. */
  save: () => void
}

/**
 * A student's way through the fork of a first answer. It is saved as soon as it is a reading, and whenever the reading
 * changes. Null where there is no fork.
 */
export function useFork(
  answer: AssistantMessage | null,
  fork: Fork | undefined,
  passage: string,
  onSave: SaveReading,
): OpenFork | null {
  const [held, setHeld] = useState<{ of: string; work: ForkWork } | null>(null)
  const [isUnsaved, setUnsaved] = useState(false)
  const of = answer?.timestamp ?? ''
  const saved = answer?.myReading
  const work = useMemo(() => {
    if (!fork) return null
    return held?.of === of ? held.work : beginFork(fork, saved, passage)
  }, [fork, held, of, saved, passage])
  if (!fork || !work) return null
  const shown = fork

  async function save(next: ForkWork) {
    const reading = toMyReading(shown, next, new Date())
    if (reading) setUnsaved(!(await onSave(of, reading)))
  }
  function act(action: ForkAction) {
    if (!work) return
    const next = nextWork(shown, work, action)
    setHeld({ of, work: next })
    const isNew = next.part === 'reading' && (work.part !== 'reading' || next.afterDoubt !== work.afterDoubt)
    if (isNew) void save(next)
  }
  return {
    fork,
    work,
    act,
    reading: toMyReading(fork, work, new Date()),
    isUnsaved,
    save: () => void save(work),
  }
}
