import type { Finding, FindingType } from './findings.ts'
import { WORD } from './page/shape.ts'
import type { Page } from './page.ts'

/** The passage in numbers: how much text there is and how many findings of each type. */
export type Summary = {
  readonly words: number
  readonly sentences: number
  readonly lines: number
  readonly paragraphs: number
  readonly counts: Readonly<Partial<Record<FindingType, number>>>
}

/** Counts words, sentences, lines, paragraphs, and the findings by type. */
export function summarize(page: Page, findings: readonly Finding[]): Summary {
  let words = 0
  for (let i = 0; i < page.count; i++) if ((page.shape[i] ?? 0) & WORD) words++
  const counts: Partial<Record<FindingType, number>> = {}
  for (const finding of findings) counts[finding.type] = (counts[finding.type] ?? 0) + 1
  return {
    words,
    sentences: page.sentences.length,
    lines: page.lines.length,
    paragraphs: page.paragraphs.length,
    counts,
  }
}
