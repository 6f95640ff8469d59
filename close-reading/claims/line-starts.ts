import type { PrintedLine } from '../pasted/printed-lines.ts'

/** Where the lines and paragraphs of a passage begin, as an answer may number them. */
export type LineStarts = {
  text: string
  lines: readonly number[]
  paragraphs: readonly number[]
  /** Where the printed page counts its lines: at n - 1 the start of line n. */
  printed: readonly (number | undefined)[]
}

/** Starts of the lines that hold text, and of the paragraphs (lines after a blank line). */
export function findLineStarts(passage: string, printedLines: readonly PrintedLine[] = []): LineStarts {
  const lines: number[] = []
  const paragraphs: number[] = []
  let at = 0
  let afterBlank = true
  for (const line of passage.split('\n')) {
    const blank = line.trim() === ''
    if (!blank) {
      lines.push(at)
      if (afterBlank) paragraphs.push(at)
    }
    afterBlank = blank
    at += line.length + 1
  }
  const printed: number[] = []
  for (const { start, number } of printedLines) printed[number - 1] = start
  return { text: passage, lines, paragraphs, printed }
}
