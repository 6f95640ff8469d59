import type { Run, UprightPage } from './page-runs.ts'
import { groupRows } from './page-segments.ts'

/** Why words are no part of the text. */
export type Reason = 'repeated' | 'page number' | 'printed' | 'line number' | 'note' | 'across'

/** Words of a page that are shown as taken out; `page` counts from 1. */
export type TakenOut = { page: number; reason: Reason; text: string }

type Row = { runs: Run[]; text: string; y: number; page: number; reason?: Reason }

/** So many rows from the upper and the lower edge may be furniture. */
const DEPTH = 4
/** In points: the same height on another page. */
const SAME_HEIGHT = 3

/**
 * Finds what stands around the text of the pages: what repeats at the same height, page numbers, the date and the
 * address of a printed web page. Only rows at an edge of the page count, each one only after those outside it.
 */
export function findFurniture(pages: readonly UprightPage[]): { taken: TakenOut[]; runs: Set<Run> } {
  const tops = pages.map((page, at) => edgeRows(page, at, 'top'))
  const bottoms = pages.map((page, at) => edgeRows(page, at, 'bottom'))
  const found = [...takeEdge(tops, pages), ...takeEdge(bottoms, pages), ...findWatermarks(pages)]
  const unlike = found.filter((row, at) => found.findIndex((one) => one.runs[0] === row.runs[0]) === at)
  const rows = withoutWholePages(unlike, pages)
  return {
    taken: rows.map(({ text, page, reason }) => ({ page: page + 1, reason: reason ?? 'repeated', text })),
    runs: new Set(rows.flatMap((row) => row.runs)),
  }
}

/** Where all words of a page would go, what repeats there is the text. */
function withoutWholePages(rows: readonly Row[], pages: readonly UprightPage[]): Row[] {
  const taken = new Set(rows.flatMap(({ runs }) => runs))
  return rows.filter(
    ({ page, reason }) => reason !== 'repeated' || pages[page]?.runs.some((run) => !taken.has(run)),
  )
}

function edgeRows(page: UprightPage, at: number, edge: 'top' | 'bottom'): Row[] {
  const rows = groupRows(page.runs).map((runs) => toRow(runs, at))
  return edge === 'top' ? rows.slice(0, DEPTH) : rows.reverse().slice(0, DEPTH)
}

function toRow(runs: Run[], page: number): Row {
  return { runs, text: runs.map(({ text }) => text).join(' '), y: runs[0]?.y ?? 0, page }
}

function takeEdge(edges: Row[][], pages: readonly UprightPage[]): Row[] {
  const all = edges.flat()
  const counted = commonOffsets(edges)
  return edges.flatMap((rows, at) => {
    const taken: Row[] = []
    for (const [depth, row] of rows.entries()) {
      const reason = reasonOf(row, all, counted) ?? numberAlone(row, rows[depth + 1], pages[at], pages.length)
      if (!reason) break
      taken.push({ ...row, reason })
    }
    return taken
  })
}

function reasonOf(row: Row, all: readonly Row[], counted: ReadonlySet<number>): Reason | null {
  if (isPageOf(row.text)) return 'page number'
  if (isPrinted(row.text)) return 'printed'
  const shape = shapeOf(row.text)
  const isSame = (other: Row) =>
    other.page !== row.page && Math.abs(other.y - row.y) < SAME_HEIGHT && shapeOf(other.text) === shape
  if (/\p{L}/u.test(shape) && all.some(isSame)) return 'repeated'
  const offset = offsetOf(row)
  if (offset === null || !counted.has(offset)) return null
  return /\p{L}/u.test(row.text) ? (row.text.length < 60 ? 'repeated' : null) : 'page number'
}

/** Numbers left aside, and small Roman ones that stand alone. */
function shapeOf(text: string): string {
  return text.replace(/\d+/g, '#').toLowerCase().trim()
}

const pageOf =
  /^(?:[-–—~|[(]\s?)?(?:pages?|pg\.?|p\.)\s?\d{1,4}(?:\s?(?:of|\/|from|-|–)\s?\d{1,4})?(?:\s?[-–—~|\])])?$/iu
