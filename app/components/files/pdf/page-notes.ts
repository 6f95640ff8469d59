import type { PageColumn } from './measured-lines.ts'

const mark = /^(?:\d{1,3}|[*†‡§]{1,3})[.)]?\s?["“‘]?\p{L}/u

/** Takes the notes at the foot of columns: smaller lines than the usual ones, the first of which begins with a mark. */
export function takeNotes(
  columns: PageColumn[],
  usualSize: number,
): { columns: PageColumn[]; notes: string[] } {
  const notes: string[] = []
  const left = columns.map((column): PageColumn => {
    const { lines } = column
    let start = lines.length
    while (start > 0 && (lines[start - 1]?.size ?? usualSize) < usualSize * 0.93) start--
    while (start < lines.length && !mark.test(lines[start]?.text ?? '')) start++
    notes.push(...lines.slice(start).map(({ text }) => text))
    return { ...column, lines: lines.slice(0, start) }
  })
  return { columns: left.filter(({ lines }) => lines.length > 0), notes }
}
