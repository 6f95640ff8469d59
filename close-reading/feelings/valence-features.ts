import type { Doc } from '../doc.ts'
import { emotionScores } from './emotion-model.ts'
import { isIntensifier } from './is-intensifier.ts'
import { valenceShiftOf } from './valence-shift.ts'
import { type WordFacts, wordFacts } from './word-facts.ts'
import { VOICES, wordValence } from './word-valence.ts'

/** Pleasant and unpleasant force by four voices, then seven emotion scores. */
export const VALENCE_FEATURES = VOICES * 2 + 7

/**
 * What the words of tokens [first, last) say about pleasant and unpleasant: for each voice the sum of
 * pleasant and of unpleasant words (negated ones turned around), then the learnt emotion scores. An exclamation
 * mark says nothing here: it makes hate no happier.
 */
export function valenceFeatures(doc: Doc, first: number, last: number): Float64Array {
  const { values } = wordValence()
  const facts = wordFacts(doc)
  const { factor } = valenceShiftOf(doc)
  const features = new Float64Array(VALENCE_FEATURES)
  for (let i = first; i < last; i++) {
    const { row } = facts[i] as WordFacts
    if (row < 0 || isIntensifier(doc, i, last)) continue
    for (let voice = 0; voice < VOICES; voice++) {
      const value = (values[row + voice] as number) * (factor[i] as number)
      const slot = voice * 2 + (value < 0 ? 1 : 0)
      features[slot] = (features[slot] as number) + Math.abs(value)
    }
  }
  const emotions = emotionScores(doc, first, last, false)
  for (let c = 0; c < 7; c++) features[VOICES * 2 + c] = Math.max(-3, Math.min(3, emotions[c] as number))
  return features
}
