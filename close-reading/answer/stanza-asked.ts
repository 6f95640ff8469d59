import type { Doc, Range } from '../doc/doc.ts'

const ORDER = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth']
const NAMED = /\b(first|second|third|fourth|fifth|sixth|last|final) (?:stanza|verse)\b/u

/** The tokens of the stanza that a question names: "in the first verse"; null where it names none. */
export function stanzaAsked({ isVerse, stanzas, lines }: Doc, asked: string): Range | null {
  const named = isVerse ? NAMED.exec(asked)?.[1] : undefined
  if (!named) return null
  // A title that stands alone is no stanza.
  const verses = stanzas.filter(({ firstLine, lastLine }) => lastLine - firstLine > 1)
  const verse = /^(?:last|final)$/u.test(named) ? verses.at(-1) : verses[ORDER.indexOf(named)]
  const first = verse && lines[verse.firstLine]
  const last = verse && lines[verse.lastLine - 1]
  return first && last ? { first: first.first, last: last.last, start: first.start, end: last.end } : null
}
