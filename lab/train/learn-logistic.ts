/** One example: numbers of the features it holds, each with its value, and the class targets (0 or 1). */
export type Example = { features: Int32Array; values: Float64Array; targets: Uint8Array }

/** Weights laid out [feature * classes + class], and one bias a class. */
export type Weights = { weights: Float64Array; bias: Float64Array }

export type Settings = { classes: number; features: number; epochs: number; rate: number; shrink: number }

/**
 * One-against-rest logistic regression by AdaGrad with L2 shrinkage, in a fixed order of examples
 * (a linear congruential shuffle), so that a run can be repeated to the bit.
 */
export function learnLogistic(examples: readonly Example[], settings: Settings): Weights {
  const { classes, features, epochs, rate, shrink } = settings
  const weights = new Float64Array(features * classes)
  const seen = new Float64Array(features * classes).fill(1e-2)
  const bias = new Float64Array(classes)
  const seenBias = new Float64Array(classes).fill(1e-2)
  const order = shuffled(examples.length)
  for (let epoch = 0; epoch < epochs; epoch++) {
    for (const number of order) {
      const example = examples[number] as Example
      const scores = scoresOf(example, { weights, bias }, classes)
      for (let c = 0; c < classes; c++) {
        const error = 1 / (1 + Math.exp(-(scores[c] as number))) - (example.targets[c] as number)
        seenBias[c] = (seenBias[c] as number) + error * error
        bias[c] = (bias[c] as number) - (rate * error) / Math.sqrt(seenBias[c] as number)
        for (let k = 0; k < example.features.length; k++) {
          const at = (example.features[k] as number) * classes + c
          const slope = error * (example.values[k] as number) + shrink * (weights[at] as number)
          seen[at] = (seen[at] as number) + slope * slope
          weights[at] = (weights[at] as number) - (rate * slope) / Math.sqrt(seen[at] as number)
        }
      }
    }
  }
  return { weights, bias }
}

export function scoresOf(example: Example, learnt: Weights, classes: number): Float64Array {
  const scores = Float64Array.from(learnt.bias)
  for (let k = 0; k < example.features.length; k++) {
    const from = (example.features[k] as number) * classes
    const value = example.values[k] as number
    for (let c = 0; c < classes; c++)
      scores[c] = (scores[c] as number) + value * (learnt.weights[from + c] as number)
  }
  return scores
}

/** Numbers 0 to count - 1 in an order that is always the same. */
export function shuffled(count: number): Int32Array {
  const order = Int32Array.from({ length: count }, (_, i) => i)
  let state = 20_231
  for (let i = count - 1; i > 0; i--) {
    state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0
    const j = state % (i + 1)
    const held = order[i] as number
    order[i] = order[j] as number
    order[j] = held
  }
  return order
}
