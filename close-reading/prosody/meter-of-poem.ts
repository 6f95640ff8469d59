import { type Fit, fitFootType } from './fit-foot-type.ts'
import { type FootType, footTypes } from './foot-types.ts'
import { type Scansion, scanLine } from './scan-line.ts'
import type { VerseWord } from './verse-words.ts'

/** A line's beats beside the plain meter it stands on: `pattern` without the line's own liberties. */
export type MeterLine = Scansion & { pattern: string; type: FootType }

/** The foot type of a poem, how well it fits (mean cost a syllable, 0 is perfect), and each line's beats. */
export type PoemMeter = { type: FootType; second?: FootType; fit: number; lines: (MeterLine | undefined)[] }

/** How much better, a line, a second foot type must fit the lines given to it, and how many lines at least. */
const SECOND_GAIN = 0.8
const SECOND_LINES = 4
/** The foot type is settled on at most so many lines, spread over the poem; types far behind after a few are dropped. */
const SAMPLE = 24
const FEW = 8
const FAR_BEHIND = 0.4
/** A line that costs so much in the poem's foot type may belong to a second one. */
const POOR = 1.3

type Lines = readonly (readonly VerseWord[])[]

function spread(lines: Lines, most: number): Lines {
  const every = Math.max(1, Math.ceil(lines.length / most))
  return lines.filter((_, i) => i % every === 0)
}

function cheapest(fits: readonly Fit[]): Fit {
  return fits.reduce((best, fit) => (fit.total < best.total ? fit : best))
}

/** The foot types that still have a chance after a few lines, and the one that fits the sample best. */
function firstFit(sample: Lines): Fit {
  const few = spread(sample, FEW)
  const tried = footTypes.map((type) => fitFootType(type, few))
  if (few.length === sample.length) return cheapest(tried)
  const limit = cheapest(tried).total + few.length * FAR_BEHIND
  const left = tried.filter((fit) => fit.total <= limit)
  return cheapest(left.map((fit) => fitFootType(fit.type, sample)))
}

/** The beats of the plain meter: as many feet, cut short where the line is; a light syllable too many is left out. */
function patternOf(type: FootType, scansion: Scansion): string {
  const beats = scansion.words.map((word) => word.beats).join('')
  const plain = type.foot.repeat(scansion.feet)
  if (type.name === 'iambic' || type.name === 'anapestic') return plain
  if (beats.endsWith('s')) return plain.slice(0, plain.length - type.foot.length + 1)
  return type.name === 'dactylic' && !beats.endsWith('ww') ? plain.slice(0, -1) : plain
}

/** A second foot type, where some of the lines fit it clearly better: long and short lines that take turns. */
function secondFit(first: Fit, sample: Lines): Fit | undefined {
  const poor = first.best.filter((cost) => cost > POOR).length
  if (poor < SECOND_LINES) return undefined
  let found: Fit | undefined
  let most = 0
  for (const type of footTypes) {
    if (type === first.type) continue
    const fit = fitFootType(type, sample)
    const gains = first.best
      .map((cost, i) => cost - (fit.best[i] ?? cost) - SECOND_GAIN)
      .filter((gain) => gain > 0)
    const gain = gains.reduce((sum, more) => sum + more, 0)
    if (gains.length < SECOND_LINES || gain <= most) continue
    most = gain
    found = fit
  }
  return found
}

function readLine(words: readonly VerseWord[], first: Fit, second: Fit | undefined): MeterLine | undefined {
  const one = scanLine(first.type, words, first.feetCost)
  if (!one) return undefined
  const two = second && scanLine(second.type, words, second.feetCost)
  if (
    second &&
    two &&
    two.cost + second.feetCost(two.feet) + SECOND_GAIN < one.cost + first.feetCost(one.feet)
  ) {
    return { ...two, type: second.type, pattern: patternOf(second.type, two) }
  }
  return { ...one, type: first.type, pattern: patternOf(first.type, one) }
}

function fitOf(lines: readonly (MeterLine | undefined)[]): number {
  let cost = 0
  let syllables = 0
  for (const line of lines) {
    cost += line?.cost ?? 0
    for (const word of line?.words ?? []) syllables += word.beats.length
  }
  return syllables === 0 ? Number.POSITIVE_INFINITY : cost / syllables
}

/**
 * The meter of a poem: the foot type that fits its lines best (and a second one where lines of two kinds take
 * turns), then the best reading of each line in it.
 * @param lines the words of each line with the ways verse may say them
 * @returns undefined when no line can be scanned
 */
export function meterOfPoem(lines: Lines): PoemMeter | undefined {
  const sample = spread(
    lines.filter((words) => words.length > 0),
    SAMPLE,
  )
  if (sample.length === 0) return undefined
  const first = firstFit(sample)
  const second = secondFit(first, sample)
  const read = lines.map((words) => readLine(words, first, second))
  const fit = fitOf(read)
  if (fit === Number.POSITIVE_INFINITY) return undefined
  return { type: first.type, ...(second ? { second: second.type } : {}), fit, lines: read }
}
