import { levels } from '../choices/levels.ts'
import { measureProse } from '../prose/measure-prose.ts'
import type { RubricCheck } from './rubric.ts'

/** M4: most words, sentences and reading level inside the band of the level. */
export const checkReadingLevel: RubricCheck = ({ markdown, gradeLevel }) => {
  const band = levels[gradeLevel]
  const measure = measureProse(markdown)
  const problems: string[] = []
  if (measure.words > band.mostWords)
    problems.push(`The answer has ${measure.words} words, over ${band.mostWords}.`)
  const limits = ['meanSentence', 'longestSentence', 'hardestSentence', 'fleschKincaid', 'daleChall'] as const
  for (const name of limits)
    if (measure[name] > band[name])
      problems.push(`${NAMES[name]} is ${round(measure[name])}, over ${band[name]}.`)
  return problems
}

const NAMES = {
  meanSentence: 'The mean sentence',
  longestSentence: 'The longest sentence',
  hardestSentence: 'The number of long words in one sentence',
  fleschKincaid: 'The Flesch-Kincaid grade',
  daleChall: 'The Dale-Chall score',
}

function round(value: number): number {
  return Math.round(value * 10) / 10
}
