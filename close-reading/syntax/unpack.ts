/**
 * A table of weights as it is stored: whole numbers from -128 to 127, a character each, and one size of step for each
 * row or one for all. Weights near zero are ASCII, so that the file compresses to what its numbers hold.
 */
export type Packed = { rows: number; columns: number; values: string; steps: readonly number[] }

/** Of the characters of -28 to 28 the code of 0; those of all others begin higher, past ASCII. */
const ZERO = 63
const ZERO_OF_LARGE = 319

/** The weights of a packed table, row by row. */
export function unpack({ rows, columns, values, steps }: Packed): Float32Array {
  const table = new Float32Array(rows * columns)
  for (let r = 0; r < rows; r++) {
    const step = steps[steps.length === 1 ? 0 : r] as number
    for (let c = 0; c < columns; c++) {
      const at = r * columns + c
      const code = values.charCodeAt(at)
      table[at] = (code - (code < 128 ? ZERO : ZERO_OF_LARGE)) * step
    }
  }
  return table
}

const LETTER_OF_ZERO = 105

/** Word vectors of four bits a value, a letter each: "a" is -8, "p" is 7. A row of zeros comes first. */
export function unpackVectors(values: string, columns: number, step: number): Float32Array {
  const table = new Float32Array(columns + values.length)
  for (let k = 0; k < values.length; k++) table[columns + k] = (values.charCodeAt(k) - LETTER_OF_ZERO) * step
  return table
}
