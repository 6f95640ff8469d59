import { WORD } from '../page/shape.ts'
import type { Page } from '../page.ts'

/** A line of a chat or a play: the name before the colon, and the words after it. Token numbers, `last` excluded. */
export type SpeakerLine = { nameFirst: number; nameLast: number; first: number; last: number }

const NOT_SPEAKERS = new Set(
  'note notes from to re subject date time place price warning tip step question answer example title chapter scene act part ps p.s dear name address'.split(
    ' ',
  ),
)
/** "ANNA (softly):" has a name, and perhaps a direction in brackets. */
const LONGEST_NAME = 6

/**
 * The lines of a chat or a play that name their speaker ("maya: hey", "HAMLET. Seems, madam?"). A text has them when
 * two lines or more have that form; a lone "Note:" is none.
 */
export function findSpeakerLines(page: Page): SpeakerLine[] {
  const found: SpeakerLine[] = []
  for (const line of page.lines) {
    let at = line.first
    while (at < line.last && at - line.first < LONGEST_NAME && page.folded[at] !== ':') at++
    if (page.folded[at] !== ':' || at === line.first) continue
    const nameLast = nameEnd(page, line.first, at)
    if (nameLast === line.first || NOT_SPEAKERS.has(page.folded[line.first] as string)) continue
    if (at + 1 >= line.last || page.start[at + 1] === page.end[at]) continue
    found.push({ nameFirst: line.first, nameLast, first: at + 1, last: line.last })
  }
  return found.length > 1 ? found : []
}

/** Where the name ends: a few words before the colon or a bracket. */
function nameEnd(page: Page, first: number, colon: number): number {
  let at = first
  while (at < colon && isPartOfName(page, at)) at++
  const bracket = page.folded[at] === '(' || page.folded[at] === '['
  if (at < colon && !bracket) return first
  return at - first <= 5 ? at : first
}

function isPartOfName(page: Page, at: number): boolean {
  return ((page.shape[at] as number) & WORD) !== 0 || page.folded[at] === '.' || page.folded[at] === '-'
}
