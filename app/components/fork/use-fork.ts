import { useMemo, useState } from 'react'
import type { Fork } from '#close-reading'
import type { AssistantMessage } from '#domain/messages'
import type { MyReading } from '#domain/my-reading'
import {
  type BegunFork,
  beginFork,
  begunWork,
  type ForkAction,
  type ForkWork,
  nextWork,
  toMyReading,
} from './fork-work.ts'

/** Where a fork is stored: on the device until it is a reading, then with the explanation. */
export type ForkStorage = {
  /** False when it was not saved. `of` is the timestamp of the explanation. */
  save: (of: string, reading: MyReading) => Promise<boolean>
  begun: () => BegunFork | undefined
  saveBegun: (begun: BegunFork | undefined) => void
}

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
 * changes; what is not saved yet stands there again after a reload. Null where there is no fork.
 */
export function useFork(
  answer: AssistantMessage | null,
  fork: Fork | undefined,
  passage: string,
  storage: ForkStorage,
): OpenFork | null {
  const [held, setHeld] = useState(storage.begun)
  const [isUnsaved, setUnsaved] = useState(held?.work.part === 'reading')
  const of = answer?.timestamp ?? ''
  const saved = answer?.myReading
  const work = useMemo(() => {
    if (!fork) return null
    return begunWork(fork, of, held) ?? beginFork(fork, saved, passage)
  }, [fork, held, of, saved, passage])
  if (!fork || !work) return null
  const shown = fork

  async function save(begun: BegunFork) {
    const reading = toMyReading(shown, begun.work, new Date())
    if (!reading) return
    const isSaved = await storage.save(of, reading)
    setUnsaved(!isSaved)
    // What was done meanwhile is kept.
    if (isSaved && storage.begun() === begun) storage.saveBegun(undefined)
  }
  function act(action: ForkAction) {
    if (!work) return
    const next = nextWork(shown, work, action)
    const begun = { of, work: next }
    setHeld(begun)
    const isNew = next.part === 'reading' && (work.part !== 'reading' || next.afterDoubt !== work.afterDoubt)
    if (isNew || next.part !== 'reading') storage.saveBegun(begun)
    if (isNew) void save(begun)
  }
  return {
    fork,
    work,
    act,
    reading: toMyReading(fork, work, new Date()),
    isUnsaved,
    save: () => void save(held?.of === of ? held : { of, work }),
  }
}
