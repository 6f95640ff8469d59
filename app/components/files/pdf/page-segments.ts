import type { Run } from './page-runs.ts'

/** Words that stand close together on one baseline, in points; y upwards. */
export type Segment = Run & {
  /** Where the words begin after a bullet or a name. */
  textX: number
}

/** A step to the right of so many type sizes is wider than a space between words: another column may begin. */
const WIDE = 0.75

/** The runs of a page as segments, from the top down and from the left to the right; marks of notes are left out. */
export function findSegments(runs: readonly Run[]): Segment[] {
  return groupRows(withDropCaps(withoutNoteMarks(runs))).flatMap(joinRow)
}

/** Runs on one baseline, from the top down. */
export function groupRows<Kind extends Run>(runs: readonly Kind[]): Kind[][] {
  const rows: Kind[][] = []
  let base: Kind | undefined
  for (const run of [...runs].sort((a, b) => b.y - a.y)) {
    const row = rows.at(-1)
    if (row && base && base.y - run.y < Math.max(base.size, run.size) * 0.45) {
      row.push(run)
      if (run.size > base.size) base = run
    } else {
      rows.push([run])
      base = run
    }
  }
  return rows.map((row) => row.sort((a, b) => a.x - b.x))
}

function joinRow(row: Run[]): Segment[] {
  const segments: Segment[] = []
  for (const run of row) {
    const last = segments.at(-1)
    if (last && run.x - last.right < Math.max(last.size, run.size) * WIDE) addTo(last, run)
    else segments.push({ ...run, textX: run.x })
  }
  return segments
}

function addTo(segment: Segment, run: Run): void {
  const gap = run.x - segment.right
  segment.text += (gap > Math.max(segment.size, run.size) * 0.12 ? ' ' : '') + run.text
  segment.right = Math.max(segment.right, run.right)
  if (run.size > segment.size) Object.assign(segment, { size: run.size, y: run.y })
}

/** Segments on one baseline of a column are one line. */
export function joinBaselines(segments: readonly Segment[]): Segment[] {
  return groupRows(segments).map(([first, ...rest]) => {
    const line = { ...(first as Segment) }
    const [next] = rest
    if (next && /^(?:\p{P}|\p{S}|.{1,3}[.)])$/u.test(line.text)) line.textX = next.x
    for (const segment of rest) {
      line.text += ` ${segment.text}`
      line.right = Math.max(line.right, segment.right)
      if (segment.size > line.size) Object.assign(line, { size: segment.size, y: segment.y })
    }
    return line
  })
}

/** A raised small number or sign right after a word points to a note; it is no part of the word. */
function withoutNoteMarks(runs: readonly Run[]): Run[] {
  const isMark = ({ text }: Run) => /^[\d,*†‡§]{1,5}$/u.test(text)
  return runs.filter((mark) => {
    if (!isMark(mark)) return true
    return !runs.some((word) => {
      const raise = mark.y - word.y
      return (
        mark.size <= word.size * 0.85 &&
        raise > word.size * 0.12 &&
        raise < word.size * 0.8 &&
        Math.abs(mark.x - word.right) < word.size * 0.4 &&
        /[^\d\s]$/u.test(word.text)
      )
    })
  })
}

/** A letter as tall as two lines or more belongs to the first word of the line at its top. */
function withDropCaps(runs: readonly Run[]): Run[] {
  let left = [...runs]
  for (const cap of runs) {
    if (!/^["“‘']?\p{Lu}$/u.test(cap.text)) continue
    const beside = left.filter(
      (run) =>
        cap.size > run.size * 1.7 &&
        run.x >= cap.right - run.size * 0.3 &&
        run.x - cap.right < run.size * 1.2 &&
        run.y > cap.y - run.size * 0.9 &&
        run.y < cap.y + cap.size,
    )
    const [top] = [...beside].sort((a, b) => b.y - a.y)
    if (!top) continue
    const isWord =
      /^[AIO]$/.test(cap.text) && (/^\p{Lu}/u.test(top.text) || top.x - cap.right > top.size * 0.5)
    left = left
      .filter((run) => run !== cap)
      .map((run) => {
        if (run === top) return { ...run, x: cap.x, text: cap.text + (isWord ? ' ' : '') + run.text }
        return beside.includes(run) ? { ...run, x: cap.x } : run
      })
  }
  return left
}
