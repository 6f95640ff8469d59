import {
  explainWord,
  type GradeLevel,
  type Pronunciations,
  type Reading,
  type Span,
  type WordHelp,
} from '#close-reading'
import { describeEvidence } from '../evidence/describe-evidence.ts'
import { indexFindings } from '../evidence/index-findings.ts'
import { splitWords } from './split-sentences.ts'

/** What is known of chosen words: each word by itself, and what was found in the text where they stand. */
export type ChoiceHelp = { words: WordHelp[]; findings: { name: string; text: string }[] }

/** The most words of a choice that are explained one by one. */
export const mostWords = 8

/** Explains a stretch of a text that was read: its words, and the findings that rest on it. */
export function explainChoice(
  reading: Reading,
  gradeLevel: GradeLevel,
  { start, end }: Span,
  sounds: Pronunciations,
): ChoiceHelp {
  const chosen = reading.text.slice(start, end)
  const words = splitWords(chosen)
    .slice(0, mostWords)
    .map((word) => explainWord(chosen.slice(word.start, word.end), sounds))
  const evidence = describeEvidence(reading, gradeLevel)
  const index = indexFindings(evidence)
  const findings = new Map<string, { name: string; text: string }>()
  for (const place of evidence.places) {
    if (place.start >= end || place.end <= start) continue
    // The meaning of a hard word stands with the word already.
    for (const { name, text } of index.get(place.id) ?? [])
      if (name !== 'Hard word') findings.set(`${name} ${text}`, { name, text })
  }
  return { words, findings: [...findings.values()] }
}
