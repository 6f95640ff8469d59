import { inflectionsOf } from './inflections.ts'

/** Decodes a list of words parted by spaces; `word~` stands for every form of the word. */
export function readWords(list: string): ReadonlySet<string> {
  const words = new Set<string>()
  for (const word of list.trim().split(/\s+/)) {
    if (word.endsWith('~')) for (const form of inflectionsOf(word.slice(0, -1))) words.add(form)
    else words.add(word)
  }
  return words
}
