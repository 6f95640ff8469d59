import type { Segment } from './page-segments.ts'
import { joinBaselines } from './page-segments.ts'

/** Lines of one column in reading order; `isFull` where the page has no other column beside it. */
export type Column = { lines: Segment[]; isFull: boolean }

const FEWEST_LINES = 3
/** Narrower than this part of the page, and shorter than so many letters, is a name or a number beside the text. */
const LEAST_WIDTH = 0.1
const LEAST_LETTERS = 10
/** So few lines may be rows of a table, whose cells are shorter than this. */
const FEW_LETTERS = 20
/** A white row of so many type sizes parts a page into bands. */
const WIDE = 2.2
/** So many places for a gutter are tried, the most common ends of lines first. */
const MOST_TRIED = 80

/**
 * Segments in reading order. Where a white strip parts some part of the page, its left side is read before its
 * right one; what stands above and below is read before and after. Each side may hold columns again.
 */
export function orderColumns(segments: readonly Segment[], pageWidth: number, depth = 0): Column[] {
  if (segments.length === 0) return []
  const parted = depth < 12 ? partAtGutter(segments, pageWidth) : null
  if (!parted) return [{ lines: joinBaselines(segments), isFull: true }]
  const { above, left, right, below } = parted
  const sides = [left, right].flatMap((side) => orderColumns(side, pageWidth, depth + 1))
  return [
    ...orderColumns(above, pageWidth, depth + 1),
    ...sides.map(({ lines }) => ({ lines, isFull: false })),
    ...orderColumns(below, pageWidth, depth + 1),
  ]
}

type Parted = { above: Segment[]; left: Segment[]; right: Segment[]; below: Segment[]; lines: number }

/** The longest part of the page with a white strip down it and lines of some width on both sides. */
function partAtGutter(segments: readonly Segment[], pageWidth: number): Parted | null {
  const sorted = [...segments].sort((a, b) => b.y - a.y)
  let best: Parted | null = null
  for (const x of positionsToTry(segments)) {
    let start = 0
    for (let end = 0; end <= sorted.length; end++) {
      const segment = sorted[end]
      if (segment && !(segment.x < x - 0.5 && segment.right > x + 0.5)) continue
      for (const [from, to] of spansOf(sorted, start, end)) {
        const sides = sidesOf(sorted.slice(from, to), x)
        const lines = Math.min(sides.left.length, sides.right.length)
        if (lines <= (best?.lines ?? FEWEST_LINES - 1) || !arePair(sides, pageWidth)) continue
        const bands = bandsOf(sorted, from, to).map((band) => sidesOf(sorted.slice(...band), x))
        if (bands.some((band) => holdsLines(band) && !arePair(band, pageWidth))) continue
        best = { above: sorted.slice(0, from), ...sides, below: sorted.slice(to), lines }
      }
      start = end + 1
    }
  }
  return best
}

type Sides = { left: Segment[]; right: Segment[] }

function sidesOf(span: readonly Segment[], x: number): Sides {
  return {
    left: span.filter((one) => one.right <= x + 0.5),
    right: span.filter((one) => one.right > x + 0.5),
  }
}

function holdsLines({ left, right }: Sides): boolean {
  return Math.min(left.length, right.length) >= FEWEST_LINES
}

/** A part of the page as a whole, then its bands one by one: columns above a table, for one. */
function spansOf(sorted: readonly Segment[], start: number, end: number): [number, number][] {
  const bands = bandsOf(sorted, start, end)
  return bands.length === 1 ? bands : [[start, end], ...bands]
}

/** The bands between wide white rows. */
function bandsOf(sorted: readonly Segment[], start: number, end: number): [number, number][] {
  const cuts = [start]
  for (let at = start + 1; at < end; at++) {
    const [above, below] = [sorted[at - 1], sorted[at]]
    if (above && below && above.y - below.y > Math.max(above.size, below.size) * WIDE) cuts.push(at)
  }
  return cuts.map((from, at): [number, number] => [from, cuts[at + 1] ?? end])
}

function positionsToTry(segments: readonly Segment[]): number[] {
  const counts = new Map<number, number>()
  for (const { x } of segments) counts.set(Math.round(x) - 2, (counts.get(Math.round(x) - 2) ?? 0) + 1)
  return [...counts]
    .sort((one, other) => other[1] - one[1])
    .slice(0, MOST_TRIED)
    .map(([x]) => x)
}

function arePair({ left, right }: Sides, pageWidth: number): boolean {
  if (!holdsLines({ left, right })) return false
  const gutter = Math.min(...right.map(({ x }) => x)) - Math.max(...left.map((one) => one.right))
  const size = median(left.map((one) => one.size))
  return (
    gutter >= size * 0.6 && isColumn(left, pageWidth) && isColumn(right, pageWidth) && overlap(left, right)
  )
}

function isColumn(segments: readonly Segment[], pageWidth: number): boolean {
  const lines = joinBaselines(segments)
  return (
    lines.length >= FEWEST_LINES &&
    median(lines.map(({ x, right }) => right - x)) >= pageWidth * LEAST_WIDTH &&
    median(lines.map(({ text }) => text.length)) >=
      (lines.length > FEWEST_LINES ? LEAST_LETTERS : FEW_LETTERS)
  )
}

/** Side by side for more than half of the lower one's height. */
function overlap(left: readonly Segment[], right: readonly Segment[]): boolean {
  const heightOf = (segments: readonly Segment[]) => {
    const heights = segments.map(({ y }) => y)
    return { top: Math.max(...heights), bottom: Math.min(...heights) }
  }
  const [one, other] = [heightOf(left), heightOf(right)]
  const shared = Math.min(one.top, other.top) - Math.max(one.bottom, other.bottom)
  return shared > 0.5 * Math.min(one.top - one.bottom, other.top - other.bottom)
}

function median(values: readonly number[]): number {
  return [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0
}
