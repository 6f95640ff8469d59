import type { LeftNumber } from '#domain/printed-lines'
import type { Run } from './page-runs.ts'
import { findSegments, groupRows, joinBaselines } from './page-segments.ts'

type Numbered = { run: Run; value: number; words: Run }

/**
 * Numbers beside the lines, which count them: they stand at one place, left or right of all words of their row,
 * and grow by one step from the top down.
 */
export function findLineNumbers(runs: readonly Run[]): Run[] {
  const rows = groupRows(runs)
  const sides = [rows.flatMap((row) => numberAt(row, 0, 1)), rows.flatMap((row) => numberAt(row, -1, -2))]
  return sides.flatMap((side) =>
    [(run: Run) => run.x, (run: Run) => run.right].flatMap((position) => longestCount(side, position, rows)),
  )
}

function numberAt(row: readonly Run[], at: number, beside: number): Numbered[] {
  const [run, words] = [row.at(at), row.at(beside)]
  if (!run || !words || row.length < 2 || !/^\d{1,4}$/.test(run.text)) return []
  const gap = at === 0 ? words.x - run.right : run.x - words.right
  return gap > run.size * 0.6 && /\p{L}/u.test(words.text) ? [{ run, value: Number(run.text), words }] : []
}

function longestCount(
  numbers: readonly Numbered[],
  position: (run: Run) => number,
  rows: readonly Run[][],
): Run[] {
  const groups = new Map<number, Numbered[]>()
  for (const one of numbers) {
    const key = [...groups.keys()].find((at) => Math.abs(at - position(one.run)) < 2) ?? position(one.run)
    groups.set(key, [...(groups.get(key) ?? []), one])
  }
  return [...groups.values()]
    .filter((group) => countsLines(group, rows))
    .flatMap((group) => group.map(({ run }) => run))
}

/** In lines: so many that follow one another are counted by single steps, so many where no sentence goes on. */
const LEAST_LINES = 4
const LEAST_ENDED = 8

/** By one step, and by as many lines. The numbers of headings and of items grow by single steps, too. */
function countsLines(group: readonly Numbered[], rows: readonly Run[][]): boolean {
  const step = (group[1]?.value ?? 0) - (group[0]?.value ?? 0)
  if (step < 1 || group.some(({ value }, at) => at > 0 && value - (group[at - 1]?.value ?? 0) !== step))
    return false
  const isFlowing = group.some(({ words }) => /^\p{Ll}/u.test(words.text))
  if (step === 1 && group.length < (isFlowing ? LEAST_LINES : LEAST_ENDED)) return false
  if (step > 1 && group.length < 3 && group.some(({ value }) => value % 5 !== 0)) return false
  // The rows of a contents page or of a table end in numbers of their own.
  const isTable = (row: readonly Run[] | undefined) =>
    row?.some(({ text }, at) => at > 0 && /\d$/u.test(text) && at === row.length - 1)
  const own = group.map(({ run }) => rows.find((row) => row.includes(run)))
  if (group[0]?.run === own[0]?.[0] && own.filter(isTable).length * 2 > group.length) return false
  const positions = group.map(({ run }) => rows.findIndex((row) => row.includes(run)))
  return positions.every(
    (position, at) => at === 0 || Math.abs(position - (positions[at - 1] ?? 0) - step) <= 1,
  )
}

/** Every line of a page with its number, counted from the numbers that stand beside some of them. */
export function numberLines(runs: readonly Run[], numbers: ReadonlySet<Run>): LeftNumber[] {
  const rows = groupRows(runs).filter((row) => row.some(({ text }) => /\p{L}/u.test(text)))
  const values = rows.map((row) => Number(row.find((run) => numbers.has(run))?.text ?? 0))
  const [first = -1, second = first] = [...values.keys()].filter((at) => values[at] !== 0)
  const step = Math.max(second - first, 1)
  let next = (values[first] ?? 0) - first
  return rows.flatMap((row, at): LeftNumber[] => {
    const number = values[at] || next
    next = number + 1
    // What stands further above the first number is a title or a task.
    if (number < 1 || at <= first - step) return []
    const [line] = joinBaselines(findSegments(row.filter((run) => !numbers.has(run))))
    const words = line?.text
      .replace(/\s+/gu, ' ')
      .replace(/[-‐\u00ad]$/u, '')
      .trim()
    return words ? [[number, words]] : []
  })
}
