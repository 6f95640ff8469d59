import type { FootType, Step } from './foot-types.ts'
import type { VerseWay, VerseWord } from './verse-words.ts'

/** What each kind of syllable (verse-words.ts) costs where the pattern wants a strong or a weak one. */
const IN_STRONG = [2.2, 0.75, 0.35, 0.2, 0, 0, 0.6]
const IN_WEAK = [0, 0, 0.15, 0.5, 0.65, 2, 0]
const MOST_FEET = 9
const WIDTH = MOST_FEET + 1
const MOST_STATES = 5
const CELLS = MOST_STATES * WIDTH
/** Longer lines are prose, or hold no meter anyone could hear. */
const MOST_WORDS = 40
const NEVER = Number.POSITIVE_INFINITY

/** A line's beats: "w" or "s" for each syllable of each word. */
export type Scansion = { feet: number; cost: number; words: { token: number; beats: string }[] }

type Front = { cost: Float64Array; from: Int16Array; bits: Int32Array }

/** The numbers of feet that can be reached: cells outside are left alone. */
type Bounds = { low: number; high: number }

function makeFront(): Front {
  return { cost: new Float64Array(CELLS), from: new Int16Array(CELLS), bits: new Int32Array(CELLS) }
}

/**
 * Scratch space, written before it is read in every call. A cell is state times feet. `cost` holds the cheapest
 * way to each cell after each word; `trail` the cell it came from (6 bits), the way the word was said (3 bits),
 * and its beats as bits, first syllable lowest, 1 for strong.
 */
const fronts: [Front, Front] = [makeFront(), makeFront()]
const cost = new Float64Array((MOST_WORDS + 1) * CELLS)
const trail = new Int32Array((MOST_WORDS + 1) * CELLS)

function clear(front: Front, states: number, { low, high }: Bounds): void {
  for (let state = 0; state < states; state++) {
    const last = state * WIDTH + high
    for (let cell = state * WIDTH + low; cell <= last; cell++) front.cost[cell] = NEVER
  }
}

/** One syllable further: every live cell of `current` to the cells its steps reach in `next`. */
function takeSyllable(
  type: FootType,
  current: Front,
  next: Front,
  level: number,
  bit: number,
  lineStart: boolean,
  bounds: Bounds,
): void {
  clear(next, type.steps.length, bounds)
  const strong = IN_STRONG[level] as number
  const weak = IN_WEAK[level] as number
  const { low, high } = bounds
  for (let state = 0; state < type.steps.length; state++) {
    const steps = type.steps[state] as FootType['steps'][number]
    for (let s = 0; s < steps.length; s++) {
      const step = steps[s] as Step
      if (step.startOnly && !lineStart) continue
      const price = step.cost + (step.strong ? strong : weak)
      const mark = step.strong ? bit : 0
      const more = step.foot ? 1 : 0
      const shift = (step.to - state) * WIDTH + more
      const last = state * WIDTH + high - more
      for (let cell = state * WIDTH + low; cell <= last; cell++) {
        const reached = (current.cost[cell] as number) + price
        const to = cell + shift
        if (!(reached < (next.cost[to] as number))) continue
        next.cost[to] = reached
        next.from[to] = current.from[cell] as number
        next.bits[to] = (current.bits[cell] as number) | mark
      }
    }
  }
}

/** Run one way of saying a word from the cells before it; gives the front it ends on. */
function takeWay(type: FootType, way: VerseWay, w: number, bounds: Bounds): Front {
  let [current, next] = fronts
  const offset = w * CELLS
  for (let state = 0; state < type.steps.length; state++) {
    for (let feet = bounds.low; feet <= bounds.high; feet++) {
      const cell = state * WIDTH + feet
      current.cost[cell] = (cost[offset + cell] as number) + way.cost
      current.from[cell] = cell
      current.bits[cell] = 0
    }
  }
  for (let at = 0; at < way.syllables.length; at++) {
    takeSyllable(type, current, next, way.syllables[at] as number, 1 << at, w === 0 && at === 0, bounds)
    ;[current, next] = [next, current]
  }
  return current
}

/** Records what a way of word `w` reached more cheaply than the ways before it. */
function recordBest(states: number, front: Front, w: number, way: number, { low, high }: Bounds): void {
  const offset = (w + 1) * CELLS
  for (let state = 0; state < states; state++) {
    for (let feet = low; feet <= high; feet++) {
      const cell = state * WIDTH + feet
      const price = front.cost[cell] as number
      if (price >= (cost[offset + cell] as number)) continue
      cost[offset + cell] = price
      trail[offset + cell] = (front.from[cell] as number) | (way << 6) | ((front.bits[cell] as number) << 9)
    }
  }
}

