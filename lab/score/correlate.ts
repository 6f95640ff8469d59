/** Pearson's correlation of two equally long lists; 0 where one of them does not vary. */
export function correlate(a: readonly number[], b: readonly number[]): number {
  const meanA = a.reduce((sum, value) => sum + value, 0) / a.length
  const meanB = b.reduce((sum, value) => sum + value, 0) / b.length
  let both = 0
  let squareA = 0
  let squareB = 0
  for (let i = 0; i < a.length; i++) {
    const fromA = (a[i] as number) - meanA
    const fromB = (b[i] as number) - meanB
    both += fromA * fromB
    squareA += fromA * fromA
    squareB += fromB * fromB
  }
  return squareA * squareB === 0 ? 0 : both / Math.sqrt(squareA * squareB)
}
