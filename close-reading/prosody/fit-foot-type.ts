import type { FootType } from './foot-types.ts'
import { lineCosts } from './scan-line.ts'
import type { VerseWord } from './verse-words.ts'

/** How well one foot type fits some lines. */
export type Fit = {
  type: FootType
  /** How unusual a number of feet is in this poem. */
  feetCost: (feet: number) => number
  /** The cheapest reading of each line, unusual numbers of feet counted in. */
  best: readonly number[]
  total: number
}

/** Iambic verse is by far the commonest in English: the others must fit this much better, a line. */
const UNUSUAL: Record<FootType['name'], number> = {
  iambic: 0,
  trochaic: 0.25,
  anapestic: 0.3,
  dactylic: 0.25,
}
const FEET_WEIGHT = 0.6
/** What a line that cannot be read costs. */
const UNREADABLE = 8

type Costs = readonly (number | undefined)[]

/** Minus the logarithm of the share of each number of feet, weighed. */
function feetCosts(lines: readonly Costs[]): (feet: number) => number {
  const counts: number[] = new Array(12).fill(0.5)
  for (const costs of lines) {
    let best = -1
    costs.forEach((cost, feet) => {
      if (cost !== undefined && cost < (costs[best] ?? Number.POSITIVE_INFINITY)) best = feet
    })
    if (best >= 0) counts[best] = (counts[best] ?? 0) + 1
  }
  const prices = counts.map((count) => -FEET_WEIGHT * Math.log(count / (lines.length + 1)))
  return (feet) => prices[feet] ?? UNREADABLE
}

/** A line is tried with few and then with many others: what it costs by itself is worked out once. */
const cache = new WeakMap<readonly VerseWord[], Map<FootType, Costs>>()

function costsOf(type: FootType, words: readonly VerseWord[]): Costs {
  let byType = cache.get(words)
  if (!byType) {
    byType = new Map()
    cache.set(words, byType)
  }
  let costs = byType.get(type)
  if (!costs) {
    costs = lineCosts(type, words)
    byType.set(type, costs)
  }
  return costs
}

/** Read lines as one foot type, with a taste for the numbers of feet that the poem mostly has. */
export function fitFootType(type: FootType, lines: readonly (readonly VerseWord[])[]): Fit {
  const costs: Costs[] = lines.map((words) => costsOf(type, words))
  const feetCost = feetCosts(costs)
  const best = costs.map((line) => {
    let least = UNREADABLE
    line.forEach((cost, feet) => {
      if (cost !== undefined) least = Math.min(least, cost + feetCost(feet))
    })
    return least
  })
  const total = best.reduce((sum, cost) => sum + cost + UNUSUAL[type.name], 0)
  return { type, feetCost, best, total }
}
