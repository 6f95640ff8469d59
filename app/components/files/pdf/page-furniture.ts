import { commonest } from './measured-lines.ts'
import type { Run, UprightPage } from './page-runs.ts'
import { groupRows } from './page-segments.ts'

/** Why words are no part of the text. */
export type Reason = 'repeated' | 'page number' | 'printed' | 'line number' | 'note' | 'across' | 'beside'

/** Words of a page that are shown as taken out; `page` counts from 1. */
export type TakenOut = { page: number; reason: Reason; text: string }

type Row = { runs: Run[]; text: string; y: number; page: number; reason?: Reason }

/** So many rows from the upper and the lower edge may be furniture. */
const DEPTH = 4
/** In letters: a title with the number of its page. */
const LONGEST_TITLE = 60
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
  return edge === 'top' ? rows.slice(0, DEPTH + 1) : rows.reverse().slice(0, DEPTH + 1)
}

function toRow(runs: Run[], page: number): Row {
  return { runs, text: runs.map(({ text }) => text).join(' '), y: runs[0]?.y ?? 0, page }
}

function takeEdge(edges: Row[][], pages: readonly UprightPage[]): Row[] {
  const around = { all: edges.flat(), counted: commonOffsets(edges), pages }
  return edges.flatMap((rows, at) => {
    const page = pages[at]
    const taken: Row[] = []
    for (const [depth, row] of rows.slice(0, DEPTH).entries()) {
      const reason = reasonOf(row, around) ?? aloneOnPage(row, rows[depth + 1], page, pages.length)
      if (!reason) break
      taken.push({ ...row, reason })
    }
    while (page && isPartOfText(taken.at(-1), rows[taken.length], page)) taken.pop()
    return taken
  })
}

type Around = { all: readonly Row[]; counted: ReadonlySet<number>; pages: readonly UprightPage[] }

function reasonOf(row: Row, { all, counted, pages }: Around): Reason | null {
  if (isPageNumber(row.text, pages.length)) return 'page number'
  if (isPrinted(row.text) || isPrinted(endOf(row))) return 'printed'
  const level = all.filter(({ page, y }) => page !== row.page && Math.abs(y - row.y) < SAME_HEIGHT)
  const shape = shapeOf(row.text)
  if (/\p{L}/u.test(shape) && level.some(({ text }) => shapeOf(text) === shape)) return 'repeated'
  const number = numberOf(row.text)
  if (number === null || !counted.has(number - row.page)) return null
  if (!/\p{L}/u.test(row.text)) return 'page number'
  const offset = number - row.page
  const isCounted = level.some(({ text, page }) => (numberOf(text) ?? Number.NaN) - page === offset)
  const isSmall = (row.runs[0]?.size ?? 0) < usualSize(pages[row.page]?.runs ?? []) * 1.15
  return isCounted && isSmall && row.text.length < LONGEST_TITLE ? 'repeated' : null
}

/** What stands at the end of a row by itself. */
function endOf({ runs }: Row): string {
  const [before, last] = runs.slice(-2)
  return before && last && last.x - before.right > last.size * 1.5 ? last.text : ''
}

/** Words that repeat or an address right at the text, as far from it as its lines from each other, may be a part of it. */
function isPartOfText(row: Row | undefined, next: Row | undefined, page: UprightPage): boolean {
  if (!row || row.reason === 'page number' || !next) return false
  const [size, other] = [row.runs[0]?.size ?? 0, next.runs[0]?.size ?? 0]
  const heights = groupRows(page.runs).map(([run]) => run?.y ?? 0)
  const [usual] = commonest(heights.slice(1).map((y, at) => Math.round((heights[at] ?? y) - y)))
  return Math.abs(size - other) < other * 0.08 && Math.abs(row.y - next.y) < usual * 1.1 + 1
}

function commonOffsets(edges: readonly Row[][]): Set<number> {
  const pages = new Map<number, Set<number>>()
  for (const row of edges.flat()) {
    const number = numberOf(row.text)
    const offset = number === null ? null : number - row.page
    if (offset !== null) pages.set(offset, (pages.get(offset) ?? new Set()).add(row.page))
  }
  return new Set([...pages].filter(([, on]) => on.size > 1).map(([offset]) => offset))
}

