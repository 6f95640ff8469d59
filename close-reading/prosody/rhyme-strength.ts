import { compareRimes, RHYME_KINDS, type RhymeKind, type Rime, rimeOf } from './rhyme-kinds.ts'

/** The word at the end of a line, ready to be compared. */
export type LineEnd = { word: string; rimes: readonly Rime[]; spelling: string; guessed: boolean }

/** How two line ends agree, and how much that speaks for a rhyme: the natural logarithm of the odds. */
export type Strength = { kind: RhymeKind; eye: boolean; odds: number }

/** The letters from the last vowel letters on, old and new spellings made one: "ove" of "loves". */
function spellingEnd(word: string): string {
  const plain = word
    .replace(/[^a-z]/g, '')
    .replace(/e?(?:ie|ye)$/, 'y')
    .replace(/([^e])e$/, '$1')
    .replace(/([^e])e(?=[sd]$)/, '$1')
  let at = plain.length - 1
  while (at >= 0 && !'aeiouy'.includes(plain.charAt(at))) at--
  while (at > 0 && 'aeiou'.includes(plain.charAt(at - 1))) at--
  return plain.slice(Math.max(0, at))
}

/** @param ways how the word is said, one letter a sound */
export function lineEnd(word: string, ways: readonly string[], guessed: boolean): LineEnd {
  const rimes: Rime[] = []
  for (const way of ways) {
    const rime = rimeOf(way)
    if (rime) rimes.push(rime)
  }
  return { word, rimes, spelling: spellingEnd(word), guessed }
}

/**
 * Log odds of each kind of agreement, [spelled differently, spelled alike]: counted over the pairs of lines
 * of public-domain stanzas in fixed forms, rhymed against unrhymed pairs of one stanza, each count plus one.
 */
const oddsOf: Record<RhymeKind, readonly [number, number]> = {
  'same word': [1.2, 1.2],
  'long rhyme': [3.6, 5],
  'full rhyme': [4.5, 5],
  'last syllable': [1.3, 2.9],
  'open vowels near': [0, 2.8],
  'end sounds, near vowel': [1.4, 4.5],
  'end sounds': [-2, 2],
  'vowel, near end': [-0.6, 3],
  vowel: [-3, 1.5],
  none: [-3.8, 2],
}

/** Compare the ends of two lines by every way of saying them; the strongest agreement counts. */
export function compareEnds(a: LineEnd, b: LineEnd): Strength {
  const alike = a.spelling !== '' && a.spelling === b.spelling
  if (a.word === b.word) return { kind: 'same word', eye: alike, odds: oddsOf['same word'][1] }
  let best: RhymeKind = 'none'
  for (const x of a.rimes) {
    for (const y of b.rimes) {
      const kind = compareRimes(x, y)
      if (RHYME_KINDS.indexOf(kind) < RHYME_KINDS.indexOf(best)) best = kind
    }
  }
  return { kind: best, eye: alike, odds: oddsOf[best][alike ? 1 : 0] }
}
