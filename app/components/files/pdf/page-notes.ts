import type { PageColumn } from './measured-lines.ts'
import type { Segment } from './page-segments.ts'
import { isNote } from './page-structure.ts'

const mark = /^(?:\d{1,2}|[*†‡§]{1,3})[.)]?(?:\s?["“‘]?\p{L}|$)/u
/** Smaller type than this share of the usual one. */
const SMALL = 0.93
/** A wider step than so many type sizes parts two blocks. */
const WIDE = 1.5

/**
 * Takes the notes of a page: what a tagged page calls so, and smaller lines at the foot of a column, the first of
 * which begins with a mark.
 */
export function takeNotes(
  columns: readonly PageColumn[],
  usualSize: number,
): { columns: PageColumn[]; notes: string[] } {
  const notes: string[] = []
  const take = (lines: readonly Segment[]) => {
    for (const [at, { text, element }] of lines.entries()) {
      const goesOn = at > 0 && (element === undefined ? !mark.test(text) : element === lines[at - 1]?.element)
      if (goesOn) notes.push(`${notes.pop()} ${text}`)
      else notes.push(text)
    }
  }
  const all = columns.flatMap(({ lines }) => lines)
  const left = columns.map((column): PageColumn => {
    take(column.lines.filter(({ role }) => isNote(role)))
    const lines = column.lines.filter(({ role }) => !isNote(role))
    const start = footOf(lines, usualSize)
    const foot = lines.slice(start)
    if (!isLowest(foot, all)) return { ...column, lines }
    take(foot)
    return { ...column, lines: lines.slice(0, start) }
  })
  return { columns: left.filter(({ lines }) => lines.length > 0), notes }
}

/** Where the notes of a column begin: at its end where it has none. */
function footOf(lines: readonly Segment[], usualSize: number): number {
  const isSmall = (at: number) => (lines[at]?.size ?? usualSize) < usualSize * SMALL
  const isStart = (at: number) => {
    const [above, line] = [lines[at - 1], lines[at]]
    return !above || !line || !isSmall(at - 1) || above.y - line.y > line.size * WIDE
  }
  let start = lines.length
  while (start > 0 && isSmall(start - 1)) start--
  while (start < lines.length && !(isStart(start) && mark.test(lines[start]?.text ?? ''))) start++
  return start
}

/** Nothing else of the page is below it. */
function isLowest(foot: readonly Segment[], all: readonly Segment[]): boolean {
  const [first] = foot
  if (!first) return false
  const right = foot.reduce((most, line) => Math.max(most, line.right), first.right)
  return !all.some(
    (line) => line.y < first.y && line.x < right && line.right > first.x && !foot.includes(line),
  )
}
