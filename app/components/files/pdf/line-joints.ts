import type { Line } from './measured-lines.ts'

/** What stands between two lines: nothing, the end of a line of verse or of a list, the end of a paragraph. */
export type Joint = 'flow' | 'line' | 'paragraph'

const ended = /(?:[.!?…:]|[-–—](?=["”’]))["”’'»)\]*]*$/u
const item = /^(?:[•●○▪■◦‣∙·*–—-]|\(?(?:\d{1,3}|[a-zA-Z]|[ivx]{1,4})[.)])\s+\S/u

/** The sentence, and what was said in it, is at its end. */
export function endsSentence({ text }: Line): boolean {
  return ended.test(text)
}

/** A bullet or a number with something after it. */
export function isItem({ text, role }: Line): boolean {
  return role === 'LI' || item.test(text)
}

/** The writer, not the margin, ended the line: the first word of the next one had room. */
export function isForced(line: Line, next: Line): boolean {
  const first = next.text.split(' ', 1)[0] ?? ''
  const letter = (next.right - next.x) / Math.max(1, next.text.length)
  if (/[-‐]$/.test(line.text)) return false
  return line.slack > first.length * letter + line.size * 0.6
}

/** Joints between lines that follow one another; the one at 0 is before the first line. */
export function findJoints(lines: readonly Line[], preserveLines: boolean): Joint[] {
  const distances = findDistances(lines)
  const verse = preserveLines ? lines.map(() => true) : findVerse(lines, distances)
  let itemLine: Line | null = null
  return lines.map((line, at) => {
    const above = lines[at - 1]
    if (!above) {
      itemLine = isItem(line) ? line : null
      return 'paragraph'
    }
    const joint = jointOf(above, line, {
      distances,
      isVerse: Boolean(verse[at] && verse[at - 1]),
      itemLine,
      before: lines[at - 2],
    })
    if (isItem(line) && joint !== 'flow') itemLine = line
    else if (joint === 'paragraph') itemLine = null
    return joint
  })
}

type Around = { distances: Distances; isVerse: boolean; itemLine: Line | null; before: Line | undefined }

function jointOf(above: Line, line: Line, around: Around): Joint {
  if (isItem(line) && !isMidSentence(above, line)) return around.itemLine ? 'line' : 'paragraph'
  if (above.column !== line.column) return overColumns(above, line, around)
  const goesOn = isMidSentence(above, line)
  if (isOtherSize(above, line)) return goesOn && above.size < line.size * 1.5 ? 'flow' : 'paragraph'
  if (around.distances.isWide(above, line)) return goesOn && !around.isVerse ? 'flow' : 'paragraph'
  if (around.isVerse) return 'line'
  if (around.itemLine)
    return line.x < around.itemLine.textX - line.size * 0.5 && !goesOn ? 'paragraph' : 'flow'
  if (goesOn) return 'flow'
  if (beginsByIndent(above, line, around)) return 'paragraph'
  return endsParagraph(above, line) ? 'paragraph' : 'flow'
}

/** A sentence ends on a line that is clearly short: in ragged type a little room says nothing. */
function endsParagraph(above: Line, line: Line): boolean {
  const least = above.width * (above.isJustified ? 0.03 : 0.15)
  return endsSentence(above) && isForced(above, line) && above.slack > least
}

/** The line above ends inside a sentence, and a small letter goes on. */
function isMidSentence(above: Line, line: Line): boolean {
  return !endsSentence(above) && /^["“‘'(]?\p{Ll}/u.test(line.text) && !item.test(line.text)
}

function isOtherSize(above: Line, line: Line): boolean {
  return Math.abs(above.size - line.size) > Math.min(above.size, line.size) * 0.12
}

/** Two indented lines in a row begin two paragraphs only where the first one is a paragraph of its own. */
function beginsByIndent(above: Line, line: Line, { before }: Around): boolean {
  const isIndented = (one: Line) => one.isLeft && one.indent > one.size * 0.8
  if (!isIndented(line)) return false
  if (!isIndented(above)) return true
  return endsSentence(above) && !(before && isIndented(before) && !endsSentence(before))
}

/** From the end of a column to the start of the next one, or over a page. */
function overColumns(above: Line, line: Line, { isVerse }: Around): Joint {
  if (isVerse) return endsSentence(above) ? 'paragraph' : 'line'
  if (isMidSentence(above, line)) return 'flow'
  if (isOtherSize(above, line)) return 'paragraph'
  const isBelow = above.page === line.page && above.y > line.y
  if (!endsSentence(above)) return isForced(above, line) ? 'paragraph' : 'flow'
  if (isBelow || above.slack > above.width * 0.05) return 'paragraph'
  return line.isLeft && line.indent > line.size * 0.8 ? 'paragraph' : 'flow'
}

type Distances = { isWide(above: Line, line: Line): boolean }

/**
 * The distances between lines of one paragraph, for each size of type. A distance over which sentences go on is one,
 * however wide (double spacing); of the others the smallest.
 */
function findDistances(lines: readonly Line[]): Distances {
  const sizes = new Map<number, Map<number, { all: number; flowing: number }>>()
  for (const [at, line] of lines.entries()) {
    const above = lines[at - 1]
    if (!above || above.column !== line.column || isOtherSize(above, line)) continue
    const counts = sizes.get(Math.round(line.size)) ?? new Map<number, { all: number; flowing: number }>()
    const distance = Math.round(above.y - line.y)
    const count = counts.get(distance) ?? { all: 0, flowing: 0 }
    count.all++
    if (!endsSentence(above) && !isForced(above, line)) count.flowing++
    sizes.set(Math.round(line.size), counts.set(distance, count))
  }
  return {
    isWide(above, line) {
      const distance = above.y - line.y
      const counts = [...(sizes.get(Math.round(line.size)) ?? [])].filter(([one]) => one > 0)
      const isUsual = counts.some(
        ([one, { all, flowing }]) =>
          all > 1 && flowing * 2 >= all && Math.abs(distance - one) <= Math.max(1, one * 0.06),
      )
      if (isUsual) return false
      const common = counts.filter(([, { all }]) => all > 1).map(([one]) => one)
      const smallest = common.length > 0 ? Math.min(...common) : line.size * 1.4
      return distance > smallest * 1.25
    },
  }
}

/** Which lines are verse: whole columns first, then a song or a stanza between paragraphs. */
function findVerse(lines: readonly Line[], distances: Distances): boolean[] {
  const isVerse = lines.map(() => false)
  const mark = (parts: number[][], test: (part: number[]) => boolean) => {
    for (const part of parts) if (test(part)) for (const at of part) isVerse[at] = true
  }
  const linesOf = (part: readonly number[]) =>
    part.map((at) => lines[at]).filter((line) => line !== undefined)
  mark(
    partsOf(lines, (above, line) => above.column !== line.column),
    (part) => isSetAsVerse(linesOf(part), 0.6),
  )
  mark(
    partsOf(
      lines,
      (above, line) =>
        above.column !== line.column || isOtherSize(above, line) || distances.isWide(above, line),
    ),
    (part) => part.length > 2 && isSetAsVerse(linesOf(part), 0.99),
  )
  return isVerse
}

function partsOf(lines: readonly Line[], isParted: (above: Line, line: Line) => boolean): number[][] {
  const parts: number[][] = []
  for (const [at, line] of lines.entries()) {
    const above = lines[at - 1]
    if (above && !isParted(above, line)) parts.at(-1)?.push(at)
    else parts.push([at])
  }
  return parts
}

/** Inside sentences, lines end before their margin or begin with capitals. */
function isSetAsVerse(lines: readonly Line[], share: number): boolean {
  const inside = lines.slice(1).flatMap((line, at) => {
    const above = lines[at]
    return above && !endsSentence(above) && !isOtherSize(above, line) && !isItem(line)
      ? [{ above, line }]
      : []
  })
  if (inside.length < 2) return false
  const forced = inside.filter(({ above, line }) => isForced(above, line)).length
  const capitals = inside.filter(
    ({ line }) => /^["“‘']?\p{Lu}/u.test(line.text) && /\p{Ll}/u.test(line.text),
  ).length
  return (
    forced >= inside.length * share || (inside.length > 3 && capitals >= inside.length * Math.max(share, 0.8))
  )
}
