import lists from './function-words.json' with { type: 'json' }
import { wordSet } from './words-of.ts'

let binds: ReadonlySet<string> | undefined
let common: ReadonlySet<string> | undefined

/** Is this a binding word (article, pronoun, preposition, auxiliary and the like)? @param word folded */
export function isBinding(word: string): boolean {
  binds ??= wordSet(lists.binding.words)
  return binds.has(word)
}

/** Is this an everyday word whose repetition says little? @param word folded or dictionary form */
export function isEveryday(word: string): boolean {
  common ??= wordSet(lists.everyday.words)
  return common.has(word)
}
