import { plainMeaningOf } from '../lexicons/plain-meanings.ts'
import { meaningOf } from '../lexicons/word-meanings.ts'
import { fold } from '../page/find-tokens.ts'
import { lemmaOf } from '../page/lemma-of.ts'
import { countSyllables } from '../readability/count-syllables.ts'
import type { Pronunciations } from '../sounds/pronunciations.ts'
import { stresses } from '../sounds/sound-codes.ts'
import { splitSyllables } from '../sounds/split-syllables.ts'

/** What is known of a word by itself, apart from any text. */
export type WordHelp = {
  /** The word as given. */
  word: string
  /** Its dictionary form; the same word in lower case when it is one. */
  lemma: string
  /** The word cut where its syllables begin; joined they are the word. */
  syllables: string[]
  /** Its usual meaning in plain words; null when none is held. */
  meaning: string | null
}

/**
 * Syllables and plain meaning of one word. The meaning is the usual one; in one place a word can mean something else.
 * @param word one word as it stands in a text
 * @param sounds how words are said; without it syllables are counted by spelling
 */
export function explainWord(word: string, sounds?: Pronunciations): WordHelp {
  const folded = fold(word)
  const lemma = lemmaOf(folded)
  return { word, lemma, syllables: cut(word, folded, sounds), meaning: find(folded, lemma) }
}

function cut(word: string, folded: string, sounds: Pronunciations | undefined): string[] {
  const said = sounds?.of(folded)[0]
  const count = said ? stresses(said).length : countSyllables(folded)
  const starts = splitSyllables(word.toLowerCase(), Math.max(count, 1))
  return starts.map((start, at) => word.slice(start, starts[at + 1]))
}

function find(folded: string, lemma: string): string | null {
  const own = plainMeaningOf(folded) ?? meaningOf(folded) ?? plainMeaningOf(lemma) ?? meaningOf(lemma)
  if (own !== undefined) return own
  if (!folded.endsWith('ly')) return null
  const root = folded.slice(0, -2)
  const meaning = plainMeaningOf(root) ?? meaningOf(root) ?? meaningOf(`${folded.slice(0, -3)}y`)
  return meaning === undefined ? null : `in a way that is: ${meaning}`
}
