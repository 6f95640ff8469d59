import type { Doc } from '../doc/doc.ts'
import { CAPITAL, WORD } from '../doc/shape.ts'
import { wordFacts } from '../feelings/word-facts.ts'
import lists from '../lexicons/name-grammar.json' with { type: 'json' }
import { wordSet } from '../lexicons/words-of.ts'
import { isEasyWord } from '../vocabulary/is-easy-word.ts'
import { personWords } from './person-words.ts'

const TITLES = wordSet(lists.titleWords.words)
const KIN = wordSet(lists.kinNames.words)
const NEVER = wordSet(lists.neverNames.words)
const OTHER = wordSet(lists.otherCapitals.words)
const DAYS = wordSet(lists.dayNames.words)
const PLACES = wordSet(lists.placeNames.words)
const MEANT = wordSet(lists.meantWords.words)
const PLACE_ENDS = wordSet(lists.placeEnds.words)

/** The folded word at k without "'s", "'ll" and the like. */
export function bareWordAt(doc: Doc, k: number): string {
  const word = doc.folded[k] ?? ''
  return word.includes("'") ? word.replace(/'(?:s|ll|d|ve|re|m|)$/, '') : word
}

/** May the word at k be part of a name: a capital, and no little word of grammar. */
export function isPossibleName(doc: Doc, k: number): boolean {
  const shape = doc.shape[k] ?? 0
  if ((shape & WORD) === 0 || (shape & CAPITAL) === 0) return false
  const word = bareWordAt(doc, k)
  return word.length > 1 && !NEVER.has(word) && !word.endsWith("n't")
}

export function isTitle(word: string): boolean {
  return TITLES.has(word)
}

export function endsPlace(word: string): boolean {
  return PLACE_ENDS.has(word)
}

/** How far lists alone raise or lower the guess that a word with a capital names a person. */
export function priorScore(word: string): number {
  if (personWords().names.has(word) || KIN.has(word)) return 3
  if (DAYS.has(word)) return -6
  if (OTHER.has(word)) return -4
  return PLACES.has(word) ? -3 : 0
}

/** Whether the word at k is a known word of English, so that its capital may only be that of a sentence. */
export function isOrdinary(doc: Doc, k: number): boolean {
  const word = bareWordAt(doc, k)
  if (personWords().names.has(word) || KIN.has(word)) return false
  const facts = wordFacts(doc)[k]
  return (
    isEasyWord(word) ||
    facts?.feeling !== undefined ||
    (facts !== undefined && facts.row >= 0) ||
    facts?.fields !== undefined ||
    personWords().nouns.has(word) ||
    MEANT.has(word)
  )
}