const barePair =
  /^(?:[-–—]\s?\d{1,4}\s?[-–—]|\d{1,4}\s?(?:of|\/)\s?\d{1,4}|\[\d{1,4}\]|\d{1,4}\s?\|\s?page)$/iu

function isPageOf(text: string): boolean {
  return pageOf.test(text) || barePair.test(text)
}

const day = /^(?:\d{1,4}[/.-]\d{1,2}[/.-]\d{1,4}),?\s+\d{1,2}:\d{2}(?:\s?[ap]\.?m\.?)?(?:\s|$)/iu
const address = /^(?:https?:\/\/|file:\/\/|www\.)\S+(?:\s+(?:page\s)?\d{1,4}(?:\s?(?:of|\/)\s?\d{1,4})?)?$/iu

/** What a browser prints above and below a page. */
function isPrinted(text: string): boolean {
  return day.test(text) || address.test(text)
}

/** A number at the start or end of a row, less the place of its page: the same on every page that is counted. */
function offsetOf({ text, page }: Row): number | null {
  const found =
    /^(?:[-–—]\s?)?(\d{1,4})(?:\s|$)/u.exec(text)?.[1] ?? /(?:^|\s)(\d{1,4})(?:\s?[-–—])?$/u.exec(text)?.[1]
  if (found !== undefined) return Number(found) - page
  return /^[ivxl]{1,6}$/u.test(text) ? 10_000 + romanValue(text) - page : null
}

function romanValue(text: string): number {
  const values: Record<string, number> = { i: 1, v: 5, x: 10, l: 50 }
  const digits = [...text].map((letter) => values[letter] ?? 0)
  return digits.reduce((sum, digit, at) => sum + (digit < (digits[at + 1] ?? 0) ? -digit : digit), 0)
}

function commonOffsets(edges: readonly Row[][]): Set<number> {
  const pages = new Map<number, Set<number>>()
  for (const row of edges.flat()) {
    const offset = offsetOf(row)
    if (offset !== null) pages.set(offset, (pages.get(offset) ?? new Set()).add(row.page))
  }
  return new Set([...pages].filter(([, on]) => on.size > 1).map(([offset]) => offset))
}

/** One page has nothing to compare with: a number alone, far from the text and near the edge, counts pages. */
function numberAlone(row: Row, next: Row | undefined, page: UprightPage | undefined, pages: number) {
  if (!page || pages > 1 || !/^(?:\d{1,4}|[ivxl]{1,6})$/u.test(row.text)) return null
  const isBelow = row.y < page.height / 2
  const edge = isBelow ? row.y : page.height - row.y
  const size = row.runs[0]?.size ?? 10
  const far = next ? Math.abs(next.y - row.y) > size * 1.8 : false
  return far && edge < page.height * (isBelow ? 0.12 : 0.08) ? ('page number' as const) : null
}

/** The same big words at the same place of every page lie under the text. */
function findWatermarks(pages: readonly UprightPage[]): Row[] {
  const [first, ...rest] = pages
  if (!first || rest.length === 0) return []
  const usual = usualSize(first.runs)
  const isSame = (one: Run) => (other: Run) =>
    other.text === one.text && Math.abs(other.x - one.x) < 2 && Math.abs(other.y - one.y) < 2
  const marks = first.runs.filter(
    (run) => run.size > usual * 1.8 && rest.every((page) => page.runs.some(isSame(run))),
  )
  return marks.flatMap((mark) =>
    pages.flatMap((page, at) =>
      page.runs.filter(isSame(mark)).map((run): Row => ({ ...toRow([run], at), reason: 'repeated' })),
    ),
  )
}

/** The type size that most letters have. */
export function usualSize(runs: readonly { text: string; size: number }[]): number {
  const letters = new Map<number, number>()
  for (const { text, size } of runs) {
    const rounded = Math.round(size * 2) / 2
    letters.set(rounded, (letters.get(rounded) ?? 0) + text.length)
  }
  return [...letters].sort((one, other) => other[1] - one[1])[0]?.[0] ?? 10
}
