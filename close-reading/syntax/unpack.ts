/** Bytes of a base64 string; the same in a browser, a worker and on the server. */
export function bytesOf(base64: string): Uint8Array {
  const text = atob(base64)
  const bytes = new Uint8Array(text.length)
  for (let k = 0; k < bytes.length; k++) bytes[k] = text.charCodeAt(k)
  return bytes
}

/** A table of weights as it is stored: whole numbers, one size of step for each row or one for all. */
export type Packed = { rows: number; columns: number; values: string; steps: readonly number[] }

/** The weights of a packed table, row by row. */
export function unpack({ rows, columns, values, steps }: Packed): Float32Array {
  const bytes = bytesOf(values)
  const table = new Float32Array(rows * columns)
  for (let r = 0; r < rows; r++) {
    const step = steps[steps.length === 1 ? 0 : r] as number
    for (let c = 0; c < columns; c++) {
      const at = r * columns + c
      table[at] = (((bytes[at] as number) << 24) >> 24) * step
    }
  }
  return table
}

/** Word vectors of four bits a value, two values a byte. */
export function unpackVectors(values: string, columns: number, step: number): Float32Array {
  const bytes = bytesOf(values)
  const table = new Float32Array(columns + bytes.length * 2)
  for (let k = 0; k < bytes.length; k++) {
    const byte = bytes[k] as number
    table[columns + 2 * k] = ((byte >> 4) - 8) * step
    table[columns + 2 * k + 1] = ((byte & 15) - 8) * step
  }
  return table
}
