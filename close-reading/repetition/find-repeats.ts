import type { Doc } from '../doc.ts'
import { findEchoes } from './find-echoes.ts'
import { findPhrases } from './find-phrases.ts'
import { type Repeat, wordsOf } from './word-stream.ts'

/** Phrases and words that come again soon. Linear in the length of the text. */
export function findRepeats(doc: Doc): Repeat[] {
  const words = wordsOf(doc)
  const used = new Uint8Array(words.texts.length)
  return [...findPhrases(doc, words, used), ...findEchoes(doc, words, used)]
}
