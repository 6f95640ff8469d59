import { CAPITAL, NUMBER, WORD } from '../doc/shape.ts'
import { spanOf } from '../doc/tokens.ts'
import type { Doc } from '../doc.ts'
import type { Span } from '../finding.ts'
import { countSyllables } from './count-syllables.ts'
import { isEasyWord } from './is-easy-word.ts'

/** Counts of a passage; a word joined by hyphens is one word, as a hand count takes it. */
export type ReadabilityCounts = {
  words: number
  sentences: number
  syllables: number
  letters: number
  /** Words of three or more syllables, names and the endings -es, -ed, -ing aside (Gunning's rule). */
  complex: number
  /** All words of three or more syllables (SMOG's rule). */
  polysyllables: number
  /** Words not on the Dale-Chall list of words most fourth graders know, names and numbers aside. */
  hard: number
  commas: number
}

/** The counts, and where the longest sentence and the first hard words stand. */
export type Measured = { counts: ReadabilityCounts; longest: Span | undefined; hardWords: Span[] }

const MOST_HARD_WORDS = 5

/** Counts words, syllables and sentences in one pass over the doc. */
export function measureReadability(doc: Doc): Measured {
  const counts = {
    words: 0,
    sentences: 0,
    syllables: 0,
    letters: 0,
    complex: 0,
    polysyllables: 0,
    hard: 0,
    commas: 0,
  }
  const hardWords: Span[] = []
  const names = findNames(doc)
  for (let i = 0; i < doc.count; i++) {
    if (doc.folded[i] === ',') counts.commas++
    if (!((doc.shape[i] ?? 0) & WORD)) continue
    const last = endOfCompound(doc, i)
    countWord(doc, i, last, names, counts, hardWords)
    i = last - 1
  }
  let longest: Span | undefined
  let most = 0
  for (const sentence of doc.sentences) {
    if (!holdsWord(doc, sentence.first, sentence.last)) continue
    counts.sentences++
    if (sentence.last - sentence.first <= most) continue
    most = sentence.last - sentence.first
    longest = { start: sentence.start, end: sentence.end }
  }
  return { counts, longest, hardWords }
}

function countWord(
  doc: Doc,
  first: number,
  last: number,
  names: ReadonlySet<string>,
  counts: ReadabilityCounts,
  hardWords: Span[],
): void {
  let syllables = 0
  let known = true
  for (let i = first; i < last; i += 2) {
    const folded = doc.folded[i] ?? ''
    const shape = doc.shape[i] ?? 0
    syllables += shape & NUMBER ? 1 : countSyllables(folded)
    counts.letters += (doc.end[i] as number) - (doc.start[i] as number)
    known &&= (shape & NUMBER) > 0 || names.has(folded) || isEasyWord(folded)
  }
  const folded = doc.folded[first] ?? ''
  const simple = last - first > 1 || names.has(folded) || (syllables === 3 && /(?:es|ed|ing)$/.test(folded))
  counts.words++
  counts.syllables += syllables
  if (syllables > 2) counts.polysyllables++
  if (syllables > 2 && !simple) counts.complex++
  if (known) return
  counts.hard++
  if (hardWords.length < MOST_HARD_WORDS) hardWords.push(spanOf(doc, first, last))
}

/** "well-known": words joined by single hyphens without space. */
function endOfCompound(doc: Doc, i: number): number {
  let last = i + 1
  while (
    doc.folded[last] === '-' &&
    doc.start[last] === doc.end[last - 1] &&
    doc.start[last + 1] === doc.end[last] &&
    (doc.shape[last + 1] ?? 0) & WORD
  ) {
    last += 2
  }
  return last
}

/** Words that stand with a capital inside a sentence: names, which Dale and Chall count as known. */
export function findNames(doc: Doc): Set<string> {
  const names = new Set<string>()
  for (let i = 1; i < doc.count; i++) {
    if (!((doc.shape[i] ?? 0) & CAPITAL) || !((doc.shape[i - 1] ?? 0) & WORD)) continue
    if (doc.kind === 'poetry' && doc.lineOf[i] !== doc.lineOf[i - 1]) continue
    if (doc.sentenceOf[i] === doc.sentenceOf[i - 1]) names.add(doc.folded[i] ?? '')
  }
  names.delete('i')
  return names
}

function holdsWord(doc: Doc, first: number, last: number): boolean {
  for (let i = first; i < last; i++) if ((doc.shape[i] ?? 0) & WORD) return true
  return false
}
