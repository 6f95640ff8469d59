import lists from './weak-words.json' with { type: 'json' }
import { wordSet } from './words-of.ts'

let weak: ReadonlySet<string> | undefined
let middling: ReadonlySet<string> | undefined

/** 0 for a word that bears full stress, 1 for a middling, 2 for a weak word. @param word folded */
export function weaknessOf(word: string): number {
  weak ??= wordSet(lists.weak)
  middling ??= wordSet(lists.middling)
  return weak.has(word) ? 2 : middling.has(word) ? 1 : 0
}
