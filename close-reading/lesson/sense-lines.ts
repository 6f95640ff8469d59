import { isClauseMark } from '../page/places.ts'
import type { Page, Range } from '../page.ts'

/** A line of verse as far as its thought goes: `at` is where the line starts, the range what may be retold. */
type SenseLine = Range & { at: number; opens: boolean }

/** How far a thought may run into the next line, in words and marks. */
const MOST_MORE = 12

/**
 * The lines of a poem, each with the words of the next line that end its thought. A line in the middle of a thought
 * starts at its first pause; `opens` says whether it starts with a thought of its own.
 */
export function senseLines(page: Page): SenseLine[] {
  return page.lines.flatMap((line) => {
    const opens = opensThought(page, line)
    const first = opens ? line.first : afterPause(page, line)
    if (first >= line.last) return []
    const last = endOfThought(page, line)
    return [
      {
        ...line,
        at: line.start,
        opens,
        first,
        last,
        start: page.start[first] ?? line.start,
        end: page.end[last - 1] ?? line.end,
      },
    ]
  })
}

function opensThought(page: Page, line: Range): boolean {
  const before = line.first - 1
  return (
    before < 0 ||
    page.sentenceOf[before] !== page.sentenceOf[line.first] ||
    isClauseMark(page.folded[before] ?? '')
  )
}

function afterPause(page: Page, line: Range): number {
  for (let i = line.first; i < line.last; i++) if (isClauseMark(page.folded[i] ?? '')) return i + 1
  return line.last
}

function endOfThought(page: Page, line: Range): number {
  let end = line.last
  if (isClauseMark(page.folded[end - 1] ?? '')) return end
  while (
    end < Math.min(page.count, line.last + MOST_MORE) &&
    page.sentenceOf[end] === page.sentenceOf[line.last - 1] &&
    !isClauseMark(page.folded[end] ?? '')
  )
    end++
  return end
}
