import type { GradeLevel } from '../levels.ts'
import { fitsAlone } from './fit-to-limits.ts'

/** Leaves out the sentences of an answer that are too long or too hard for the level; the fallback when none is left. */
export function fitInShort(answer: string, grade: GradeLevel, fallback: string): string {
  const fitting = splitOutsideQuotes(answer).filter((sentence) => fitsAlone(sentence, grade))
  return fitting.length > 0 ? fitting.join(' ') : fallback
}

/** Sentences, with the marks inside quotations left alone. */
function splitOutsideQuotes(text: string): string[] {
  const sentences: string[] = []
  let start = 0
  let quoted = false
  for (let i = 0; i < text.length; i++) {
    if (text[i] === '"') quoted = !quoted
    const ends = /[.?!]/u.test(text[i] ?? '') || (text[i] === '"' && /[.?!]/u.test(text[i - 1] ?? ''))
    if (quoted || !ends || text[i + 1] !== ' ' || /\b(?:Mr|Mrs|Ms|Dr|St)$/u.test(text.slice(start, i)))
      continue
    sentences.push(text.slice(start, i + 1))
    start = i + 2
  }
  return [...sentences, text.slice(start)].map((one) => one.trim()).filter(Boolean)
}
