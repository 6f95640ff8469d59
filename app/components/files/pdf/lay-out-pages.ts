import type { LeftNumber } from '#domain/printed-lines'
import { findLineNumbers, numberLines } from './line-numbers.ts'
import type { PageColumn } from './measured-lines.ts'
import { orderColumns } from './page-columns.ts'
import { findFurniture, type TakenOut, usualSize } from './page-furniture.ts'
import { type Run, turnUpright, type UprightPage } from './page-runs.ts'
import { findSegments, joinBaselines, type Segment } from './page-segments.ts'
import { ARTIFACT, type Element, isNote } from './page-structure.ts'
import type { ReadPage } from './pdf-pages.ts'

export type LaidOut = {
  /** The text without what was taken out of it, and with all of it. */
  columns: PageColumn[]
  all: PageColumn[]
  takenOut: TakenOut[]
  /** The lines of the pages that count theirs. */
  numbered: { page: number; line: LeftNumber }[]
}

/** Pages as columns of lines in reading order, without what stands around their text. */
export function layOut(read: readonly ReadPage[]): LaidOut {
  const upright = read.map(({ items, view }) => turnUpright(items, view))
  const furniture = findFurniture(upright)
  const usual = usualSize(upright.flatMap(({ runs }) => runs))
  const numbered: LaidOut['numbered'] = []
  const takenOut = furniture.taken.map((one) => ({ ...one, page: read[one.page - 1]?.page ?? one.page }))
  const columns = upright.flatMap((page, at): PageColumn[] => {
    const { page: number = at + 1, elements = [] } = read[at] ?? {}
    const take = (reason: TakenOut['reason'], texts: readonly string[]) => {
      for (const text of texts) takenOut.push({ page: number, reason, text })
    }
    take('across', page.aside)
    const runs = page.runs.filter((run) => !furniture.runs.has(run))
    const beside = elements.length > 0 ? findBeside(runs) : new Set<Run>()
    take('beside', joinRuns([...beside]))
    const words = runs.filter((run) => !beside.has(run))
    const numbers = new Set(findLineNumbers(words))
    take(
      'line number',
      [...numbers].map(({ text }) => text),
    )
    if (numbers.size > 0)
      numbered.push(...numberLines(words, numbers).map((line) => ({ page: number, line })))
    const body = words.filter((run) => !numbers.has(run))
    const { columns, notes } = takeNotes(
      elements.length > 0 ? toElements(body, elements, number) : toColumns(page, body, number),
      usual,
    )
    take('note', notes)
    return [...columns, ...turnedColumns(page, read[at]?.view ?? [], number)]
  })
  if (takenOut.length === 0) return { columns, all: columns, takenOut, numbered }
  const all = upright.flatMap((page, at) => {
    const number = read[at]?.page ?? at + 1
    return [...toColumns(page, page.runs, number), ...turnedColumns(page, read[at]?.view ?? [], number)]
  })
  return { columns, all, takenOut, numbered }
}

/** What a tagged page calls decoration, and what stands above or below all of its structure, untyped. */
function findBeside(runs: readonly Run[]): Set<Run> {
  const inside = runs.filter(({ element = ARTIFACT }) => element !== ARTIFACT).map(({ y }) => y)
  const [top, bottom] = [Math.max(...inside), Math.min(...inside)]
  return new Set(
    runs.filter(({ element, isTyped, y }) =>
      element === undefined ? !isTyped && (y > top || y < bottom) : element === ARTIFACT,
    ),
  )
}

function toColumns(page: UprightPage, runs: readonly Run[], number: number): PageColumn[] {
  return orderColumns(findSegments(runs), page.width).map((column) => ({ ...column, page: number }))
}

function turnedColumns({ turned }: UprightPage, view: readonly number[], number: number): PageColumn[] {
  return turned.flatMap((items) => {
    const page = turnUpright(items, view)
    return toColumns(page, page.runs, number)
  })
}

/** What a tagged page says of itself; words outside its structure come last. */
function toElements(runs: readonly Run[], elements: readonly Element[], page: number): PageColumn[] {
  const outside = elements.length
  const byElement = new Map<number, Run[]>()
  for (const run of runs) {
    const element = run.element ?? outside
    byElement.set(element, [...(byElement.get(element) ?? []), run])
  }
  const columns: PageColumn[] = []
  for (const [element, own] of [...byElement].sort(([one], [other]) => one - other)) {
    const role = elements[element]?.role ?? 'P'
    for (const piece of cutAtJumps(own)) {
      const lines = joinBaselines(findSegments(piece)).map((line) => ({ ...line, element, role }))
      const last = columns.at(-1)
      const [above, below] = [last?.lines.at(-1), lines[0]]
      if (last && above && below && below.y < above.y + below.size) last.lines.push(...lines)
      else columns.push({ lines, isFull: false, page })
    }
  }
  return columns.length === 1 ? columns.map((column) => ({ ...column, isFull: true })) : columns
}

/** A step up by more than a line is the start of the next column. */
function cutAtJumps(runs: readonly Run[]): Run[][] {
  const pieces: Run[][] = []
  let above: Run | undefined
  for (const run of runs) {
    if (above && run.y < above.y + Math.max(run.size, above.size) * 1.2) pieces.at(-1)?.push(run)
    else pieces.push([run])
    above = run
  }
  return pieces
}

function joinRuns(runs: readonly Run[]): string[] {
  return joinBaselines(findSegments(runs)).map(({ text }) => text)
}

const mark = /^(?:\d{1,2}|[*†‡§]{1,3})[.)]?(?:\s?["“‘]?\p{L}|$)/u
/** Smaller type than this share of the usual one. */
const SMALL = 0.93
/** A wider step than so many type sizes parts two blocks. */
const WIDE = 1.5

/**
 * Takes the notes of a page: what a tagged page calls so, and smaller lines at the foot of a column, the first of
 * which begins with a mark.
 */
function takeNotes(
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
