import type { Page } from '../page.ts'
import { findEchoes } from './find-echoes.ts'
import { findPhrases } from './find-phrases.ts'
import { type Repeat, wordsOf } from './word-stream.ts'

/** Phrases and words that come again soon. Linear in the length of the text. */
export function findRepeats(page: Page): Repeat[] {
  const words = wordsOf(page)
  const used = new Uint8Array(words.texts.length)
  return [...findPhrases(page, words, used), ...findEchoes(page, words, used)]
}
