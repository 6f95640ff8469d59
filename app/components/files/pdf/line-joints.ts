import { findVerse, withOwnMargins } from './line-blocks.ts'
import {
  type Distances,
  endsSentence,
  findDistances,
  isBlank,
  isForced,
  isItem,
  isMidSentence,
  isOtherSize,
} from './line-signs.ts'
import type { Line } from './measured-lines.ts'
import { isEntry } from './page-structure.ts'

/** What stands between two lines: nothing, the end of a line of verse or of a list, the end of a paragraph. */
export type Joint = 'flow' | 'line' | 'paragraph'

type Around = {
  distances: Distances
  /** The columns whose lines each take all the words that they have room for. */
  filled: ReadonlySet<number>
  isVerse: boolean
  /** One is verse, the other is not. */
  isMixed: boolean
  itemLine: Line | null
  before: Line | undefined
}

/** In letters: hardly a line of verse that nobody called verse is longer, but one of prose is. */
const LONGEST_VERSE = 60

/** Joints between lines that follow one another; the one at 0 is before the first line. */
export function findJoints(measured: readonly Line[], preserveLines: boolean): Joint[] {
  const distances = findDistances(measured)
  const lines = preserveLines ? measured : withOwnMargins(measured, distances)
  const filled = findFilled(lines)
  const verse = preserveLines ? lines.map(() => true) : findVerse(lines, distances)
  let itemLine: Line | null = null
  return lines.map((line, at) => {
    const above = lines[at - 1]
    if (!above) {
      itemLine = beginsItem(above, line) ? line : null
      return 'paragraph'
    }
    const isProse = !preserveLines && (line.isProse || isFullLine(above, line))
    const isVerse = Boolean(verse[at] && verse[at - 1]) && !isProse
    const isMixed = verse[at] !== verse[at - 1]
    const before = lines[at - 2]
    const joint = jointOf(above, line, { distances, filled, isVerse, isMixed, itemLine, before })
    if (beginsItem(above, line) && joint !== 'flow') itemLine = line
    else if (joint === 'paragraph') itemLine = null
    return joint
  })
}

/** A long line that ends at its margin is one of prose, whatever is around it. */
function isFullLine(above: Line, line: Line): boolean {
  return above.text.length > LONGEST_VERSE && above.column === line.column && !isForced(above, line)
}

function jointOf(above: Line, line: Line, around: Around): Joint {
  if (beginsItem(above, line)) {
    if (isInRow(above, line)) return 'flow'
    return around.itemLine ? 'line' : 'paragraph'
  }
  if (isBlank(above) || isBlank(line)) return 'paragraph'
  if (above.column !== line.column) return around.isMixed ? 'paragraph' : overColumns(above, line, around)
  if (isNewElement(above, line)) return overElements(above, line, around)
  const goesOn = isMidSentence(above, line)
  if (isOtherSize(above, line)) return goesOn && above.size < line.size * 1.5 ? 'flow' : 'paragraph'
  if (around.distances.isWide(above, line)) return goesOn && !around.isVerse ? 'flow' : 'paragraph'
  if (around.isVerse) return 'line'
  if (line.element === undefined && isOtherType(above, line) && !goesOn) return 'paragraph'
  if (around.itemLine && line.element === undefined)
    return line.x < around.itemLine.textX - line.size * 0.5 && !goesOn ? 'paragraph' : 'flow'
  if (goesOn) return 'flow'
  if (line.element !== undefined) return endsParagraph(above, line, 0.3) ? 'line' : 'flow'
  if (beginsByIndent(above, line, around)) return 'paragraph'
  const isExact = above.isJustified || around.filled.has(line.column)
  return endsParagraph(above, line, isExact ? 0.03 : 0.15) ? 'paragraph' : 'flow'
}

/** In so many lines that a sentence goes on from, it shows how a column was filled. */
const LEAST_GOING_ON = 4

/** No sentence goes on from a line with room for the next word: a line that left room was ended there. */
function findFilled(lines: readonly Line[]): Set<number> {
  const counts = new Map<number, { full: number; forced: number }>()
  for (const [at, line] of lines.entries()) {
    const above = lines[at - 1]
    if (above?.column !== line.column || !isMidSentence(above, line) || isOtherSize(above, line)) continue
    const count = counts.get(line.column) ?? { full: 0, forced: 0 }
    count[isForced(above, line) ? 'forced' : 'full']++
    counts.set(line.column, count)
  }
  const filled = [...counts].filter(([, { full, forced }]) => forced === 0 && full >= LEAST_GOING_ON)
  return new Set(filled.map(([column]) => column))
}

/** An item begins; the lines of an item of a tagged page belong together. */
function beginsItem(above: Line | undefined, line: Line): boolean {
  if (isEntry(line.role)) return above === undefined || isNewElement(above, line)
  return isItem(line) && !(above && isMidSentence(above, line))
}

/** The next cell of a row of a table. */
function isInRow(above: Line, line: Line): boolean {
  const areCells = [above, line].every(({ role }) => role === 'TD' || role === 'TH')
  return areCells && above.page === line.page && Math.abs(above.y - line.y) < line.size * 0.5
}

function isNewElement(above: Line, line: Line): boolean {
  return above.element !== line.element || above.page !== line.page
}

/** A sentence ends on a line that is clearly short: in ragged type a little room says nothing. */
function endsParagraph(above: Line, line: Line, share: number): boolean {
  return endsSentence(above) && isForced(above, line) && above.slack > above.width * share
}

/** A heading in bold type, or the text below it: the whole line has another type than the one above. */
function isOtherType(above: Line, line: Line): boolean {
  if (line.fonts.some((font) => above.fonts.includes(font))) return false
  return isForced(above, line) && (endsSentence(above) || !endsSentence(line) || isForced(line, above))
}

/** Two indented lines in a row begin two paragraphs only where the first one is a paragraph of its own. */
function beginsByIndent(above: Line, line: Line, { before }: Around): boolean {
  const isIndented = (one: Line) => one.isLeft && one.indent > one.size * 0.8
  if (!isIndented(line)) return false
  if (!isIndented(above)) return true
  return endsSentence(above) && !(before && isIndented(before) && !endsSentence(before))
}

/** From one paragraph of a tagged page to the next one; each line of a poem may be one. */
function overElements(above: Line, line: Line, { distances, isVerse }: Around): Joint {
  if (isVerse) return isOtherSize(above, line) || distances.isWide(above, line) ? 'paragraph' : 'line'
  return isMidSentence(above, line) ? 'flow' : 'paragraph'
}

/** From the end of a column to the start of the next one, or over a page. */
function overColumns(above: Line, line: Line, { isVerse }: Around): Joint {
  if (isVerse) return endsSentence(above) ? 'paragraph' : 'line'
  if (isMidSentence(above, line)) return 'flow'
  if (isOtherSize(above, line)) return 'paragraph'
  if (line.element !== undefined && above.page === line.page)
    return above.element === line.element ? 'flow' : 'paragraph'
  const isBelow = above.page === line.page && above.y > line.y
  if (!endsSentence(above)) return isForced(above, line) ? 'paragraph' : 'flow'
  if (isBelow || above.slack > above.width * 0.05) return 'paragraph'
  return line.isLeft && line.indent > line.size * 0.8 ? 'paragraph' : 'flow'
}
