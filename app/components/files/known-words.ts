import { loadKnownWords as loadWords } from '#close-reading/known-words'
import type { KnowsWord } from './join-hyphenated.ts'

/** Loads the word list; where it does not load, no word is known. */
export function loadKnownWords(): Promise<KnowsWord> {
  return loadWords().catch(() => () => false)
}
