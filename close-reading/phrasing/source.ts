import { type Kind, kinds } from '../choices/kinds.ts'
import type { GradeLevel } from '../choices/levels.ts'
import type { Pronunciations } from '../findings/create-pronunciations.ts'
import type { Finding, FindingType } from '../findings/findings.ts'
import { type CloseReading, readClean } from '../findings/read-closely.ts'
import { type CleanText, cleanPasted } from '../pasted/clean-text.ts'
import { type Folded, foldQuotable } from '../prose/fold-quotable.ts'

/** What an explanation is written from. */
export type ExplanationRequest = {
  gradeLevel: GradeLevel
  contentType: Kind
  question: string
  passage: string
  title?: string
  author?: string
  sounds?: Pronunciations
  /** Of a question without a passage: the work that it names. */
  work?: Work
}

/** A work by its facts. `isInLibrary`: its text is at hand, and the screen offers it. */
export type Work = { title: string; author: string; year: number; isInLibrary: boolean }

/** The request with everything the sections share worked out once. */
export type ExplanationSource = {
  grade: GradeLevel
  kind: Kind
  question: string
  /** The passage as it is read, and the way back to the passage as pasted. */
  clean: CleanText
  text: string
  reading: CloseReading
  folded: Folded
  /** The passage was too much to read, and `text` is only its first part. */
  isFirstPart: boolean
}

/** Reads the passage and the question. */
export function gatherSource(request: ExplanationRequest): ExplanationSource {
  const clean = cleanPasted(request.passage, kinds[request.contentType])
  const reading = readWithin(clean, request)
  const { text } = reading
  return {
    grade: request.gradeLevel,
    kind: request.contentType,
    question: cleanQuestion(request.question),
    clean,
    text,
    reading,
    folded: foldQuotable(text),
    isFirstPart: text.length < clean.text.length,
  }
}

/** A question is read through the same signs as the passage. */
export function cleanQuestion(question: string): string {
  return cleanPasted(question, { withAround: true }).text
}

/**
 * Steps that one explanation may take to read its passage: over twice what 40,000 characters of any book take. They are
 * counted, not timed, so that a passage gets the same explanation on every machine.
 */
const MOST_STEPS = 40_000

/** The reading of the whole passage, or of its first half, quarter and so on where it is too much to read. */
function readWithin(
  { text: whole, printedLines }: CleanText,
  { contentType, sounds }: ExplanationRequest,
): CloseReading {
  for (let text = whole; ; text = firstHalf(text)) {
    const reading = readClean({ text, printedLines }, contentType, {
      ...(sounds && { pronunciations: sounds }),
      mostSteps: MOST_STEPS,
    })
    if (reading.isWhole) return reading
  }
}

/** The first half of a text, to the end of a line, a sentence or a word where one is near. */
function firstHalf(text: string): string {
  const half = text.slice(0, text.length >> 1)
  const near = half.length - 500
  const ends = [half.lastIndexOf('\n'), half.lastIndexOf('. ') + 1, half.lastIndexOf(' ')]
  return half.slice(0, ends.find((end) => end > near && end > 0) ?? half.length)
}

const cache = new WeakMap<CloseReading, ReadonlyMap<FindingType, readonly Finding[]>>()

/** The findings of some types, in the order of the text. */
export function findingsOf<T extends FindingType>(
  { reading }: ExplanationSource,
  ...types: T[]
): readonly Finding<T>[] {
  const byType = cache.get(reading) ?? byTypeOf(reading)
  cache.set(reading, byType)
  // Each list holds the findings of its type alone.
  const lists = types.map((type) => (byType.get(type) ?? []) as readonly Finding<T>[])
  const [only] = lists
  return only && lists.length === 1 ? only : lists.flat().sort((a, b) => a.start - b.start || a.end - b.end)
}

function byTypeOf(reading: CloseReading): Map<FindingType, Finding[]> {
  const byType = new Map<FindingType, Finding[]>()
  for (const finding of reading.findings) {
    const known = byType.get(finding.type)
    if (known) known.push(finding)
    else byType.set(finding.type, [finding])
  }
  return byType
}

/** Who speaks the text. */
export function voiceOf({ kind }: Pick<ExplanationSource, 'kind'>): string {
  return kinds[kind].voice
}
