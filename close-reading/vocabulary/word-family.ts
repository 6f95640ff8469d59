import { wordsOf } from '../lexicons/words-of.ts'
import { inflectionsOf } from './inflections.ts'

/** Decodes a list of words, several a line; `word~` stands for every form of the word. */
export function readWords(lines: readonly string[]): ReadonlySet<string> {
  const words = new Set<string>()
  for (const word of wordsOf(lines)) {
    if (word.endsWith('~')) for (const form of inflectionsOf(word.slice(0, -1))) words.add(form)
    else words.add(word)
  }
  return words
}
