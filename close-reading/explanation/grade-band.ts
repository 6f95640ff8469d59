/** The four levels an explanation is written for. */
export type GradeLevel = 'elementary' | 'middle' | 'high' | 'college'

/** Limits of an explanation; quotations are cut before anything is measured. */
export type GradeBand = {
  /** Most words of an explanation; there is no least, since a short true answer is better than a long one. */
  mostWords: number
  /** Mean and longest sentence, in words. */
  meanSentence: number
  longestSentence: number
  fleschKincaid: number
  daleChall: number
  /** Words of three or more syllables in any one sentence. */
  hardestSentence: number
  /** Most quotations in step 2. */
  mostClues: number
}

export const gradeBands: Readonly<Record<GradeLevel, GradeBand>> = {
  elementary: {
    mostWords: 320,
    meanSentence: 10,
    longestSentence: 18,
    fleschKincaid: 4,
    daleChall: 6.4,
    hardestSentence: 2,
    mostClues: 3,
  },
  middle: {
    mostWords: 450,
    meanSentence: 13,
    longestSentence: 22,
    fleschKincaid: 6,
    daleChall: 7,
    hardestSentence: 4,
    mostClues: 4,
  },
  high: {
    mostWords: 600,
    meanSentence: 16,
    longestSentence: 28,
    fleschKincaid: 8.5,
    daleChall: 7.9,
    hardestSentence: 6,
    mostClues: 5,
  },
  college: {
    mostWords: 800,
    meanSentence: 19,
    longestSentence: 35,
    fleschKincaid: 11.5,
    daleChall: 8.9,
    hardestSentence: 9,
    mostClues: 6,
  },
}
