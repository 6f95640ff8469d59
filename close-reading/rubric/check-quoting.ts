import { levels } from '../choices/levels.ts'
import type { CheckedQuotation } from '../claims/check-quotations.ts'
import { findQuotedSpans } from '../prose/find-quoted-spans.ts'
import { wordsOf } from '../prose/split-prose.ts'
import { listItems } from './parse-explanation.ts'
import type { ExplanationParts, RubricCheck } from './rubric.ts'

/** M2: every quotation of two words or more, and every quoted word of step 2, is in the passage. */
export const checkQuotes: RubricCheck = (parts) => {
  if (parts.passage.trim() === '' && parts.quoted.quotations.length > 0)
    return ['There is no passage, so nothing can be quoted.']
  const clues = new Set(quotationsOfStep2(parts))
  return parts.quoted.quotations
    .filter((one) => !one.passageSpans || one.misplaced || one.speaker)
    .filter((one) => wordsOf(one.words).length > 1 || clues.has(one))
    .map(
      (one) =>
        `"${one.words}": ${one.problem ?? (one.speaker ? `is said by ${one.speaker}` : 'stands in another place')}.`,
    )
}

/** M3: no more found quotations in step 2 than the level takes, one in each clue, none over 12 words. */
export const checkClues: RubricCheck = (parts) => {
  if (parts.passage.trim() === '') return []
  const problems: string[] = []
  const { mostClues } = levels[parts.gradeLevel]
  const quotations = quotationsOfStep2(parts)
  const found = quotations.filter((one) => one.passageSpans).length
  if (found > mostClues) problems.push(`Step 2 has ${found} quotations, over ${mostClues}.`)
  if (quotations.some((one) => wordsOf(one.words).length > 12))
    problems.push('A quotation in step 2 is over 12 words.')
  for (const item of listItems(parts.parsed.bodies['2. Clues in the words']))
    if (findQuotedSpans(item).length === 0) problems.push('A clue has no quotation.')
  return problems
}

function quotationsOfStep2({ markdown, parsed, quoted }: ExplanationParts): CheckedQuotation[] {
  const body = parsed.bodies['2. Clues in the words']
  const heading = markdown.indexOf('## 2. Clues in the words')
  const start = markdown.replace(/\r\n?/g, '\n').indexOf(body, Math.max(heading, 0))
  return quoted.quotations.filter(
    ({ answerSpan }) => answerSpan.start >= start && answerSpan.end <= start + body.length,
  )
}
