import { defaultDetectors } from './default-detectors.ts'
import type { Detector } from './detector.ts'
import type { Finding, Kind } from './finding.ts'
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
}

/** What may be handed in: how words sound (for poetry), and a list of detectors in place of the default one. */
export type ReadingOptions = { sounds?: Pronunciations; detectors?: readonly Detector[] }

/**
 * Reads a passage closely: every finding with its exact place, its kind of cue, how sure the engine is,
 * and the words it rests on. Pure and deterministic; time grows in proportion to the length of the text.
 * Never throws on any string.
 *
 * @param text the passage as given; offsets are UTF-16 code units into it, so `text.slice(start, end)` is the quote
 * @param kind fiction, poetry or nonfiction: each switches some detectors on
 * @param options `sounds` from `loadPronunciations()` switches rhyme and meter on
 *
 * @example
 * const reading = readClosely('“Go away!” she snapped.', 'fiction')
 * reading.findings.find((finding) => finding.type === 'speech')?.data
 * // { verb: 'snapped', manner: 'said quickly and angrily', … }
 */
export function readClosely(text: string, kind: Kind, options: ReadingOptions = {}): Reading {
  const page = readPage(text, kind)
  const findings: Finding[] = []
  for (const detector of options.detectors ?? defaultDetectors) {
    if (!detector.kinds.includes(kind) || (detector.needsSounds && !options.sounds)) continue
    for (const finding of detector.run(page, options.sounds)) findings.push(finding)
  }
  findings.sort(byPlace)
  return { text, kind, page, findings, summary: summarize(page, findings) }
}

function byPlace(a: Finding, b: Finding): number {
  return a.start - b.start || a.end - b.end || (a.type < b.type ? -1 : a.type > b.type ? 1 : 0)
}
