import { wordSet } from '../lexicons/words-of.ts'
import { little } from '../vocabulary/little-words.ts'
import type { Doc } from './doc.ts'
import type { Span } from './span.ts'

const LONGEST = 80
const ENDED = /[.,;:—–-]$/u
const SMALL = wordSet(little.articles, little.prepositions, 'and or but as is my i')

type VerseLayout = Pick<Doc, 'isVerse' | 'text' | 'stanzas'> & { lines: readonly Span[] }

/** How many lines above a poem are its title and who wrote it; a reader does not count them. */
export function titleLines({ isVerse, text, lines, stanzas }: VerseLayout): number {
  const first = stanzas[0]
  if (!isVerse || !first || stanzas.length < 2 || first.lastLine > 2) return 0
  const isAlone = first.lastLine === 1 && stanzas.slice(1).every((one) => one.lastLine - one.firstLine > 1)
  const head = lines.slice(0, first.lastLine).map(({ start, end }) => text.slice(start, end))
  return head.every((line) => line.length <= LONGEST && !ENDED.test(line) && (isAlone || hasCapitals(line)))
    ? first.lastLine
    : 0
}

/** "When I Was One-and-Twenty", "from “Bed in Summer” by Robert Louis Stevenson". */
function hasCapitals(line: string): boolean {
  const words = line.match(/\p{L}[\p{L}'’]*/gu) ?? []
  return words.every((word) => /^\p{Lu}/u.test(word) || SMALL.has(word))
}
