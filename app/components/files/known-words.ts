import { loadPronunciations } from '#close-reading'
import type { KnowsWord } from './join-hyphenated.ts'

/** Loads the word list; where it does not load, no word is known. */
export async function loadKnownWords(): Promise<KnowsWord> {
  try {
    const sounds = await loadPronunciations()
    return (word) => sounds.of(word).length > 0
  } catch {
    return () => false
  }
}
