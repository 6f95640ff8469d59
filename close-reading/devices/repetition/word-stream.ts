import type { Doc } from '../../doc/doc.ts'
import { isClauseMark, isWord } from '../../doc/tokens.ts'
import { isBinding, isEveryday } from '../../lexicons/function-words.ts'

/** Words that come again: token ranges [first, last) in order. */
export type Repeat = { words: readonly string[]; ranges: { first: number; last: number }[]; close: boolean }

/** The words of a doc without its marks: token numbers and folded words. */
export type WordStream = { tokens: Int32Array; texts: string[] }

export function wordsOf(doc: Doc): WordStream {
  const tokens: number[] = []
  const texts: string[] = []
  for (let i = 0; i < doc.count; i++) {
    if (!isWord(doc, i)) continue
    tokens.push(i)
    texts.push(doc.folded[i] ?? '')
  }
  return { tokens: Int32Array.from(tokens), texts }
}

export function isContentWord(word: string): boolean {
  return word.length > 1 && !isBinding(word) && !isEveryday(word)
}

export function endsClause(doc: Doc, token: number): boolean {
  return token + 1 >= doc.count || (!isWord(doc, token + 1) && isClauseMark(doc.folded[token + 1] ?? ''))
}

export function rangeOf(tokens: Int32Array, at: number, length: number): { first: number; last: number } {
  return { first: tokens[at] as number, last: (tokens[at + length - 1] as number) + 1 }
}
