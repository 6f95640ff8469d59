import { useEffect, useMemo, useState } from 'react'
import type { Fork } from '#close-reading'
import type { Question } from '#domain/messages'
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

/** A fork as a first question has it. */
export type GivenFork = {
  fork: Fork
  /** It can be had before an answer that decides, and is compared with it. */
  isGuess: boolean
  /** The timestamp of the answer, once there is one. */
  answered?: string
  saved?: MyReading
}

export type OpenFork = {
  fork: Fork
  isGuess: boolean
  /** The answer is there. */
  isAnswered: boolean
  work: ForkWork
  act: (action: ForkAction) => void
  /** As it stands; null before a reading is chosen. */
  reading: MyReading | null
  isUnsaved: boolean
  /** Tries again to save what was not saved. */
  save: () => void
}

/** What is asked about which passage; null while nothing is asked. */
export type AskedAbout = Pick<Question, 'question' | 'passage'> | null

/**
 * A student's way through the fork of a first question. It is saved as soon as it is a reading and the answer is there, and
 * whenever the reading changes; what is not saved yet stands there again after a reload, and when a broken-off answer is
 * asked for again. Null where there is no fork.
 */
export function useFork(given: GivenFork | null, asked: AskedAbout, storage: ForkStorage): OpenFork | null {
  const { question: of = '', passage = '' } = asked ?? {}
  const [held, setHeld] = useState(storage.begun)
  const [isUnsaved, setUnsaved] = useState(held?.work.part === 'reading')
  const { fork, isGuess = false, answered, saved } = given ?? {}
  const work = useMemo(() => {
    if (!fork) return null
    return begunWork(fork, of, held) ?? beginFork(fork, { saved, passage, isGuess })
  }, [fork, held, of, saved, passage, isGuess])
  // The same question may be asked anew, and is then read anew.
  const isAsked = asked !== null
  useEffect(() => {
    if (isAsked) return () => setHeld(undefined)
  }, [isAsked])
  // A guess from before the answer goes with the answer.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the answer is there
  useEffect(() => {
    if (answered && held && work === held.work) saveWork(held.work)
  }, [answered])
  if (!given || !work) return null

  async function save(begun: BegunFork) {
    const reading = fork && toMyReading(fork, begun.work, new Date())
    if (!reading || !answered) return
    const isSaved = await storage.save(answered, reading)
    setUnsaved(!isSaved)
    // What was done meanwhile is kept.
    if (isSaved && storage.begun() === begun) storage.saveBegun(undefined)
  }
  function saveWork(next: ForkWork) {
    const begun = { of, work: next }
    setHeld(begun)
    storage.saveBegun(begun)
    if (next.part === 'reading') void save(begun)
  }
  function act(action: ForkAction) {
    if (!work || !fork) return
    const next = nextWork(fork, work, action)
    const isNew = next.part === 'reading' && (work.part !== 'reading' || next.afterDoubt !== work.afterDoubt)
    if (isNew || next.part !== 'reading' || !answered) saveWork(next)
    else setHeld({ of, work: next })
  }
  return {
    fork: given.fork,
    isGuess,
    isAnswered: answered !== undefined,
    work,
    act,
    reading: toMyReading(given.fork, work, new Date()),
    isUnsaved: isUnsaved && answered !== undefined,
    save: () => void save(held?.of === of ? held : { of, work }),
  }
}
