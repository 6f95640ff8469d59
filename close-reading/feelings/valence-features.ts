import type { Doc } from '../doc/doc.ts'
import { VALENCE_SOURCES, wordValence } from '../vocabulary/word-valence.ts'
import { emotionScores } from './emotion-model.ts'
import { isIntensifier } from './is-intensifier.ts'
import { valenceShiftOf } from './valence-shift.ts'
import { type WordFacts, wordFacts } from './word-facts.ts'

/** Pleasant and unpleasant force by four sources, then seven emotion scores. */
export const VALENCE_FEATURES = VALENCE_SOURCES * 2 + 7

/**
 * What the words of tokens [first, last) say about pleasant and unpleasant: for each source the sum of
 * pleasant and of unpleasant words (negated ones turned around), then the learned emotion scores. An exclamation
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
    for (let source = 0; source < VALENCE_SOURCES; source++) {
      const value = (values[row + source] as number) * (factor[i] as number)
      const slot = source * 2 + (value < 0 ? 1 : 0)
      features[slot] = (features[slot] as number) + Math.abs(value)
    }
  }
  const emotions = emotionScores(doc, first, last, false)
  for (let c = 0; c < 7; c++)
    features[VALENCE_SOURCES * 2 + c] = Math.max(-3, Math.min(3, emotions[c] as number))
  return features
}
