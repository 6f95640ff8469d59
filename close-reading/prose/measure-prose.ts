import { type Level, levels, levelsInOrder } from '../choices/levels.ts'
import { countSyllables } from '../vocabulary/count-syllables.ts'
import { isEasyWord } from '../vocabulary/is-easy-word.ts'
import { splitProse, wordsOf } from './split-prose.ts'

/** Figures for an explanation without its headings and quotations. */
export type ProseMeasure = {
  words: number
  sentences: number
  meanSentence: number
  longestSentence: number
  /** Most words of three or more syllables in one sentence. */
  hardestSentence: number
  /** Flesch-Kincaid grade: 0.39 words per sentence + 11.8 syllables per word - 15.59 (Kincaid 1975). */
  fleschKincaid: number
  /** New Dale-Chall score: 0.1579 percent hard words + 0.0496 words per sentence, + 3.6365 above 5 % (1995). */
  daleChall: number
}

/** Measures the prose of an explanation in markdown. An empty text measures zero throughout. */
export function measureProse(markdown: string): ProseMeasure {
  const sentences = splitProse(markdown).map(wordsOf)
  const words = sentences.flat()
  if (words.length === 0) return EMPTY
  const mean = words.length / sentences.length
  const syllables = words.reduce((sum, word) => sum + countSyllables(word), 0)
  const hard = (100 * words.filter((word) => !isEasyWord(word)).length) / words.length
  return {
    words: words.length,
    sentences: sentences.length,
    meanSentence: mean,
    longestSentence: Math.max(...sentences.map((sentence) => sentence.length)),
    hardestSentence: Math.max(...sentences.map(countLongWords)),
    fleschKincaid: 0.39 * mean + 11.8 * (syllables / words.length) - 15.59,
    daleChall: 0.1579 * hard + 0.0496 * mean + (hard > 5 ? 3.6365 : 0),
  }
}

/** How many words of a sentence have three or more syllables. */
export function countLongWords(words: readonly string[]): number {
  return words.filter((word) => countSyllables(word) >= 3).length
}

const EMPTY: ProseMeasure = {
  words: 0,
  sentences: 0,
  meanSentence: 0,
  longestSentence: 0,
  hardestSentence: 0,
  fleschKincaid: 0,
  daleChall: 0,
}

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
