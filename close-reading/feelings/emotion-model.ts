import type { Doc } from '../doc/doc.ts'
import table from '../lexicons/emotion-weights.json' with { type: 'json' }
import { visitEmotionFeatures } from './emotion-features.ts'

export type EmotionClass = keyof typeof table.limits

/** The Ekman families and “neutral”, in the order of the weights. */
export const emotionClasses = [
  'anger',
  'disgust',
  'fear',
  'joy',
  'neutral',
  'sadness',
  'surprise',
] as const satisfies readonly EmotionClass[]

const size = emotionClasses.length
type Model = {
  at: ReadonlyMap<string, number>
  opens: ReadonlySet<string>
  weights: Float32Array
  /** Where each sum begins: as far below zero as the limit of its class lies above. */
  belowLimits: Float32Array
}
let model: Model | undefined

function emotionModel(): Model {
  model ??= decode()
  return model
}

function decode(): Model {
  const rows: [string, readonly number[]][] = Object.entries(table.words)
  const weights = new Float32Array(rows.length * size)
  const at = new Map<string, number>()
  const opens = new Set<string>()
  for (const [number, [key, steps]] of rows.entries()) {
    at.set(key, number * size)
    const space = key.indexOf(' ')
    if (space > 0) opens.add(key.slice(0, space))
    for (let c = 0; c < size; c++) weights[number * size + c] = (steps[c] as number) * table.step
  }
  const belowLimits = Float32Array.from(emotionClasses, (name) => -table.limits[name])
  return { at, opens, weights, belowLimits }
}

/**
 * How strongly tokens [first, last) speak for each class of `emotionClasses`, as a sum of learned weights
 * above (positive) or below (negative) the limit of the class. Learned on short present-day comments:
 * one source among several on literature. With `loudness` false, exclamation marks say nothing.
 */
export function emotionScores(doc: Doc, first: number, last: number, loudness = true): Float32Array {
  const { at, opens, weights, belowLimits } = emotionModel()
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
