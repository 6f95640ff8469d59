import { beginsSmall, type Distances, endsSentence, isForced, isItem, isOtherSize } from './line-signs.ts'
import type { Line } from './measured-lines.ts'

/** In letters: narrower lines say nothing of a margin of their own. */
const LEAST_MARGIN = 30
/** A program may break a line so many letters early. */
const SLACK = 4
/** Of the lines that end inside a sentence, so many are full in prose, and so many are followed by a small letter. */
const LEAST_FULL = 0.7
const LEAST_SMALL = 0.4

/** Prose that was broken at a margin of its own, narrower than its column, is measured against that one. */
export function withOwnMargins(lines: readonly Line[], distances: Distances): Line[] {
  const measured = [...lines]
  for (const part of blocksOf(lines, distances)) {
    const own = part.map((at) => lines[at]).filter((line) => line !== undefined)
    const least = own.reduce((low, { slack }) => Math.min(low, slack), Number.POSITIVE_INFINITY)
    const within = own.map((line): Line => ({ ...line, slack: line.slack - least }))
    if (!isSetAsProse(within)) continue
    for (const [order, at] of part.entries()) measured[at] = { ...(within[order] as Line), isProse: true }
  }
  return measured
}

function isSetAsProse(lines: readonly Line[]): boolean {
  const inside = lines.slice(1).flatMap((line, at) => {
    const above = lines[at]
    return above && !endsSentence(above) && !isItem(line) ? [{ above, line }] : []
  })
  if (inside.length < 2) return false
  const longest = lines.reduce((most, { text }) => Math.max(most, text.length), 0)
  const full = inside.filter(
    ({ above, line }) =>
      above.text.length >= LEAST_MARGIN && (!isForced(above, line) || isCounted(above, line, longest)),
  ).length
  const small = inside.filter(({ line }) => beginsSmall(line)).length
  return full >= inside.length * LEAST_FULL && small >= inside.length * LEAST_SMALL
}

/** A program that counts letters broke the line: the first word of the next one would have been too many. */
function isCounted(above: Line, line: Line, longest: number): boolean {
  const [word = ''] = line.text.split(' ', 1)
  return above.text.length + 1 + word.length > longest - SLACK
}

/** Lines of one size at one distance below each other. */
function blocksOf(lines: readonly Line[], distances: Distances): number[][] {
  return partsOf(
    lines,
    (above, line) =>
      above.column !== line.column || isOtherSize(above, line) || distances.isWide(above, line),
  )
}

/** Which lines are verse: whole columns first, then a song or a stanza between paragraphs. */
export function findVerse(lines: readonly Line[], distances: Distances): boolean[] {
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
  mark(blocksOf(lines, distances), (part) => part.length > 2 && isSetAsVerse(linesOf(part), 0.99))
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
