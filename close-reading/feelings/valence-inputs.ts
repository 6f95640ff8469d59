import type { Doc } from '../doc/doc.ts'
import { VALENCE_SOURCES } from '../vocabulary/word-valence.ts'
import { VALENCE_FEATURES, valenceFeatures } from './valence-features.ts'

/** The weight of a single learned word beside the word lists. */
export const WORD_FORCE = 0.5
const LISTS = VALENCE_SOURCES * 2
const MOST = 3

/** The features as the weights for verse take them: word lists up to 3 words each, emotion scores by a third. */
export function verseInputsOf(doc: Doc, first: number, last: number): Float64Array {
  return valenceFeatures(doc, first, last).map((value, i) => (i < LISTS ? Math.min(MOST, value) : value / 3))
}

/** The features as the weights for prose take them: word lists by the root of the length, with a step for any word at all. */
export function proseInputsOf(doc: Doc, first: number, last: number): Float64Array {
  const root = Math.sqrt(Math.max(4, last - first))
  const features = valenceFeatures(doc, first, last)
  for (let i = 0; i < VALENCE_FEATURES; i++) {
    const value = features[i] as number
    features[i] = i < LISTS ? Math.min(2, (value / root) * 1.5) + 0.25 * Math.sign(value) : value / 3
  }
  return features
}
