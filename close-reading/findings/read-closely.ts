import { type Kind, kinds } from '../choices/kinds.ts'
import { type Detector, readsKind } from '../devices/detector.ts'
import { italics } from '../devices/emphasis/emphasis.ts'
import { buildDoc, type Doc } from '../doc/doc.ts'
import { WORD } from '../doc/shape.ts'
import { docAsPasted, spansAsPasted } from '../pasted/as-pasted.ts'
import { type CleanText, cleanPasted } from '../pasted/clean-text.ts'
import type { Pronunciations } from './create-pronunciations.ts'
import { defaultDetectors } from './default-detectors.ts'
import type { Finding, FindingType } from './findings.ts'

/** Everything noticed in one passage. */
export type CloseReading = {
  readonly text: string
  readonly kind: Kind
  readonly doc: Doc
  /** Sorted by start, then by length, then by type. They may overlap. */
  readonly findings: readonly Finding[]
  readonly summary: Summary
  /** False where `mostSteps` ended the reading; it then has no findings. */
  readonly isWhole: boolean
}

/**
 * How words sound (for poetry), detectors instead of the default ones, and the most steps that the reading may take:
 * one for each word or mark, each finding, and each span that a finding rests on.
 */
export type CloseReadingOptions = {
  pronunciations?: Pronunciations
  detectors?: readonly Detector<Finding>[]
  mostSteps?: number
}

/**
 * Reads a passage closely: every finding with its exact span, its kind of cue, how sure the engine is,
 * and the words it rests on. Pure and deterministic; time grows in proportion to the length of the text.
 * Never throws on any string.
 *
 * @param text the passage as given; offsets are UTF-16 code units into it, so `text.slice(start, end)` is the quote
 * @param kind fiction, poetry or nonfiction: each switches some detectors on
 * @param options `pronunciations` from `loadPronunciations()` switches rhyme and meter on; past `mostSteps` the reading ends
 * early and says so in `isWhole`, at the same position on every machine
 *
 * @example
 * const reading = readClosely('“Go away!” she snapped.', 'fiction')
 * reading.findings.find((finding) => finding.type === 'speech')?.data
 * // { verb: 'snapped', manner: 'said quickly and angrily', … }
 */
export function readClosely(text: string, kind: Kind, options: CloseReadingOptions = {}): CloseReading {
  const clean = cleanPasted(text, kinds[kind])
  const reading = readClean(clean, kind, options)
  if (!clean.from) return reading
  const set = options.detectors ? [] : italics(clean.emphasized)
  const findings = [...spansAsPasted(clean, reading.findings), ...set].sort(byPosition)
  return { ...reading, text, doc: docAsPasted(clean, reading.doc), findings }
}

/** As `readClosely`, of a text that was read through its signs already. */
export function readClean(
  { text, printedLines }: Pick<CleanText, 'text' | 'printedLines'>,
  kind: Kind,
  options: CloseReadingOptions = {},
): CloseReading {
  const doc = buildDoc(text, kind, printedLines)
  const findings = findAll(doc, options)
  findings?.sort(byPosition)
  const found = findings ?? []
  return { text, kind, doc, findings: found, summary: summarize(doc, found), isWhole: findings !== null }
}

/** What the detectors find; null when that takes too many steps. */
function findAll(doc: Doc, options: CloseReadingOptions): Finding[] | null {
  const findings: Finding[] = []
  const { mostSteps = Number.POSITIVE_INFINITY } = options
  let steps = doc.count
  if (steps > mostSteps) return null
  const detectors = options.detectors ?? [...defaultDetectors, ...(options.pronunciations?.detectors ?? [])]
  for (const detector of detectors as readonly Detector<Finding>[]) {
    if (!readsKind(detector, doc.kind)) continue
    for (const finding of detector.run(doc, options.pronunciations)) {
      findings.push(finding)
      steps += 1 + finding.evidence.length
      if (steps > mostSteps) return null
    }
  }
  return findings
}

function byPosition(a: Finding, b: Finding): number {
  return a.start - b.start || a.end - b.end || (a.type < b.type ? -1 : a.type > b.type ? 1 : 0)
}

/** The findings of one type, in the order of the text, with their data typed. */
export function pickFindings<T extends FindingType>({ findings }: CloseReading, type: T): Finding<T>[] {
  return findings.filter((finding): finding is Finding<T> => finding.type === type)
}

/** The passage in numbers: how much text there is and how many findings of each type. */
export type Summary = {
  readonly words: number
  readonly sentences: number
  readonly lines: number
  readonly counts: Readonly<Partial<Record<FindingType, number>>>
}

/** Counts words, sentences, lines, and the findings by type. */
function summarize(doc: Doc, findings: readonly Finding[]): Summary {
  let words = 0
  for (let i = 0; i < doc.count; i++) if ((doc.shape[i] ?? 0) & WORD) words++
  const counts: Partial<Record<FindingType, number>> = {}
  for (const finding of findings) counts[finding.type] = (counts[finding.type] ?? 0) + 1
  return {
    words,
    sentences: doc.sentences.length,
    lines: doc.lines.length,
    counts,
  }
}
