import { checkQuotations, type QuotationCheck } from '../claims/check-quotations.ts'
import { cleanPasted } from '../pasted/clean-text.ts'
import { measureProse, type ProseMeasure } from '../prose/measure-prose.ts'
import { checkCertainty } from './check-certainty.ts'
import { checkDevices } from './check-devices.ts'
import { checkFeelings } from './check-feelings.ts'
import { checkCheckIn, checkForm } from './check-form.ts'
import { checkOutside } from './check-outside.ts'
import { checkPronouns } from './check-pronouns.ts'
import { checkClues, checkQuotes } from './check-quoting.ts'
import { checkReadingLevel } from './check-reading-level.ts'
import { checkWording } from './check-wording.ts'
import { parseExplanation } from './parse-explanation.ts'
import { type ExplanationCase, type RubricCheck, type RubricId, rubricIds } from './rubric.ts'

export type RubricResult = { gate: boolean; passed: boolean; problems: readonly string[] }

export type ExplanationCheck = {
  /** Every gate, M1 to M8, passes. */
  passed: boolean
  results: Readonly<Record<RubricId, RubricResult>>
  quotations: QuotationCheck
  measure: ProseMeasure
}

const CHECKS: Readonly<Record<RubricId, RubricCheck>> = {
  M1: checkForm,
  M2: checkQuotes,
  M3: checkClues,
  M4: checkReadingLevel,
  M5: checkCheckIn,
  M6: checkCertainty,
  M7: checkOutside,
  M8: checkWording,
  M9: checkDevices,
  M10: checkFeelings,
  M11: checkPronouns,
}
const UNKNOWN: RubricResult = { gate: true, passed: false, problems: [] }
const NONE: Record<RubricId, RubricResult> = {
  M1: UNKNOWN,
  M2: UNKNOWN,
  M3: UNKNOWN,
  M4: UNKNOWN,
  M5: UNKNOWN,
  M6: UNKNOWN,
  M7: UNKNOWN,
  M8: UNKNOWN,
  M9: UNKNOWN,
  M10: UNKNOWN,
  M11: UNKNOWN,
}
const WARNINGS: ReadonlySet<RubricId> = new Set(['M9', 'M10', 'M11'])

/**
 * Measures a five-step explanation, whoever wrote it: form, quotations, clues, reading level, check-in,
 * certainty, nothing from outside, wording (gates), and devices, feelings, pronouns (warnings).
 * Judges form alone: a wrong feeling in the right form passes. Never throws.
 *
 * @param explanation the markdown of the answer with the level, content type, question and passage it was written for
 */
export function checkExplanation(explanation: ExplanationCase): ExplanationCheck {
  const markdown = explanation.markdown.replace(/\r\n?/g, '\n').trim()
  const parts = {
    ...explanation,
    passage: cleanPasted(explanation.passage, { withAround: true }).text,
    markdown,
    parsed: parseExplanation(markdown),
    quoted: checkQuotations(markdown, explanation.passage),
  }
  const results = { ...NONE }
  for (const id of rubricIds) {
    const problems = CHECKS[id](parts)
    results[id] = { gate: !WARNINGS.has(id), passed: problems.length === 0, problems }
  }
  return {
    passed: rubricIds.every((id) => WARNINGS.has(id) || results[id].passed),
    results,
    quotations: parts.quoted,
    measure: measureProse(markdown),
  }
}
