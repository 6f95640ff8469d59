import type { Segment } from './page-segments.ts'
import { joinBaselines } from './page-segments.ts'

/** Lines of one column in reading order; `isFull` where the page has no other column beside it. */
export type Column = { lines: Segment[]; isFull: boolean }

const FEWEST_LINES = 3
/** Narrower than this part of the page, and shorter than so many letters, is a name or a number beside the text. */
const LEAST_WIDTH = 0.1
const LEAST_LETTERS = 10
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
      const span = sorted.slice(start, end)
      const left = span.filter((one) => one.right <= x + 0.5)
      const right = span.filter((one) => one.right > x + 0.5)
      const lines = Math.min(left.length, right.length)
      if (lines > (best?.lines ?? FEWEST_LINES - 1) && arePair(left, right, pageWidth))
        best = { above: sorted.slice(0, start), left, right, below: sorted.slice(end), lines }
      start = end + 1
    }
  }
  return best
}

function positionsToTry(segments: readonly Segment[]): number[] {
  const counts = new Map<number, number>()
  for (const { x } of segments) counts.set(Math.round(x) - 2, (counts.get(Math.round(x) - 2) ?? 0) + 1)
  return [...counts]
    .sort((one, other) => other[1] - one[1])
    .slice(0, MOST_TRIED)
    .map(([x]) => x)
}

function arePair(left: readonly Segment[], right: readonly Segment[], pageWidth: number): boolean {
  const gutter = Math.min(...right.map(({ x }) => x)) - Math.max(...left.map((one) => one.right))
  const size = median(left.map((one) => one.size))
  return (
    gutter >= size * 0.6 && isColumn(left, pageWidth) && isColumn(right, pageWidth) && overlap(left, right)
  )
}

function isColumn(segments: readonly Segment[], pageWidth: number): boolean {
  return (
    median(segments.map(({ x, right }) => right - x)) >= pageWidth * LEAST_WIDTH &&
    median(segments.map(({ text }) => text.length)) >= LEAST_LETTERS
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
