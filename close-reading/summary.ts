import { WORD } from './doc/shape.ts'
import type { Doc } from './doc.ts'
import type { Finding, FindingType } from './findings.ts'

/** The passage in numbers: how much text there is and how many findings of each type. */
export type Summary = {
  readonly words: number
  readonly sentences: number
  readonly lines: number
  readonly paragraphs: number
  readonly counts: Readonly<Partial<Record<FindingType, number>>>
}

/** Counts words, sentences, lines, paragraphs, and the findings by type. */
export function summarize(doc: Doc, findings: readonly Finding[]): Summary {
  let words = 0
  for (let i = 0; i < doc.count; i++) if ((doc.shape[i] ?? 0) & WORD) words++
  const counts: Partial<Record<FindingType, number>> = {}
  for (const finding of findings) counts[finding.type] = (counts[finding.type] ?? 0) + 1
  return {
    words,
    sentences: doc.sentences.length,
    lines: doc.lines.length,
    paragraphs: doc.paragraphs.length,
    counts,
  }
}
