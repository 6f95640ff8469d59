import type { Column } from './page-columns.ts'
import type { Segment } from './page-segments.ts'

/** A line of a page in reading order, measured against its column; lengths in points. */
export type Line = {
  text: string
  x: number
  right: number
  y: number
  size: number
  textX: number
  page: number
  /** Lines of one column of one page have one number. */
  column: number
  /** How far it begins to the right of its column. */
  indent: number
  /** Room that is left before the margin. */
  slack: number
  /** From one margin of its column to the other. */
  width: number
  /** Most lines of its column reach the margin exactly, so that every other one was ended. */
  isJustified: boolean
  /** The column is set to the left, so that an indent means something. */
  isLeft: boolean
  /** The names that the file gives its type. */
  fonts: string[]
  /** The element of a tagged page that holds it, and what that is: “P”, “LI”, “H1”. */
  element: number | undefined
  role: string | undefined
  /** Its block is prose by its own form, whatever is around it. */
  isProse?: true
}

/** A column with the page it is on. */
export type PageColumn = Column & { page: number }

/** Measures the lines of columns; full columns of all pages share their margins. */
export function measureLines(columns: readonly PageColumn[]): Line[] {
  const full = columns.filter(({ isFull }) => isFull)
  const shared = marginsOf(full.flatMap(({ lines }) => lines))
  return columns.flatMap(({ lines, isFull, page }, column) => {
    const margins = isFull ? shared : marginsOf(lines)
    const setting = settingOf(lines)
    const isJustified =
      setting === 'left' && lines.filter((line) => margins.right - line.right < 1.5).length * 2 > lines.length
    const start = setting === 'left' ? startOf(lines, margins.left) : margins.left
    return lines.map((line): Line => {
      const { x, right: end } = line
      const { left, right } = line.element === undefined ? margins : marginsOf(paragraphOf(line, lines))
      const slack = { left: right - end, right: x - left, center: right - left - (end - x) }[setting]
      const isLeft = setting === 'left'
      return {
        ...{ text: composeAccents(line.text.replace(/\s+/g, ' ').trim()), x, right: end, y: line.y },
        ...{ size: line.size, textX: line.textX, fonts: line.fonts, element: line.element, role: line.role },
        ...{ page, column },
        ...{ indent: isLeft ? x - start : 0, slack, width: right - left, isLeft, isJustified },
      }
    })
  })
}

/** A tagged page knows no columns: the lines of the paragraph, or of all those that begin at its place. */
function paragraphOf(line: Segment, lines: readonly Segment[]): Segment[] {
  const own = lines.filter(({ element }) => element === line.element)
  return own.length > 1 ? own : lines.filter(({ x }) => Math.abs(x - line.x) < 3)
}

function marginsOf(lines: readonly { x: number; right: number }[]): { left: number; right: number } {
  return { left: least(lines.map(({ x }) => x)), right: -least(lines.map(({ right }) => -right)) }
}

function least(values: readonly number[]): number {
  return values.reduce((low, value) => Math.min(low, value), Number.POSITIVE_INFINITY)
}

/** Where the lines of a column begin: its commonest place where most lines share it, else the one of all pages. */
function startOf(lines: readonly { x: number }[], left: number): number {
  const [start, count] = commonest(lines.map(({ x }) => Math.round(x)))
  return count > 2 && count >= lines.length * 0.4 ? start : left
}

function settingOf(lines: readonly { x: number; right: number }[]): 'left' | 'right' | 'center' {
  if (lines.length < 3) return 'left'
  const share = (values: number[]) =>
    commonest(values.map((value) => Math.round(value / 2)))[1] / lines.length
  const left = share(lines.map(({ x }) => x))
  if (left >= 0.4) return 'left'
  const [right, center] = [
    share(lines.map((one) => one.right)),
    share(lines.map((one) => (one.x + one.right) / 2)),
  ]
  if (Math.max(right, center) < 0.6 || left >= Math.max(right, center)) return 'left'
  return right > center ? 'right' : 'center'
}

/** The commonest value, the first of equals, and how often it is there. */
export function commonest(values: readonly number[]): [number, number] {
  const counts = new Map<number, number>()
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1)
  return [...counts].sort((one, other) => other[1] - one[1])[0] ?? [0, 0]
}

const accents: Record<string, string> = {
  '¨': '\u0308',
  ˆ: '\u0302',
  ˇ: '\u030c',
  '˚': '\u030a',
  '´': '\u0301',
}

/** An accent that was drawn before its letter goes onto it, as TeX draws them. */
function composeAccents(text: string): string {
  return text.replace(/([¨ˆˇ˚´])([A-Za-zı])/gu, (pair, accent: string, letter: string) => {
    const whole = ((letter === 'ı' ? 'i' : letter) + accents[accent]).normalize('NFC')
    return whole.length === 1 ? whole : pair
  })
}
