import { MARK, WORD } from '../page/shape.ts'
import type { Page } from '../page.ts'
import { bareAt } from './name-guess.ts'
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
export function personEndingAt(page: Page, k: number): PersonPhrase | undefined {
  const found = nameEndingAt(page, k) ?? nounEndingAt(page, k)
  if (!found || page.folded[found.first - 1] !== 'and') return found
  const before = nameEndingAt(page, found.first - 2) ?? nounEndingAt(page, found.first - 2)
  return before ? { ...found, first: before.first, pronoun: 'they' } : found
}

/** The person phrase whose first token is k. */
export function personStartingAt(page: Page, k: number): PersonPhrase | undefined {
  const from = page.folded[k] === 'the' ? k + 1 : k
  const { first, last } = namesOf(page)
  if (first[from] === from) return nameEndingAt(page, (last[from] as number) - 1)
  for (let end = k; end <= k + MOST_BETWEEN && end < page.count; end++) {
    if (((page.shape[end] as number) & WORD) === 0) return undefined
    const found = nounEndingAt(page, end)
    if (found?.first === k) return found
  }
  return undefined
}

function nameEndingAt(page: Page, k: number): PersonPhrase | undefined {
  const { first, last } = namesOf(page)
  const from = first[k] ?? -1
  if (from < 0 || last[k] !== k + 1) return undefined
  const { nouns, names } = personWords()
  let pronoun: Pronoun | undefined
  for (let at = from; at <= k && !pronoun; at++) {
    const word = bareAt(page, at)
    pronoun = (at === k && from < k ? undefined : nouns.get(word)) ?? names.get(word)
  }
  return {
    first: page.folded[from - 1] === 'the' ? from - 1 : from,
    last: k + 1,
    head: k,
    pronoun: pronoun ?? 'any',
  }
}

function nounEndingAt(page: Page, k: number): PersonPhrase | undefined {
  const pronoun = personWords().nouns.get(bareAt(page, k))
  if (!pronoun) return undefined
  for (let at = k - 1; at >= 0 && k - at <= MOST_BETWEEN + 1; at--) {
    if (((page.shape[at] as number) & WORD) === 0) break
    if (DETERMINERS.has(page.folded[at] as string)) return { first: at, last: k + 1, head: k, pronoun }
  }
  const whole = pronoun === 'they' || page.folded[k]?.endsWith('body') || page.folded[k]?.endsWith('one')
  return whole ? { first: k, last: k + 1, head: k, pronoun } : undefined
}

/** Is the word at k a noun for a person? */
export function isPersonNoun(page: Page, k: number): boolean {
  return personWords().nouns.has(page.folded[k] ?? '')
}

/** Is the token a mark, or is there none? */
export function isEdge(page: Page, k: number): boolean {
  return k < 0 || k >= page.count || ((page.shape[k] as number) & MARK) !== 0
}
