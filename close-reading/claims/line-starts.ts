/** Where the lines and paragraphs of a passage begin, as an answer may number them. */
export type LineStarts = { text: string; lines: readonly number[]; paragraphs: readonly number[] }

/** Starts of the lines that hold text, and of the paragraphs (lines after a blank line). */
export function findLineStarts(passage: string): LineStarts {
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
  return { text: passage, lines, paragraphs }
}