/** A word of one syllable, by far the commonest, goes from row to row without the fronts. */
function takeSingle(
  type: FootType,
  level: number,
  wayCost: number,
  w: number,
  way: number,
  { low, high }: Bounds,
): void {
  const row = w * CELLS
  const strong = (IN_STRONG[level] as number) + wayCost
  const weak = (IN_WEAK[level] as number) + wayCost
  for (let state = 0; state < type.steps.length; state++) {
    const steps = type.steps[state] as FootType['steps'][number]
    for (let s = 0; s < steps.length; s++) {
      const step = steps[s] as Step
      if (step.startOnly && w > 0) continue
      const price = step.cost + (step.strong ? strong : weak)
      const mark = (way << 6) | (step.strong ? 512 : 0)
      const more = step.foot ? 1 : 0
      const shift = (step.to - state) * WIDTH + more + CELLS
      const last = state * WIDTH + high - more
      for (let cell = state * WIDTH + low; cell <= last; cell++) {
        const reached = (cost[row + cell] as number) + price
        const to = row + cell + shift
        if (!(reached < (cost[to] as number))) continue
        cost[to] = reached
        trail[to] = cell | mark
      }
    }
  }
}

/** Feet have two or three syllables, give or take the liberties at both ends of the line. */
function boundsAfter(type: FootType, least: number, most: number): Bounds {
  const lowest = type.foot.length === 2 ? Math.floor(least * 0.4) : Math.floor(least / 3)
  return { low: Math.max(0, lowest - 1), high: Math.min(MOST_FEET, Math.ceil(most / 2) + 1) }
}

function walk(type: FootType, words: readonly VerseWord[]): void {
  const states = type.steps.length
  cost.fill(NEVER, 0, (words.length + 1) * CELLS)
  cost[0] = 0
  let least = 0
  let most = 0
  for (let w = 0; w < words.length; w++) {
    const { ways, shortest, longest } = words[w] as VerseWord
    most += longest
    const bounds = boundsAfter(type, least, most)
    least += shortest
    for (let k = 0; k < ways.length; k++) {
      const way = ways[k] as VerseWay
      const single = way.syllables.length === 1
      if (single) takeSingle(type, way.syllables[0] as number, way.cost, w, k, bounds)
      else recordBest(states, takeWay(type, way, w, bounds), w, k, bounds)
    }
  }
}

type End = { cost: number; cell: number }

function endsOf(type: FootType, words: readonly VerseWord[]): (End | undefined)[] {
  if (words.length === 0 || words.length > MOST_WORDS) return []
  walk(type, words)
  const ends: (End | undefined)[] = new Array(WIDTH + 1)
  const offset = words.length * CELLS
  for (let state = 0; state < type.ends.length; state++) {
    const end = type.ends[state]
    if (!end) continue
    for (let feet = 0; feet < WIDTH; feet++) {
      const cell = state * WIDTH + feet
      const price = (cost[offset + cell] as number) + end.cost
      if (price < (ends[feet + end.feet]?.cost ?? NEVER)) ends[feet + end.feet] = { cost: price, cell }
    }
  }
  return ends
}

/**
 * What a line costs read as one foot type.
 * @param words with the ways verse may say them (verse-words.ts)
 * @returns costs by number of feet (index), undefined where it cannot be; empty for a line that is no verse
 */
export function lineCosts(type: FootType, words: readonly VerseWord[]): (number | undefined)[] {
  return endsOf(type, words).map((end) => end?.cost)
}

/**
 * The best reading of a line as one foot type.
 * @param feetCost what is added for a number of feet: how unusual it is in the poem
 */
export function scanLine(
  type: FootType,
  words: readonly VerseWord[],
  feetCost: (feet: number) => number,
): Scansion | undefined {
  let best = -1
  const ends = endsOf(type, words)
  ends.forEach((end, feet) => {
    if (end && (best < 0 || end.cost + feetCost(feet) < (ends[best]?.cost ?? NEVER) + feetCost(best)))
      best = feet
  })
  const end = ends[best]
  if (!end) return undefined
  const read: Scansion['words'] = []
  let cell = end.cell
  for (let w = words.length; w > 0; w--) {
    const step = trail[w * CELLS + cell] as number
    const word = words[w - 1] as VerseWord
    const syllables = word.ways[(step >> 6) & 7]?.syllables.length ?? 0
    const bits = step >>> 9
    let beats = ''
    for (let at = 0; at < syllables; at++) beats += bits & (1 << at) ? 's' : 'w'
    read.push({ token: word.token, beats })
    cell = step & 63
  }
  return { feet: best, cost: end.cost, words: read.reverse() }
}
