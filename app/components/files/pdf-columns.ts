/** A run of text on one baseline, in points; y upwards. */
export type Segment = { text: string; x: number; right: number; y: number; size: number }

/**
 * Puts segments in reading order: top to bottom, or, where a clear gutter parts the page, the left column
 * before the right one. Lines across the gutter (a title) part the page into bands.
 */
export function orderColumns(segments: Segment[], pageWidth: number): Segment[][] {
  const gutter = findGutter(segments, pageWidth)
  if (gutter === null) return segments.length > 0 ? [joinBaselines(segments)] : []
  const columns: Segment[][] = []
  let left: Segment[] = []
  let right: Segment[] = []
  let across: Segment[] = []
  const flush = () => {
    for (const part of [left, right]) if (part.length > 0) columns.push(part)
    left = []
    right = []
  }
  for (const segment of segments) {
    if (crosses(segment, gutter)) {
      flush()
      across.push(segment)
      continue
    }
    if (across.length > 0) columns.push(across)
    across = []
    if (segment.right <= gutter + 2) left.push(segment)
    else right.push(segment)
  }
  flush()
  if (across.length > 0) columns.push(across)
  return columns
}

/** Where no columns are, a wide gap inside a line is only a gap. */
function joinBaselines(segments: Segment[]): Segment[] {
  const lines: Segment[] = []
  for (const segment of segments) {
    const last = lines.at(-1)
    if (last && Math.abs(last.y - segment.y) < last.size * 0.45 && segment.x >= last.right) {
      last.text += ` ${segment.text}`
      last.right = segment.right
    } else lines.push({ ...segment })
  }
  return lines
}

/** The x of a white strip down the page with text of some width on both sides, or null. */
function findGutter(segments: Segment[], pageWidth: number): number | null {
  let best: { x: number; crossing: number } | null = null
  for (let x = pageWidth * 0.3; x <= pageWidth * 0.7; x += 3) {
    const crossing = segments.filter((segment) => crosses(segment, x)).length
    if (crossing > segments.length * 0.25 || (best && crossing >= best.crossing)) continue
    const left = segments.filter((segment) => segment.right <= x + 2)
    const right = segments.filter((segment) => segment.x >= x - 2)
    if (isColumn(left, pageWidth) && isColumn(right, pageWidth) && areSideBySide(left, right))
      best = { x, crossing }
  }
  return best?.x ?? null
}

function crosses(segment: Segment, x: number): boolean {
  return segment.x < x - 2 && segment.right > x + 2
}

/** At least four lines, half of them a fifth of the page wide: page numbers of a contents list are no column. */
function isColumn(lines: Segment[], pageWidth: number): boolean {
  const wide = lines.filter((line) => line.right - line.x > pageWidth * 0.2)
  return lines.length >= 4 && wide.length >= lines.length / 2
}

function areSideBySide(left: Segment[], right: Segment[]): boolean {
  const span = (lines: Segment[]) => ({
    top: Math.max(...lines.map((line) => line.y)),
    bottom: Math.min(...lines.map((line) => line.y)),
  })
  const one = span(left)
  const other = span(right)
  const overlap = Math.min(one.top, other.top) - Math.max(one.bottom, other.bottom)
  return overlap > 0.5 * Math.min(one.top - one.bottom, other.top - other.bottom)
}
