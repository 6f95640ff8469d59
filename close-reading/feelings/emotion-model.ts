import type { Doc } from '../doc/doc.ts'
import { emotionClasses, emotionLimits, emotionWeightRows } from '../lexicons/emotion-weights.ts'
import { visitEmotionFeatures } from './emotion-features.ts'

export type EmotionClass = (typeof emotionClasses)[number]

const STEP = 0.2
const ZERO = 78
const size = emotionClasses.length
type Model = { at: Map<string, number>; opens: Set<string>; weights: Float32Array }
let model: Model | undefined
/** Where each sum begins: as far below zero as the limit of its class lies above. */
const belowLimits = Float32Array.from(emotionLimits, (limit) => -limit)

function emotionModel(): Model {
  model ??= decode()
  return model
}

function decode(): Model {
  const rows = emotionWeightRows.trim().split('\n')
  const weights = new Float32Array(rows.length * size)
  const at = new Map<string, number>()
  const opens = new Set<string>()
  for (const [number, row] of rows.entries()) {
    const cut = row.length - size
    const key = row.slice(0, cut - 1)
    at.set(key, number * size)
    const space = key.indexOf(' ')
    if (space > 0) opens.add(key.slice(0, space))
    for (let c = 0; c < size; c++) weights[number * size + c] = (row.charCodeAt(cut + c) - ZERO) * STEP
  }
  return { at, opens, weights }
}

/**
 * How strongly tokens [first, last) speak for each class of `emotionClasses`, as a sum of learned weights
 * above (positive) or below (negative) the limit of the class. Learned on short present-day comments:
 * one source among several on literature. With `loudness` false, exclamation marks say nothing.
 */
export function emotionScores(doc: Doc, first: number, last: number, loudness = true): Float32Array {
  const { at, opens, weights } = emotionModel()
  const seen = new Set<number>()
  const sums = belowLimits.slice()
  visitEmotionFeatures(
    doc,
    first,
    last,
    (word) => opens.has(word),
    (key) => {
      const from = at.get(key)
      if (from === undefined || seen.has(from) || (!loudness && key.includes('!'))) return
      seen.add(from)
      for (let c = 0; c < size; c++) sums[c] = (sums[c] as number) + (weights[from + c] as number)
    },
  )
  return sums
}

/** The Ekman families (or "neutral") that a short text speaks of; at least one. */
export function ekmanFamiliesOf(doc: Doc): EmotionClass[] {
  const scores = emotionScores(doc, 0, doc.count)
  const named = emotionClasses.filter((_, c) => (scores[c] as number) > 0)
  if (named.length > 0) return named
  return [emotionClasses[scores.indexOf(Math.max(...scores))] as EmotionClass]
}
