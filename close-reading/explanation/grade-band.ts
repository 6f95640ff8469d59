/** The four levels an explanation is written for. */
export type GradeLevel = 'elementary' | 'middle' | 'high' | 'college'

/** Limits of an explanation; quotations are cut before anything is measured. */
export type GradeBand = {
  words: readonly [number, number]
  /** Mean and longest sentence, in words. */
  meanSentence: number
  longestSentence: number
  fleschKincaid: number
  daleChall: number
  /** Words of three or more syllables in any one sentence. */
  hardestSentence: number
  /** Quotations in step 2. */
  clues: readonly [number, number]
}

export const gradeBands: Readonly<Record<GradeLevel, GradeBand>> = {
  elementary: {
    words: [180, 320],
    meanSentence: 10,
    longestSentence: 18,
    fleschKincaid: 4,
    daleChall: 6.4,
    hardestSentence: 2,
    clues: [2, 3],
  },
  middle: {
    words: [260, 450],
    meanSentence: 13,
    longestSentence: 22,
    fleschKincaid: 6,
    daleChall: 7,
    hardestSentence: 4,
    clues: [3, 4],
  },
  high: {
    words: [340, 600],
    meanSentence: 16,
    longestSentence: 28,
    fleschKincaid: 8.5,
    daleChall: 7.9,
    hardestSentence: 6,
    clues: [3, 5],
  },
  college: {
    words: [420, 800],
    meanSentence: 19,
    longestSentence: 35,
    fleschKincaid: 11.5,
    daleChall: 8.9,
    hardestSentence: 9,
    clues: [4, 6],
  },
}
