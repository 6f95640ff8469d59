/** How often `npm run test:properties` runs a property, each time with texts of its own; unset in `npm test`. */
const times = Number(process.env.PROPERTY_TIMES ?? 0)

/**
 * How a property runs, for `fc.assert`. In `npm test` as often as named, with the same texts on every machine, so that
 * a run says something about the change it follows; in `npm run test:properties` many times as often, with new ones.
 */
export function runs(numRuns: number): { numRuns: number; seed?: number } {
  return times > 0 ? { numRuns: numRuns * times } : { numRuns, seed: 7 }
}
