import { levels } from '../choices/levels.ts'
import { findQuotedSpans } from '../prose/find-quoted-spans.ts'
import { cutQuotations, wordsOf } from '../prose/split-prose.ts'
import { isEasyWord } from '../vocabulary/is-easy-word.ts'
import type { RubricCheck } from './rubric.ts'
import { feelingWords, toneWords } from './word-bank.ts'

/** M10 (warning): a word of the bank for a feeling and one for the tone, each tied to a clue and known to the reader. */
export const checkFeelings: RubricCheck = ({ parsed, gradeLevel, passage }) => {
  if (passage.trim() === '') return []
  const body = parsed.bodies['3. Feelings and tone']
  const paragraphs = body.split('\n').filter((line) => line.trim() !== '')
  const tied = paragraphs.filter((line) => /\bbecause\b/iu.test(line) || findQuotedSpans(line).length > 0)
  const words = wordsOf(cutQuotations(tied.join('\n'))).map((word) => word.toLowerCase())
  const problems: string[] = []
  if (!words.some((word) => feelingWords.has(word))) problems.push('No feeling word is tied to a clue.')
  if (!words.some((word) => toneWords.has(word))) problems.push('No tone word is tied to a clue.')
  if (levels[gradeLevel].isForChildren)
    for (const word of new Set(words))
      if ((feelingWords.has(word) || toneWords.has(word)) && !isEasyWord(word) && !hasGloss(body, word))
        problems.push(`"${word}" is not explained.`)
  return problems
}

function hasGloss(body: string, word: string): boolean {
  const at = body.toLowerCase().indexOf(word)
  return /\b(?:means?|that is|a (?:strong |mild )?word for|,\s*or)\b/iu.test(body.slice(at, at + 160))
}
