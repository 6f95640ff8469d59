import type { Doc } from '../doc/doc.ts'
import { WORD } from '../doc/shape.ts'

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
export function findSpeakerLines(doc: Doc): SpeakerLine[] {
  const found: SpeakerLine[] = []
  for (const line of doc.lines) {
    let at = line.first
    while (at < line.last && at - line.first < LONGEST_NAME && doc.folded[at] !== ':') at++
    if (doc.folded[at] !== ':' || at === line.first) continue
    const nameLast = nameEnd(doc, line.first, at)
    if (nameLast === line.first || NOT_SPEAKERS.has(doc.folded[line.first] as string)) continue
    if (at + 1 >= line.last || doc.start[at + 1] === doc.end[at]) continue
    found.push({ nameFirst: line.first, nameLast, first: at + 1, last: line.last })
  }
  return found.length > 1 ? found : []
}

/** Where the name ends: a few words before the colon or a bracket. */
function nameEnd(doc: Doc, first: number, colon: number): number {
  let at = first
  while (at < colon && isPartOfName(doc, at)) at++
  const bracket = doc.folded[at] === '(' || doc.folded[at] === '['
  if (at < colon && !bracket) return first
  return at - first <= 5 ? at : first
}

function isPartOfName(doc: Doc, at: number): boolean {
  return ((doc.shape[at] as number) & WORD) !== 0 || doc.folded[at] === '.' || doc.folded[at] === '-'
}
