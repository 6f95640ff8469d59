import { findQuotedSpans } from '../prose/find-quoted-spans.ts'
import type { RubricCheck } from './rubric.ts'

/** M11 (warning): a quoted clue that leans on "he", "she", "it" or "they" is explained in step 1 or beside it. */
export const checkPronouns: RubricCheck = ({ parsed }) => {
  const clues = parsed.bodies['2. Clues in the words']
  const step1 = parsed.bodies['1. What the text says']
  const open = new Set<string>()
  for (const line of clues.split('\n'))
    for (const span of findQuotedSpans(line)) {
      const words = line.slice(span.start, span.end)
      const pronoun = /^(he|she|they|it|this)\b/iu.exec(words)?.[1]
      if (pronoun) open.add(pronoun.toLowerCase())
    }
  return [...open]
    .filter((pronoun) => !new RegExp(`\\b${pronoun}\\b`, 'iu').test(step1))
    .map((pronoun) => `Step 1 does not say who or what "${pronoun}" is.`)
}
