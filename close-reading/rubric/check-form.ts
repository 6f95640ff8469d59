import { levels } from '../choices/levels.ts'
import { foldQuotable } from '../prose/fold-quotable.ts'
import { cutQuotations, wordsOf } from '../prose/split-prose.ts'
import { headings } from './parse-explanation.ts'
import type { RubricCheck } from './rubric.ts'

/** M1: "In short" first, then the five headings and the check-in, in order, and nothing else. */
export const checkForm: RubricCheck = ({ parsed }) => {
  const problems: string[] = []
  if (parsed.inShort === null) problems.push('The answer does not start with "In short".')
  else if (parsed.inShort === '') problems.push('"In short" is empty.')
  if (parsed.beforeInShort !== '') problems.push('Text stands before "In short".')
  if (wordsOf(parsed.inShort ?? '').length > 45) problems.push('"In short" is longer than 45 words.')
  if (parsed.found.map((heading) => heading.title).join('|') !== headings.join('|'))
    problems.push('The headings are not the five steps and the check-in, in this order.')
  if (parsed.found.some((heading) => heading.level !== 2)) problems.push('A heading has the wrong level.')
  for (const heading of headings)
    if (parsed.bodies[heading] === '') problems.push(`Nothing stands under "${heading}".`)
  return problems
}

const YES_NO =
  /^(?:is|are|was|were|am|do|does|did|has|have|had|can|could|will|would|should|shall|may|might|must)\b/iu

/** The choices of a check-in: a list after its question. */
const CHOICES = /\n\n(?:- [^\n]+(?:\n|$))+$/u

/**
 * M5: one question, at the very end but for a list of choices, not a yes/no question, that names a place or a word of
 * the passage.
 */
export const checkCheckIn: RubricCheck = ({ parsed, quoted, markdown, gradeLevel, passage }) => {
  const body = parsed.bodies['Check-in']
  const bare = cutQuotations(body.trimEnd().replace(CHOICES, ''))
  const problems: string[] = []
  if ((bare.match(/\?/gu) ?? []).length !== 1) problems.push('The check-in is not exactly one question.')
  if (!bare.trimEnd().endsWith('?')) problems.push('The check-in does not end with its question.')
  const question = bare.replace(/^.*[.!]\s+/su, '')
  if (YES_NO.test(question.trim())) problems.push('The check-in can be answered with yes or no.')
  if (passage.trim() === '') return problems
  const start = markdown.lastIndexOf(body)
  const inCheckIn = quoted.quotations.filter((one) => one.passageSpans && one.answerSpan.start >= start)
  if (inCheckIn.length === 0 && !namesLocation(bare, passage))
    problems.push('The check-in names no word or place of the passage.')
  const options = inCheckIn.length + (bare.match(/\b(?:line|paragraph|sentence|stanza) \d/giu) ?? []).length
  if (levels[gradeLevel].isForChildren && (options < 2 || options > 3))
    problems.push('The check-in does not offer two or three words or lines to choose from.')
  return problems
}

function namesLocation(question: string, passage: string): boolean {
  if (
    /\b(?:lines?|paragraphs?|sentences?|stanzas?) \d|\b(?:first|second|third|last) (?:line|sentence|stanza|paragraph|speech)/iu.test(
      question,
    )
  )
    return true
  const words = new Set(wordsOf(foldQuotable(passage).text))
  return wordsOf(question).some((word) => word.length > 4 && words.has(word.toLowerCase()))
}
