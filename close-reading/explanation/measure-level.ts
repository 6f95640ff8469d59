import { type GradeLevel, gradeBands } from './grade-band.ts'
import { measureProse } from './measure-prose.ts'

/** The levels from the simplest to the fullest. */
export const levelsInOrder: readonly GradeLevel[] = ['elementary', 'middle', 'high', 'college']

/**
 * Which band of the levels an explanation measures in: 0 for elementary to 3 for college, the first whose upper
 * limits all hold (words, sentences, long words, Flesch-Kincaid, Dale-Chall); 4 when it is over all of them.
 */
export function measureLevel(markdown: string): number {
  const measure = measureProse(markdown)
  const fits = ({ mostWords, ...limits }: (typeof gradeBands)[GradeLevel]) =>
    measure.words <= mostWords &&
    measure.meanSentence <= limits.meanSentence &&
    measure.longestSentence <= limits.longestSentence &&
    measure.hardestSentence <= limits.hardestSentence &&
    measure.fleschKincaid <= limits.fleschKincaid &&
    measure.daleChall <= limits.daleChall
  const level = levelsInOrder.findIndex((grade) => fits(gradeBands[grade]))
  return level < 0 ? levelsInOrder.length : level
}
