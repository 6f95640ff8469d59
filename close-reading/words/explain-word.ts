import { plainMeaningOf } from '../lexicons/plain-meanings.ts'
import { meaningOf } from '../lexicons/word-meanings.ts'
import { cleanPasted } from '../pasted/clean-text.ts'
import type { WordSounds } from '../prosody/pronunciations.ts'
import { stresses } from '../prosody/sound-codes.ts'
import { splitSyllables } from '../prosody/split-syllables.ts'
import { countSyllables } from '../vocabulary/count-syllables.ts'
import { fold } from '../vocabulary/fold.ts'
import { lemmaOf } from '../vocabulary/lemma-of.ts'
import { shortenLengthened } from '../vocabulary/lengthened.ts'
import { fill } from '../wording/fill.ts'
import wording from '../wording/words.json' with { type: 'json' }
import { type FoundMeaning, findMeaning, type PlacedWord } from './find-meaning.ts'
import type { Meanings } from './meanings.ts'

/** What is known of a word. */
export type WordHelp = {
  /** The word, without signs that nobody sees. */
  word: string
  /** Its dictionary form; the same word in lower case when it is one. "give up" for "gave" in "gave it up". */
  lemma: string
  /** The word cut where its syllables begin; joined they are the word. */
  syllables: string[]
  /** Its usual meanings in plain words, the one that fits best here first; empty when none is held. */
  meanings: string[]
}

/**
 * Syllables and plain meanings of one word. The meanings are the usual ones; in one place a word can mean something
 * else.
 * @param pasted one word as it stands in a text
 * @param sounds how words are said; without it syllables are counted by spelling
 * @param known the word in its place and the meanings loaded for it; without it only the engine's own are known
 */
export function explainWord(
  pasted: string,
  sounds?: WordSounds,
  known?: { place: PlacedWord; meanings: Meanings },
): WordHelp {
  const word = cleanPasted(pasted, { withAround: true }).text
  const folded = shortenLengthened(fold(word))
  const found = (known && findMeaning(known.place, known.meanings)) ?? findInLexicons(folded)
  const { form, meanings } = found ?? { form: lemmaOf(folded), meanings: [] }
  return { word, lemma: form, syllables: cut(word, folded, sounds), meanings }
}

function cut(word: string, folded: string, sounds: WordSounds | undefined): string[] {
  const said = sounds?.of(folded)[0]
  const count = said ? stresses(said).length : countSyllables(folded)
  const starts = splitSyllables(word.toLowerCase(), Math.max(count, 1))
  return starts.map((start, at) => word.slice(start, starts[at + 1]))
}

function findInLexicons(folded: string): FoundMeaning | null {
  const lemma = lemmaOf(folded)
  const own = plainMeaningOf(folded) ?? meaningOf(folded) ?? plainMeaningOf(lemma) ?? meaningOf(lemma)
  if (own !== undefined) return { form: lemma, meanings: [own] }
  if (!folded.endsWith('ly')) return null
  const root = folded.slice(0, -2)
  const meaning = plainMeaningOf(root) ?? meaningOf(root) ?? meaningOf(`${folded.slice(0, -3)}y`)
  return meaning === undefined ? null : { form: lemma, meanings: [fill(wording.inAWay, { meaning })] }
}
