import type { Column } from './page-columns.ts'

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
  /** What a tagged page says it is: “P”, “LI”, “H1”. */
  role?: string | undefined
}

/** A column with the page it is on. */
export type PageColumn = Column & { page: number; role?: string | undefined }

/** Measures the lines of columns; full columns of all pages share their margins. */
export function measureLines(columns: readonly PageColumn[]): Line[] {
  const full = columns.filter(({ isFull }) => isFull)
  const shared = marginsOf(full.flatMap(({ lines }) => lines))
  return columns.flatMap(({ lines, isFull, page, role }, column) => {
    const { left, right } = isFull ? shared : marginsOf(lines)
    const setting = settingOf(lines)
    const isJustified = lines.filter((line) => right - line.right < 1.5).length * 2 > lines.length
    const start = setting === 'left' ? startOf(lines, left) : left
    return lines.map(({ text, x, right: end, y, size, textX }): Line => {
      const slack = { left: right - end, right: x - left, center: right - left - (end - x) }[setting]
      const isLeft = setting === 'left'
      return {
        ...{ text: text.replace(/\s+/g, ' ').trim(), x, right: end, y, size, textX, page, column, role },
        ...{ indent: isLeft ? x - start : 0, slack, width: right - left, isLeft, isJustified },
      }
    })
  })
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
