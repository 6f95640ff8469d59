import type { Span } from '../finding.ts'
import type { Page, Range } from '../page.ts'

const ORDINALS = ['first', 'second', 'third', 'fourth', 'fifth']
const PLACE = /\b(first|second|third|fourth|fifth|last|final) (lines?|sentences?|paragraphs?|stanzas?)\b/iu
const NUMBERED = /\b(line|sentence|paragraph|stanza)s? (\d{1,4})(?:(?: to | and |-|–)(\d{1,4}))?/iu

/** The stretch of the passage that a question names: "the first sentence", "line 3", "lines 1 to 4". */
export function findPlaceAsked(question: string, page: Page): Span | null {
  const numbered = NUMBERED.exec(question)
  if (numbered) {
    const ranges = rangesOf(page, numbered[1] ?? '')
    const first = ranges[Number(numbered[2]) - 1]
    const last = ranges[Number(numbered[3] ?? numbered[2]) - 1] ?? first
    return first && last ? { start: first.start, end: last.end } : null
  }
  const named = PLACE.exec(question)
  if (!named) return null
  const ranges = rangesOf(page, named[2] ?? '')
  const word = (named[1] ?? '').toLowerCase()
  const range = word === 'last' || word === 'final' ? ranges.at(-1) : ranges[ORDINALS.indexOf(word)]
  return range ? { start: range.start, end: range.end } : null
}

function rangesOf(page: Page, unit: string): readonly Pick<Range, 'start' | 'end'>[] {
  const name = unit.toLowerCase()
  // In prose a line ends where the screen ends, so a sentence is meant.
  if (name.startsWith('line')) return page.kind === 'poetry' ? page.lines : page.sentences
  if (name.startsWith('sentence')) return page.sentences
  if (name.startsWith('paragraph')) return page.paragraphs
  return page.stanzas.map((stanza) => ({
    start: page.lines[stanza.firstLine]?.start ?? 0,
    end: page.lines[stanza.lastLine - 1]?.end ?? 0,
  }))
}
