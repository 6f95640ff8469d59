import { MARK, WORD } from '../doc/shape.ts'
import type { Doc } from '../doc.ts'
import { bareWordAt } from './name-guess.ts'
import { namesOf } from './names.ts'
import { type Pronoun, personWords } from './person-words.ts'

/** A phrase that names a person, tokens [first, last), and the token that decides (the noun, the last name). */
export type PersonPhrase = { first: number; last: number; head: number; pronoun: Pronoun }

const DETERMINERS = new Set(
  'the a an his her my our your their this that these those some any every each no many few two three all both another thy its'.split(
    ' ',
  ),
)
const MOST_BETWEEN = 3

/** The person phrase whose last token is k: "Aunt Em", "the old lady", "Anne and Mary". */
export function personEndingAt(doc: Doc, k: number): PersonPhrase | undefined {
  const found = nameEndingAt(doc, k) ?? nounEndingAt(doc, k)
  if (!found || doc.folded[found.first - 1] !== 'and') return found
  const before = nameEndingAt(doc, found.first - 2) ?? nounEndingAt(doc, found.first - 2)
  return before ? { ...found, first: before.first, pronoun: 'they' } : found
}

/** The person phrase whose first token is k. */
export function personStartingAt(doc: Doc, k: number): PersonPhrase | undefined {
  const from = doc.folded[k] === 'the' ? k + 1 : k
  const { first, last } = namesOf(doc)
  if (first[from] === from) return nameEndingAt(doc, (last[from] as number) - 1)
  for (let end = k; end <= k + MOST_BETWEEN && end < doc.count; end++) {
    if (((doc.shape[end] as number) & WORD) === 0) return undefined
    const found = nounEndingAt(doc, end)
    if (found?.first === k) return found
  }
  return undefined
}

function nameEndingAt(doc: Doc, k: number): PersonPhrase | undefined {
  const { first, last } = namesOf(doc)
  const from = first[k] ?? -1
  if (from < 0 || last[k] !== k + 1) return undefined
  const { nouns, names } = personWords()
  let pronoun: Pronoun | undefined
  for (let at = from; at <= k && !pronoun; at++) {
    const word = bareWordAt(doc, at)
    pronoun = (at === k && from < k ? undefined : nouns.get(word)) ?? names.get(word)
  }
  return {
    first: doc.folded[from - 1] === 'the' ? from - 1 : from,
    last: k + 1,
    head: k,
    pronoun: pronoun ?? 'any',
  }
}

function nounEndingAt(doc: Doc, k: number): PersonPhrase | undefined {
  const pronoun = personWords().nouns.get(bareWordAt(doc, k))
  if (!pronoun) return undefined
  for (let at = k - 1; at >= 0 && k - at <= MOST_BETWEEN + 1; at--) {
    if (((doc.shape[at] as number) & WORD) === 0) break
    if (DETERMINERS.has(doc.folded[at] as string)) return { first: at, last: k + 1, head: k, pronoun }
  }
  const whole = pronoun === 'they' || doc.folded[k]?.endsWith('body') || doc.folded[k]?.endsWith('one')
  return whole ? { first: k, last: k + 1, head: k, pronoun } : undefined
}

/** Is the word at k a noun for a person? */
export function isPersonNoun(doc: Doc, k: number): boolean {
  return personWords().nouns.has(doc.folded[k] ?? '')
}

/** Is the token a mark, or is there none? */
export function isEdge(doc: Doc, k: number): boolean {
  return k < 0 || k >= doc.count || ((doc.shape[k] as number) & MARK) !== 0
}
