import {
  type CloseReading,
  cleanPasted,
  explainWord,
  firstLetters,
  type GradeLevel,
  type Meanings,
  type Pronunciations,
  readWordContexts,
  type Span,
  type WordHelp,
} from '#close-reading'
import { describeEvidence } from './describe-evidence.ts'
import { indexFindings } from './index-findings.ts'
import { splitWords } from './split-sentences.ts'

/** What is known of chosen words: each word by itself, and what was found in the text where they stand. */
export type ChoiceHelp = {
  words: WordHelp[]
  findings: { name: string; text: string }[]
  /** False where the meanings could not be loaded. */
  hasMeanings: boolean
}

/** What the explanation of a choice needs beside the text; `meanings` is null where they could not be loaded. */
export type ChoiceKnowledge = { sounds: Pronunciations; meanings: Meanings | null }

/** The most words of a choice that are explained one by one. */
export const mostWords = 8

/** The first letters of the dictionary forms of chosen words: which meanings to load. */
export function lettersOfChoice(chosen: string): string[] {
  return [
    ...new Set(wordsOf(chosen).flatMap(({ text }) => firstLetters(cleanPasted(text).text.toLowerCase()))),
  ]
}

/** Explains a stretch of a text that was read: its words, and the findings that rest on it. */
export function explainChoice(
  reading: CloseReading,
  gradeLevel: GradeLevel,
  { start, end }: Span,
  { sounds, meanings }: ChoiceKnowledge,
): ChoiceHelp {
  const contexts = readWordContexts(reading.doc)
  const words = wordsOf(reading.text.slice(start, end)).map((word) => {
    const token = contexts.tokenAt(start + word.start)
    const known = meanings && token >= 0 ? { place: contexts.read(token), meanings } : undefined
    return explainWord(word.text, sounds, known)
  })
  const evidence = describeEvidence(reading, gradeLevel)
  const index = indexFindings(evidence)
  const findings = new Map<string, { name: string; text: string }>()
  for (const span of evidence.spans) {
    if (span.start >= end || span.end <= start) continue
    // The meaning of a hard word stands with the word already.
    for (const { name, text } of index.get(span.id) ?? [])
      if (name !== 'Hard word') findings.set(`${name} ${text}`, { name, text })
  }
  return { words, findings: [...findings.values()], hasMeanings: meanings !== null }
}

/** The words of a choice; of a word with a hyphen each part, for that is how the engine reads it. */
function wordsOf(chosen: string): { start: number; text: string }[] {
  const words = splitWords(chosen).flatMap(({ start, end }) =>
    [...chosen.slice(start, end).matchAll(/[^-‑]+/g)].map(({ index, 0: text }) => ({
      start: start + index,
      text,
    })),
  )
  return words.slice(0, mostWords)
}
