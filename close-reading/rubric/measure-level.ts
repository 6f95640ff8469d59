import { type Level, levels, levelsInOrder } from '../levels.ts'
import { measureProse } from './measure-prose.ts'

/**
 * Which band of the levels an explanation measures in: 0 for the simplest, the first whose upper limits all hold
 * (words, sentences, long words, Flesch-Kincaid, Dale-Chall); the number of levels when it is over all of them.
 */
export function measureLevel(markdown: string): number {
  const measure = measureProse(markdown)
  const fits = ({ mostWords, ...limits }: Level) =>
    measure.words <= mostWords &&
    measure.meanSentence <= limits.meanSentence &&
    measure.longestSentence <= limits.longestSentence &&
    measure.hardestSentence <= limits.hardestSentence &&
    measure.fleschKincaid <= limits.fleschKincaid &&
    measure.daleChall <= limits.daleChall
  const level = levelsInOrder.findIndex((grade) => fits(levels[grade]))
  return level < 0 ? levelsInOrder.length : level
}
