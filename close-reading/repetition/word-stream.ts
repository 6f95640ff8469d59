import { isBinding, isEveryday } from '../lexicons/function-words.ts'
import { isClauseMark, isWord } from '../page/places.ts'
import type { Page } from '../page.ts'

/** Words that come again: token ranges [first, last) in order. */
export type Repeat = { words: readonly string[]; places: { first: number; last: number }[]; close: boolean }

/** The words of a page without its marks: token numbers and folded words. */
export type Words = { tokens: Int32Array; texts: string[] }

export function wordsOf(page: Page): Words {
  const tokens: number[] = []
  const texts: string[] = []
  for (let i = 0; i < page.count; i++) {
    if (!isWord(page, i)) continue
    tokens.push(i)
    texts.push(page.folded[i] ?? '')
  }
  return { tokens: Int32Array.from(tokens), texts }
}

export function isTelling(word: string): boolean {
  return word.length > 1 && !isBinding(word) && !isEveryday(word)
}

export function endsClause(page: Page, token: number): boolean {
  return token + 1 >= page.count || (!isWord(page, token + 1) && isClauseMark(page.folded[token + 1] ?? ''))
}

export function rangeOf(tokens: Int32Array, at: number, length: number): { first: number; last: number } {
  return { first: tokens[at] as number, last: (tokens[at + length - 1] as number) + 1 }
}
