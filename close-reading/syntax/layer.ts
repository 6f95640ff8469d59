import { type Packed, unpack } from './unpack.ts'

/**
 * A hidden layer over slots: each slot holds one of many inputs (a word, a tag, a count), and what an input adds to
 * the hidden units in a slot is worked out once and remembered. Then two small layers decide.
 */
export class Layer {
  readonly hidden: number
  readonly outcomes: number
  private readonly inputs: Float32Array
  private readonly width: number
  private readonly bias: Float32Array
  private readonly out: Float32Array
  private readonly outBias: Float32Array
  readonly sum: Float32Array
  readonly scores: Float32Array
  /** Which hidden units are above zero, and how much: at the front of both. */
  private readonly active: Int32Array
  private readonly units: Float32Array

  constructor(into: Packed, bias: Packed, out: Packed, outBias: Packed) {
    this.hidden = into.rows
    this.width = into.columns
    this.outcomes = out.rows
    this.inputs = unpack(into)
    this.bias = unpack(bias)
    this.out = unpack(out)
    this.outBias = unpack(outBias)
    this.sum = new Float32Array(this.hidden)
    this.scores = new Float32Array(this.outcomes)
    this.active = new Int32Array(this.hidden)
    this.units = new Float32Array(this.hidden)
  }

  /** What a vector adds to the hidden units when it stands in the columns from `column` on. */
  product(vector: ArrayLike<number>, column: number): Float32Array {
    const { hidden, width, inputs } = this
    const result = new Float32Array(hidden)
    for (let h = 0; h < hidden; h++) {
      const row = h * width + column
      let sum = 0
      for (let k = 0; k < vector.length; k++) sum += (inputs[row + k] as number) * (vector[k] as number)
      result[h] = sum
    }
    return result
  }

  start(): void {
    this.sum.set(this.bias)
  }

  add(product: Float32Array): void {
    const { sum } = this
    for (let h = 0; h < sum.length; h++) sum[h] = (sum[h] as number) + (product[h] as number)
  }

  /** The scores of all outcomes; the array is used again by the next call. */
  decide(): Float32Array {
    const { scores, out, outBias, hidden, active, units } = this
    const count = this.activate()
    for (let k = 0; k < scores.length; k++) {
      let score = outBias[k] as number
      const row = k * hidden
      for (let i = 0; i < count; i++)
        score += (units[i] as number) * (out[row + (active[i] as number)] as number)
      scores[k] = score
    }
    return scores
  }

  /** Lists the hidden units above zero, and returns how many there are. */
  private activate(): number {
    const { sum, active, units, hidden } = this
    let count = 0
    for (let h = 0; h < hidden; h++) {
      const unit = sum[h] as number
      active[count] = h
      units[count] = unit
      if (unit > 0) count++
    }
    return count
  }
}
