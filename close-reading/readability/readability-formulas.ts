import type { ReadabilityCounts } from './measure-readability.ts'

/** Scores of a passage by well-known formulas; all but Flesch's ease rise with difficulty. */
export type ReadabilityScores = {
  fleschEase: number
  fleschKincaid: number
  gunningFog: number
  smog: number
  colemanLiau: number
  automated: number
  daleChall: number
}

/**
 * The formulas as published. Flesch 1948: 206.835 - 1.015 words/sentence - 84.6 syllables/word.
 * Flesch-Kincaid (Kincaid et al. 1975): 0.39 words/sentence + 11.8 syllables/word - 15.59.
 * Gunning Fog 1952: 0.4 (words/sentence + percent complex words). SMOG (McLaughlin 1969): 1.0430 times the root
 * of polysyllables in 30 sentences, + 3.1291. Coleman-Liau 1975: 0.0588 letters in 100 words - 0.296 sentences in
 * 100 words - 15.8. Automated Readability Index (Senter and Smith 1967): 4.71 letters/word + 0.5 words/sentence
 * - 21.43. New Dale-Chall (1995): 0.1579 percent hard words + 0.0496 words/sentence, + 3.6365 above 5 percent.
 */
export function scoreReadability(counts: ReadabilityCounts): ReadabilityScores {
  const words = Math.max(counts.words, 1)
  const sentences = Math.max(counts.sentences, 1)
  const perSentence = words / sentences
  const perWord = counts.syllables / words
  const percentHard = (100 * counts.hard) / words
  return {
    fleschEase: 206.835 - 1.015 * perSentence - 84.6 * perWord,
    fleschKincaid: 0.39 * perSentence + 11.8 * perWord - 15.59,
    gunningFog: 0.4 * (perSentence + (100 * counts.complex) / words),
    smog: 1.043 * Math.sqrt((counts.polysyllables * 30) / sentences) + 3.1291,
    colemanLiau: (5.88 * counts.letters) / words - (29.6 * sentences) / words - 15.8,
    automated: (4.71 * counts.letters) / words + 0.5 * perSentence - 21.43,
    daleChall: 0.1579 * percentHard + 0.0496 * perSentence + (percentHard > 5 ? 3.6365 : 0),
  }
}
