/** Harmonic mean of precision (hits of found) and recall (hits of wanted). */
export function f1(hits: number, found: number, wanted: number): number {
  return found + wanted === 0 ? 1 : (2 * hits) / (found + wanted)
}

/** How many of the found values are among the wanted ones. */
export function countHits(found: readonly number[], wanted: readonly number[]): number {
  const right = new Set(wanted)
  return found.filter((value) => right.has(value)).length
}
