import { foldQuotable } from '../prose/fold-quotable.ts'
import { locateParts } from '../prose/locate-parts.ts'
import type { LineStarts } from './line-starts.ts'
import type { NamedLocation } from './named-location.ts'

/** A line of prose ends where a screen ends, so nobody can say which line is meant. */
const LONGEST_LINE = 100
const LONGEST_TITLE = 80

/**
 * Whether the words of a quotation do not begin at the location that an answer names. False wherever the location can be
 * counted in more than one way and one of them is right: with or without a title, with paragraphs at each line.
 */
export function occursElsewhere(
  parts: readonly string[],
  location: NamedLocation,
  lineStarts: LineStarts,
): boolean {
  const counts = waysToCount(location, lineStarts)
  return counts.length > 0 && counts.every((starts) => !beginsIn(parts, location, starts, lineStarts.text))
}

/** The starts of the units, in each way that an answer may have counted them; none where they cannot be counted. */
function waysToCount(
  { unit }: NamedLocation,
  { text, lines, paragraphs, printed }: LineStarts,
): LineStarts['printed'][] {
  const isVerse = lines.every((start, i) => (lines[i + 1] ?? text.length) - start <= LONGEST_LINE)
  const title = titleLines(lines, paragraphs)
  if (unit === 'line') {
    const own = printed.length > 0 ? [printed] : []
    if (!isVerse) return own
    return title > 0 ? [...own, lines, lines.slice(title)] : [...own, lines]
  }
  if (unit === 'stanza' && paragraphs.length < 2) return []
  const ways = title > 0 ? [paragraphs, paragraphs.slice(1)] : [paragraphs]
  return unit === 'paragraph' && !isVerse ? [...ways, lines] : ways
}

/** How many lines before the first blank line may be a title and a name; 0 when there is no such thing. */
function titleLines(lines: readonly number[], paragraphs: readonly number[]): number {
  const second = paragraphs[1]
  if (second === undefined || second > LONGEST_TITLE) return 0
  const count = lines.indexOf(second)
  return count <= 2 ? count : 0
}

function beginsIn(
  parts: readonly string[],
  { first, last }: NamedLocation,
  starts: LineStarts['printed'],
  text: string,
): boolean {
  const from = starts[first < 0 ? starts.length + first : first - 1]
  if (from === undefined) return false
  const end = starts[last < 0 ? starts.length + last + 1 : last] ?? text.length
  // The words may run on past the end of the unit in which they begin.
  const reach = parts.join(' ').length * 2 + 40
  const found = locateParts(parts, foldQuotable(text.slice(from, parts.length > 1 ? undefined : end + reach)))
  return found !== null && from + found[0].start < end
}
