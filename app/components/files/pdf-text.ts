import { joinHyphenated, type KnowsWord } from './join-hyphenated.ts'
import { orderColumns, type Segment } from './pdf-columns.ts'

/** A piece of text as pdf.js gives it; `transform` holds the place in points, y upwards. */
export type PageItem = { str: string; transform: number[]; width: number; height: number }

/** A line of a page in reading order. */
export type PageLine = {
  text: string
  /** The gap above it is wider than between the lines around: a stanza or paragraph begins. */
  gap: boolean
  indented: boolean
  /** It ends well before its column does. */
  short: boolean
}

/** Lines of a page, column by column, with the gaps between stanzas and paragraphs found again. */
export function readPageLines(items: PageItem[], pageWidth: number): PageLine[] {
  const columns = orderColumns(findSegments(items), pageWidth)
  return columns.flatMap((column) => {
    const leading = usualLeading(column)
    const left = mostCommon(column.map((line) => Math.round(line.x)))
    const right = Math.max(...column.map((line) => line.right))
    return column.map((line, index) => {
      const above = column[index - 1]
      return {
        text: line.text,
        gap: above ? above.y - line.y > leading * 1.35 : true,
        indented: line.x - left > line.size * 0.8,
        short: line.right < right - (right - left) * 0.15,
      }
    })
  })
}

/** All pages as one text. Verse keeps its lines; the lines of prose flow together again. */
export function joinPages(pages: PageLine[][], preserveLines: boolean, knows?: KnowsWord): string {
  const whole = pages.map(withoutPageNumber)
  const lines = whole.flat()
  const ragged = lines.filter((line) => line.short).length > lines.length * 0.6
  const verse = preserveLines || ragged
  let text = ''
  for (const page of whole) {
    for (const [index, line] of page.entries()) {
      const above = index > 0 ? page[index - 1] : undefined
      text += text === '' ? line.text : joint(text, line, above, verse) + line.text
    }
  }
  return joinHyphenated(text, knows)
}

/** What stands between two lines. A private character marks the end of a line of prose until hyphens are mended. */
function joint(text: string, line: PageLine, above: PageLine | undefined, verse: boolean): string {
  const ended = /[.!?:;—"”’)]$/.test(text)
  if (!above) return verse ? (ended ? '\n\n' : '\n') : ended ? '\n\n' : '\ue000'
  if (line.gap) return '\n\n'
  if (verse) return '\n'
  const newParagraph = line.indented ? !above.indented : above.short && ended
  return newParagraph ? '\n\n' : '\ue000'
}

/** A number alone in the first or last line of a page counts pages, not words. */
function withoutPageNumber(lines: PageLine[]): PageLine[] {
  const isNumber = (line: PageLine | undefined) => /^(?:[-–—] ?)?\d{1,4}(?: ?[-–—])?$/.test(line?.text ?? '')
  if (lines.length < 4) return lines
  return lines.slice(isNumber(lines[0]) ? 1 : 0, isNumber(lines.at(-1)) ? -1 : undefined)
}

function findSegments(items: PageItem[]): Segment[] {
  const placed = items
    .filter((item) => item.str.trim() !== '')
    .map(({ str, transform, width, height }) => {
      const size = Math.hypot(transform[2] ?? 0, transform[3] ?? 0) || height || 10
      return { text: plainLetters(str), x: transform[4] ?? 0, y: transform[5] ?? 0, width, size }
    })
    .sort((a, b) => b.y - a.y)
  const rows: (typeof placed)[] = []
  for (const item of placed) {
    const row = rows.at(-1)
    const first = row?.[0]
    if (row && first && first.y - item.y < Math.max(first.size, item.size) * 0.45) row.push(item)
    else rows.push([item])
  }
  return rows.flatMap((row) => joinRow(row.sort((a, b) => a.x - b.x)))
}

/** Items of one row that stand close together are one segment; a wide gap starts another column. */
function joinRow(row: { text: string; x: number; y: number; width: number; size: number }[]): Segment[] {
  const segments: Segment[] = []
  for (const { text, x, y, width, size } of row) {
    const last = segments.at(-1)
    const gap = last ? x - last.right : 0
    if (last && gap < size * 1.6) {
      const space = gap > size * 0.15 && !/\s$/.test(last.text) && !/^\s/.test(text) ? ' ' : ''
      last.text += space + text
      last.right = x + width
    } else segments.push({ text, x, y, right: x + width, size })
  }
  for (const segment of segments) segment.text = segment.text.replace(/\s+/g, ' ').trim()
  return segments
}

/** The distance of lines inside a stanza or paragraph: the most common one, the smaller where two tie. */
function usualLeading(lines: Segment[]): number {
  const steps = lines.slice(1).map((line, index) => Math.round(((lines[index]?.y ?? 0) - line.y) * 2) / 2)
  const forward = steps.filter((step) => step > 0)
  if (forward.length < 2) return (lines[0]?.size ?? 10) * 1.4
  return mostCommon(forward.sort((a, b) => a - b))
}

function mostCommon(values: number[]): number {
  const counts = new Map<number, number>()
  let best = values[0] ?? 0
  for (const value of values) {
    counts.set(value, (counts.get(value) ?? 0) + 1)
    if ((counts.get(value) ?? 0) > (counts.get(best) ?? 0)) best = value
  }
  return best
}

/** Ligatures become letters: ﬁ is fi. */
function plainLetters(text: string): string {
  return text.replace(/[\ufb00-\ufb06]/g, (ligature) => ligature.normalize('NFKC'))
}
