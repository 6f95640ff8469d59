import { defaultDetectors } from './default-detectors.ts'
import type { Detector } from './detector.ts'
import type { Kind } from './finding.ts'
import type { Finding } from './findings.ts'
import { type Page, readPage } from './page.ts'
import type { Pronunciations } from './sounds/pronunciations.ts'
import { type Summary, summarize } from './summary.ts'

/** Everything noticed in one passage. */
export type Reading = {
  readonly text: string
  readonly kind: Kind
  readonly page: Page
  /** Sorted by start, then by length, then by type. They may overlap. */
  readonly findings: readonly Finding[]
  readonly summary: Summary
  /** False where `mostSteps` ended the reading; it then has no findings. */
  readonly isWhole: boolean
}

/**
 * What may be handed in: how words sound (for poetry), a list of detectors in place of the default one, and the most
 * steps that the reading may take: one for each word or mark, each finding, and each span that a finding rests on.
 */
export type ReadingOptions = {
  sounds?: Pronunciations
  detectors?: readonly Detector<Finding>[]
  mostSteps?: number
}

/**
 * Reads a passage closely: every finding with its exact place, its kind of cue, how sure the engine is,
 * and the words it rests on. Pure and deterministic; time grows in proportion to the length of the text.
 * Never throws on any string.
 *
 * @param text the passage as given; offsets are UTF-16 code units into it, so `text.slice(start, end)` is the quote
 * @param kind fiction, poetry or nonfiction: each switches some detectors on
 * @param options `sounds` from `loadPronunciations()` switches rhyme and meter on; past `mostSteps` the reading ends
 * early and says so in `isWhole`, at the same place on every machine
 *
 * @example
 * const reading = readClosely('“Go away!” she snapped.', 'fiction')
 * reading.findings.find((finding) => finding.type === 'speech')?.data
 * // { verb: 'snapped', manner: 'said quickly and angrily', … }
 */
export function readClosely(text: string, kind: Kind, options: ReadingOptions = {}): Reading {
  const page = readPage(text, kind)
  const findings = findAll(page, options)
  findings?.sort(byPlace)
  const found = findings ?? []
  return { text, kind, page, findings: found, summary: summarize(page, found), isWhole: findings !== null }
}

/** What the detectors find; null when that takes too many steps. */
function findAll(page: Page, options: ReadingOptions): Finding[] | null {
  const findings: Finding[] = []
  const { mostSteps = Number.POSITIVE_INFINITY } = options
  let steps = page.count
  if (steps > mostSteps) return null
  const detectors = options.detectors ?? [...defaultDetectors, ...(options.sounds?.detectors ?? [])]
  for (const detector of detectors as readonly Detector<Finding>[]) {
    if (!detector.kinds.includes(page.kind)) continue
    for (const finding of detector.run(page, options.sounds)) {
      findings.push(finding)
      steps += 1 + finding.because.length
      if (steps > mostSteps) return null
    }
  }
  return findings
}

function byPlace(a: Finding, b: Finding): number {
  return a.start - b.start || a.end - b.end || (a.type < b.type ? -1 : a.type > b.type ? 1 : 0)
}
