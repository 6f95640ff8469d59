import { wordsOf } from '../../lexicons/words-of.ts'
import table from './sound-words.json' with { type: 'json' }

export type SoundWord = { heard: string; sure: boolean }

let words: Map<string, SoundWord> | undefined

/** What one hears in a word that imitates a sound; undefined for other words. @param lemma dictionary form, lower case */
export function soundWord(lemma: string): SoundWord | undefined {
  if (!words) {
    words = new Map()
    for (const [heard, lines] of Object.entries(table.heard))
      for (const entry of wordsOf(lines)) {
        const sure = !entry.endsWith('!')
        words.set(sure ? entry : entry.slice(0, -1), { heard, sure })
      }
  }
  return words.get(lemma)
}
