import type { Run } from './page-runs.ts'

/** Words that stand close together on one baseline, in points; y upwards. */
export type Segment = Run & {
  /** Where the words begin after a bullet or a name. */
  textX: number
  /** What a tagged page says it is: “P”, “LI”, “H1”. */
  role?: string | undefined
}

/** A step to the right of so many type sizes is wider than a space between words: another column may begin. */
const WIDE = 0.75

/** The runs of a page as segments, from the top down and from the left to the right; marks of notes are left out. */
export function findSegments(runs: readonly Run[]): Segment[] {
  return groupRows(withDropCaps(withoutRaised(runs)))
    .map(withoutCovered)
    .flatMap(joinRow)
}

/** Runs on one baseline, from the top down. */
export function groupRows<Kind extends Run>(runs: readonly Kind[]): Kind[][] {
  const rows: Kind[][] = []
  let base: Kind | undefined
  for (const run of [...runs].sort((a, b) => b.y - a.y)) {
    const row = rows.at(-1)
    if (row && base && base.y - run.y < reachOf(base, run)) {
      row.push(run)
      if (run.size > base.size) base = run
    } else {
      rows.push([run])
      base = run
    }
  }
  return rows.map((row) => row.sort((a, b) => a.x - b.x))
}

/** In points: how much lower a run of the same line may stand; a line of small type under a huge one is another line. */
function reachOf(one: Run, other: Run): number {
  const [small, big] = [Math.min(one.size, other.size), Math.max(one.size, other.size)]
  return big > small * HUGE ? small * 0.9 : big * 0.45
}

/** Type of so many times the size is not on one line with the small one, but for its own baseline. */
const HUGE = 3

/** A piece that lies inside of another one with the same words is a second drawing of it. */
function withoutCovered(row: Run[]): Run[] {
  return row.filter((run, at) => {
    const near = row.slice(Math.max(0, at - NEIGHBORS), at + NEIGHBORS)
    return !near.some(
      (one) =>
        one !== run &&
        one.text.length > run.text.length &&
        one.x < run.x + run.size * 0.1 &&
        one.right > run.right - run.size * 0.1 &&
        Math.abs(one.size - run.size) < run.size * 0.1 &&
        one.text.includes(run.text),
    )
  })
}

/** In pieces of a line. */
const NEIGHBORS = 8

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
  const text = gap < 0 ? withoutOverlap(segment.text, run, -gap) : run.text
  const isNextWord = segment.hadMark && /^[“‘([]?[\p{L}\p{N}]/u.test(text)
  const isApart = gap > Math.max(segment.size, run.size) * 0.12
  segment.text += (isApart || isNextWord ? ' ' : '') + text
  segment.hadMark = run.hadMark
  segment.right = Math.max(segment.right, run.right)
  if (run.size > segment.size) Object.assign(segment, { size: run.size, y: run.y })
  segment.fonts = joinFonts(segment, run)
}

/** Bold type that was drawn twice in other pieces: what ends one piece and begins the next, over it, is there once. */
function withoutOverlap(before: string, { text, x, right, size }: Run, overlap: number): string {
  // A letter of Chinese or Japanese is as wide as the type; others are about as wide as those beside them.
  const isWide = /^[\p{Script=Han}\u3000-\u30ff\uff01-\uff60]/u.test(text)
  const length = Math.round(isWide ? overlap / size : (overlap * text.length) / (right - x))
  const twice = text.slice(0, length)
  // One Latin letter may be there twice by itself: “will” in two pieces.
  const isSure = length > 2 || /^[^\p{Script=Latin}\s]/u.test(twice)
  return isSure && length < text.length && before.endsWith(twice) ? text.slice(length) : text
}

function joinFonts(one: Run, other: Run): string[] {
  return [...new Set([...one.fonts, ...other.fonts])]
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
      line.fonts = joinFonts(line, segment)
    }
    return line
  })
}

/** Small type raised right after a word: a number or a sign points to a note and goes, letters (5th) come down. */
function withoutRaised(runs: readonly Run[]): Run[] {
  const left = runs.map((run) => ({ ...run }))
  const gone = new Set<Run>()
  for (const raised of left) {
    if (raised.text.length > 5) continue
    const word = left.find((one) => isRaised(raised, one, one.right - raised.x))
    if (!word) {
      if (isMarkAtStart(raised, left) || isMarkOverSpace(raised, left)) gone.add(raised)
      continue
    }
    if (!isMark(raised)) raised.y = word.y
    else if (/[^\d\s]$/u.test(word.text)) {
      gone.add(raised)
      word.right = Math.max(word.right, raised.right)
      word.hadMark = true
    }
  }
  return left.filter((run) => !gone.has(run))
}

function isMark({ text }: Run): boolean {
  return /^[\d,*†‡§]+$/u.test(text)
}

/** The mark of a word that ends the line above; a note begins with a capital. */
function isMarkAtStart(raised: Run, runs: readonly Run[]): boolean {
  if (!isMark(raised)) return false
  return runs.some((word) => /^\p{Ll}/u.test(word.text) && isRaised(raised, word, word.x - raised.right))
}

/** A mark that was drawn after its whole line, over the space behind its word; over a number it is an exponent. */
function isMarkOverSpace(raised: Run, runs: readonly Run[]): boolean {
  if (!isMark(raised)) return false
  return runs.some((line) => {
    if (raised.x < line.x || raised.right > line.right || !isRaised(raised, line, 0)) return false
    const position = Math.round(((raised.x - line.x) / (line.right - line.x)) * line.text.length)
    const around = line.text.slice(Math.max(0, position - NEAR), position + NEAR)
    return /[^\d\s]\s/u.test(around) && !/\d/u.test(around)
  })
}

/** In letters: they are not equally wide, so a place in points is one of a few letters. */
const NEAR = 5

function isRaised(raised: Run, word: Run, gap: number): boolean {
  const raise = raised.y - word.y
  return (
    raised.size <= word.size * 0.85 &&
    raise > word.size * 0.12 &&
    raise < word.size * 0.8 &&
    Math.abs(gap) < word.size * 0.4
  )
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
