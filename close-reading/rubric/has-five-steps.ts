import { headings, parseExplanation } from './parse-explanation.ts'

const steps = headings.slice(0, 5)

/**
 * True when an answer has the five steps under their headings, in order, with something under each. Levels, length,
 * the check-in and everything else of M1 don't matter here. Linear; never throws.
 */
export function hasFiveSteps(markdown: string): boolean {
  const { found, bodies } = parseExplanation(markdown)
  const titles = found.map(({ title }) => title).filter((title) => steps.some((step) => step === title))
  return titles.join('|') === steps.join('|') && steps.every((step) => bodies[step] !== '')
}
