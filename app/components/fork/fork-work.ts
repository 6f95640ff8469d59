import type { Fork, Span } from '#close-reading'
import type { EvidenceSpan } from '#domain/evidence/evidence'
import { findWords } from '#domain/find-words'
import { limits } from '#domain/limits'
import { isOpenChoice, type MyReading, type SpeaksFor } from '#domain/my-reading'
import type { MarkedWords } from '../marking/mark-words.ts'

/** One thing to do on each: choose a reading, sort the lines, look at what came of it. */
export type ForkPart = 'choose' | 'sort' | 'reading'

/** A line of the fork, or words of the student's own, as far as it is sorted. Empty spans are not found in the text. */
export type WorkLine = Span & {
  number: number
  quote: string
  place: string
  isOwn?: true
  speaks?: SpeaksFor
}

/** Where a student is in a fork. Closed, the explanation and its clues have the place. */
export type ForkWork = {
  isOpen: boolean
  part: ForkPart
  reading: string | null
  lines: readonly WorkLine[]
  afterDoubt?: MyReading['afterDoubt']
}

/** A fork that is not saved as a reading yet; `of` is its question. */
export type BegunFork = { of: string; work: ForkWork }

export type ForkAction =
  | { type: 'choose'; reading: string }
  | { type: 'look' }
  | { type: 'choose again' }
  | { type: 'sort'; number: number; speaks: SpeaksFor }
  | { type: 'add'; words: MarkedWords }
  | { type: 'remove'; number: number }
  | { type: 'show' }
  | { type: 'doubt'; afterDoubt: 'same' | 'unsure' }
  | { type: 'open'; isOpen: boolean }

type BeginOptions = {
  saved: MyReading | undefined
  passage: string
  /** A guess is an offer: it is closed until somebody wants it. */
  isGuess: boolean
}

/** The beginning, or the end where a reading was kept. */
export function beginFork(fork: Fork, { saved, passage, isGuess }: BeginOptions): ForkWork {
  const isOpen = !isGuess
  const lines = fork.lines.map(({ shows: _, ...line }): WorkLine => {
    const speaks = saved?.lines.find(({ isOwn, quote }) => !isOwn && quote === line.quote)?.speaks
    return { ...line, ...(speaks ? { speaks } : {}) }
  })
  if (!saved) return { isOpen, part: 'choose', reading: null, lines }
  const own = saved.lines
    .filter(({ isOwn }) => isOwn)
    .map((line, at): WorkLine => {
      const span = findWords(passage, line.quote) ?? { start: 0, end: 0 }
      return { ...line, ...span, number: lines.length + at + 1, isOwn: true }
    })
  const { reading, afterDoubt } = saved
  return { isOpen, part: 'reading', reading, lines: [...lines, ...own], afterDoubt }
}

/** How far this fork was; null where that was of another question, or of other lines and readings than it has now. */
export function begunWork(fork: Fork, of: string, begun: BegunFork | undefined): ForkWork | null {
  if (begun?.of !== of) return null
  const { reading, lines } = begun.work
  const isKnown = reading === null || fork.readings.some(({ id }) => id === reading)
  const given = lines.filter(({ isOwn }) => !isOwn)
  const isSame =
    given.length === fork.lines.length && fork.lines.every(({ quote }, at) => given[at]?.quote === quote)
  return isKnown && isSame ? begun.work : null
}

export function nextWork(fork: Fork, work: ForkWork, action: ForkAction): ForkWork {
  switch (action.type) {
    case 'choose':
      return action.reading === work.reading ? work : { ...unsorted(work), reading: action.reading }
    case 'look':
      return { ...work, part: claimsNothing(fork, work) ? 'reading' : 'sort' }
    case 'choose again':
      return { ...work, part: 'choose' }
    case 'sort':
      return sortLine(work, action.number, action.speaks)
    case 'add':
      return addWords(work, action.words)
    case 'remove':
      return { ...work, lines: renumbered(work.lines.filter(({ number }) => number !== action.number)) }
    case 'show':
      return { ...work, part: 'reading' }
    case 'doubt':
      return { ...work, afterDoubt: action.afterDoubt }
    case 'open':
      return { ...work, isOpen: action.isOpen }
  }
}

/** Another claim: what the lines say about it is open, and the student's own words stay. */
function unsorted({ afterDoubt: _, ...work }: ForkWork): ForkWork {
  return { ...work, lines: work.lines.map(({ speaks: __, ...line }) => line) }
}

/** The last line that is sorted leads on. Whoever comes back to change one goes on by the button. */
function sortLine({ afterDoubt: _, ...work }: ForkWork, number: number, speaks: SpeaksFor): ForkWork {
  const lines = work.lines.map((line) => (line.number === number ? { ...line, speaks } : line))
  const isLast = work.lines.some((line) => !line.speaks) && lines.every((line) => line.speaks)
  return { ...work, lines, part: isLast ? 'reading' : work.part }
}

function addWords(work: ForkWork, words: MarkedWords): ForkWork {
  if (!mayAddWords(work) || work.lines.some(({ quote }) => quote === words.quote)) return work
  const number = work.lines.length + 1
  return { ...work, lines: [...work.lines, { ...words, number, isOwn: true }] }
}

function renumbered(lines: readonly WorkLine[]): WorkLine[] {
  return lines.map((line, at) => ({ ...line, number: at + 1 }))
}

export function mayAddWords({ lines }: ForkWork): boolean {
  return lines.filter(({ isOwn }) => isOwn).length < limits.myReading.ownLines
}

function claimsNothing(fork: Fork, { reading }: ForkWork): boolean {
  const chosen = fork.readings.find(({ id }) => id === reading)
  return !chosen || isOpenChoice(chosen)
}

/** The reading as it is kept; lines that were left alone speak neither way. Null before one is chosen. */
export function toMyReading(fork: Fork, work: ForkWork, now: Date): MyReading | null {
  const chosen = fork.readings.find(({ id }) => id === work.reading)
  if (!chosen) return null
  const { afterDoubt } = work
  const lines = claimsNothing(fork, work)
    ? []
    : work.lines.map(({ quote, place: location, speaks = 'neither', isOwn }) => ({
        quote,
        place: location,
        speaks,
        ...(isOwn ? { isOwn } : {}),
      }))
  return {
    reading: chosen.id,
    claim: chosen.claim,
    lines,
    ...(afterDoubt ? { afterDoubt } : {}),
    timestamp: now.toISOString(),
  }
}

/** The marks of an open fork: all lines alike, since nobody has decided what they say. */
export function forkMarks({ lines }: ForkWork): EvidenceSpan[] {
  return lines
    .filter(({ start, end }) => end > start)
    .map(({ start, end, number, isOwn }) => ({
      id: `${start}-${end}`,
      number,
      start,
      end,
      kind: isOwn ? 'comparison' : 'word choice',
      clue: 'Line',
      isLine: true,
    }))
}
