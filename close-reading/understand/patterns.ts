import type { Doc } from '../doc/doc.ts'
import type { Span } from '../doc/span.ts'
import { tokenAt } from '../doc/tokens.ts'

type Word = ReadonlySet<string> | 'gap'
type Pattern = { row: number; words: readonly Word[] }

/** The patterns of the rows of a table by each word that may begin one. */
export type Patterns = ReadonlyMap<string, readonly Pattern[]>

/**
 * Makes the words of a table fit to be looked for.
 *
 * @param rows for each row its patterns: words in a row, with alternatives between bars, as they stand or in their
 * dictionary form; a star leaves out up to five words
 */
export function buildPatterns(rows: readonly (readonly string[])[]): Patterns {
  const found = new Map<string, Pattern[]>()
  for (const [row, lines] of rows.entries())
    for (const line of lines) {
      const words = line.split(' ').map((word): Word => (word === '*' ? 'gap' : new Set(word.split('|'))))
      for (const word of words[0] === 'gap' ? [] : (words[0] ?? []))
        found.set(word, [...(found.get(word) ?? []), { row, words }])
    }
  return found
}

/** The tokens of a span: from the first on, up to the last and without it. */
export function tokensOf(doc: Doc, line: Span): { first: number; last: number } {
  const first = tokenAt(doc, line.start)
  let last = first
  while (last < doc.count && (doc.start[last] as number) < line.end) last++
  return { first, last }
}

/** The numbers of the rows whose words stand in tokens [first, last), in the order of the text. */
export function rowsFound(byWord: Patterns, doc: Doc, first: number, last: number): number[] {
  return [...new Set(matchesFound(byWord, doc, first, last).map(({ row }) => row))]
}

/** Each place in tokens [first, last) where the words of a row begin, with the number of the row. */
export function matchesFound(
  byWord: Patterns,
  doc: Doc,
  first: number,
  last: number,
): { row: number; at: number }[] {
  const found: { row: number; at: number }[] = []
  for (let at = first; at < last; at++) {
    const [word, lemma] = [doc.folded[at] as string, doc.lemma(at)]
    for (const form of word === lemma ? [word] : [word, lemma])
      for (const { row, words } of byWord.get(form) ?? [])
        if (matchesFrom(doc, words, at, last) && !isDenied(doc, at, first)) found.push({ row, at })
  }
  return found
}

const LONGEST_GAP = 5

/** Whether the words of a pattern stand from a token on; what follows a gap may stand up to five words later. */
function matchesFrom(doc: Doc, words: readonly Word[], from: number, last: number): boolean {
  let at = from
  let gap = 0
  for (const word of words) {
    if (word === 'gap') {
      gap = LONGEST_GAP
      continue
    }
    while (at < last && isPassedOver(doc, at)) at++
    const limit = Math.min(at + gap, last - 1)
    while (at < limit && !isWord(doc, word, at)) at++
    if (at >= last || !isWord(doc, word, at)) return false
    at++
    gap = 0
  }
  return true
}

/** A comma or a quotation mark between two words of a pattern. */
function isPassedOver({ folded }: Doc, at: number): boolean {
  return /^[,"'“”‘’–—-]+$/u.test(folded[at] as string)
}

function isWord(doc: Doc, word: ReadonlySet<string>, at: number): boolean {
  return word.has(doc.folded[at] as string) || word.has(doc.lemma(at))
}

const DENIAL = /^(?:not|never|no|without|nobody|hardly)$|n['’]t$/u
const NEAR = 2

function isDenied({ folded }: Doc, at: number, first: number): boolean {
  return folded.slice(Math.max(first, at - NEAR), at).some((word) => DENIAL.test(word))
}