/** A page alone has nothing to compare with: a number near the edge, far from the text, with a title or not. */
function aloneOnPage(row: Row, next: Row | undefined, page: UprightPage | undefined, pages: number) {
  if (!page || !next || pages > 1) return null
  const isBare = /^(?:\d{1,4}|[ivxl]{1,6})$/u.test(row.text)
  if (!isBare && !/^\d{1,4}\s\S|\s(?:\d{1,4}|[ivxl]{1,6})$/u.test(row.text)) return null
  if (row.text.length > LONGEST_TITLE || /[.!?,;:”"]$/u.test(row.text)) return null
  const isBelow = row.y < page.height / 2
  const edge = isBelow ? row.y : page.height - row.y
  const size = row.runs[0]?.size ?? 10
  if (Math.abs(next.y - row.y) <= size * 1.8) return null
  return edge < page.height * (isBelow && isBare ? 0.12 : 0.08) ? ('page number' as const) : null
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

const pageOf =
  /^(?:[-–—~|[(]\s?)?(?:pages?|pg\.?|p\.)\s?\d{1,4}(?:\s?(?:of|\/|from|-|–)\s?\d{1,4})?(?:\s?[-–—~|\])])?$/iu
const barePair =
  /^(?:(?:[-–—~|*•·]{1,2}|[[{<«])\s?\d{1,4}\s?(?:[-–—~|*•·]{1,2}|[\]}>»])|\d{1,4}\s?(?:of|\/)\s?\d{1,4}|\d{1,4}\s?\|\s?page)$/iu
const pageAtEnd = /\spage\s(\d{1,4})\s?(?:of|\/)\s?(\d{1,4})$/iu
const pairAtEnd = /\s(\d{1,4})\s?\/\s?(\d{1,4})$/u

/** “Page 2”, “Page 2 of 3”, “- 2 -”, “[ 2 ]”, “2/3”, alone or at the end of a row. */
function isPageNumber(text: string, pages: number): boolean {
  if (pageOf.test(text) || barePair.test(text)) return true
  if (text.length > 100) return false
  const [, page, last] = pageAtEnd.exec(text) ?? []
  const [, number, count] = pairAtEnd.exec(text) ?? []
  return Number(page) <= Number(last) || (Number(number) <= pages && Number(count) === pages)
}

const stamp = /(?:^|\s)\d{1,4}[/.-]\d{1,2}[/.-]\d{1,4},?\s+\d{1,2}:\d{2}(?:\s?[ap]\.?m\.?)?(?:,?\s|$)/iu
const address = /^(?:https?:\/\/|file:\/\/|www\.)\S+(?:\s+(?:page\s)?\d{1,4}(?:\s?(?:of|\/)\s?\d{1,4})?)?$/iu

/** What a browser prints above and below a page: the day with the time, the address. */
function isPrinted(text: string): boolean {
  return text.length < 200 && (stamp.test(text) || address.test(text))
}

/** “(12)” and “- iv -” without what stands around them. */
const around = /^[-–—~|*•·([{<«]{1,2}\s?(\d{1,4}|[ivxl]{1,6})\s?[-–—~|*•·)\]}>»]{1,2}$/u

/** The number that a row begins or ends with; small Roman ones, which stand alone, count from 10,000. */
function numberOf(row: string): number | null {
  const text = around.exec(row)?.[1] ?? row
  const found =
    /^(?:[-–—]\s?)?(\d{1,4})(?:\s|$)/u.exec(text)?.[1] ?? /(?:^|\s)(\d{1,4})(?:\s?[-–—])?$/u.exec(text)?.[1]
  if (found !== undefined) return Number(found)
  return /^[ivxl]{1,6}$/u.test(text) ? 10_000 + romanValue(text) : null
}

function romanValue(text: string): number {
  const values: Record<string, number> = { i: 1, v: 5, x: 10, l: 50 }
  const digits = [...text].map((letter) => values[letter] ?? 0)
  return digits.reduce((sum, digit, at) => sum + (digit < (digits[at + 1] ?? 0) ? -digit : digit), 0)
}

/** Numbers left aside. */
function shapeOf(text: string): string {
  return text.replace(/\d+/g, '#').toLowerCase().trim()
}
