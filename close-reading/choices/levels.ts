/** Limits of an explanation; quotations are cut before anything is measured. */
type Limits = {
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

/** The four levels that the files in `wording/` and the bank of tone words are written for. */
export type WordingLevel = 'elementary' | 'middle' | 'high' | 'college'

/** Everything the engine knows of a level. */
export type Level = Limits & {
  /** Whose sentences an explanation takes. */
  wording: WordingLevel
  /** Young children: the plainest words for feelings and tones, and words to choose from in the check-in. */
  isForChildren: boolean
  /** Adults: no notice about coarse words, and no help line below a text that speaks of suicide. */
  isForAdults: boolean
  /** Most clues and sentences of a retelling that an interpretation holds, and most words of a clue's quotation. */
  interpretation: { clues: number; sentences: number; quotation: number }
}

/** The levels an explanation is written for, from the simplest to the fullest. */
export const levels = {
  elementary: {
    wording: 'elementary',
    isForChildren: true,
    isForAdults: false,
    mostWords: 320,
    meanSentence: 10,
    longestSentence: 18,
    fleschKincaid: 4,
    daleChall: 6.4,
    hardestSentence: 2,
    mostClues: 3,
    interpretation: { clues: 3, sentences: 4, quotation: 9 },
  },
  middle: {
    wording: 'middle',
    isForChildren: false,
    isForAdults: false,
    mostWords: 450,
    meanSentence: 13,
    longestSentence: 22,
    fleschKincaid: 6,
    daleChall: 7,
    hardestSentence: 4,
    mostClues: 4,
    interpretation: { clues: 4, sentences: 5, quotation: 12 },
  },
  high: {
    wording: 'high',
    isForChildren: false,
    isForAdults: false,
    mostWords: 600,
    meanSentence: 16,
    longestSentence: 28,
    fleschKincaid: 8.5,
    daleChall: 7.9,
    hardestSentence: 6,
    mostClues: 5,
    interpretation: { clues: 4, sentences: 6, quotation: 12 },
  },
  college: {
    wording: 'college',
    isForChildren: false,
    isForAdults: true,
    mostWords: 800,
    meanSentence: 19,
    longestSentence: 35,
    fleschKincaid: 11.5,
    daleChall: 8.9,
    hardestSentence: 9,
    mostClues: 6,
    interpretation: { clues: 4, sentences: 6, quotation: 12 },
  },
} as const satisfies Record<string, Level>

export type GradeLevel = keyof typeof levels

export const levelsInOrder = Object.keys(levels) as GradeLevel[]
