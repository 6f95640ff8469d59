import { peopleRows } from '../lexicons/people.ts'
import { opensUnit } from '../page/places.ts'
import { ALL_CAPS, CAPITAL, MARK, WORD } from '../page/shape.ts'
import type { Page } from '../page.ts'

/** The pronoun that may stand for someone: "any" is he or she. */
export type Pronoun = 'he' | 'she' | 'they' | 'any'

/** A phrase that names a person, tokens [first, last), and the token that decides (the noun, the last name). */
export type PersonPhrase = { first: number; last: number; head: number; pronoun: Pronoun }

type People = { nouns: ReadonlyMap<string, Pronoun>; names: ReadonlyMap<string, Pronoun> }
let decoded: People | undefined

function people(): People {
  if (decoded) return decoded
  const nouns = new Map<string, Pronoun>()
  const names = new Map<string, Pronoun>()
  for (const row of peopleRows.trim().split('\n')) {
    const [head = '', words = ''] = row.split(' | ')
    const [pronoun, name] = head.split('-')
    for (const word of words.split(' ')) (name ? names : nouns).set(word, pronoun as Pronoun)
  }
  decoded = { nouns, names }
  return decoded
}

const DETERMINERS = new Set(
  'the a an his her my our your their this that these those some any every each no many few two three all both another thy its'.split(
    ' ',
  ),
)
const TITLES = new Set(
  'mr mrs miss ms dr sir lord lady uncle aunt captain king queen judge madame old little'.split(' '),
)
const NOT_NAMES = new Set(
  (
    'i oh o ah the a an and but or so then now yes no well why what who whom whose how when where here there my his her our their its this that these those ' +
    'it he she we they you thou thee if as in on at to of for from by with god lord heaven hell christmas monday tuesday wednesday thursday friday saturday ' +
    'sunday january february march april may june july august september october november december nature time nobody everybody'
  ).split(' '),
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
  for (let end = k; end <= k + MOST_BETWEEN && end < page.count; end++) {
    if (((page.shape[end] as number) & WORD) === 0) return undefined
    const found = nameEndingAt(page, end) ?? nounEndingAt(page, end)
    if (found?.first !== k) continue
    const longer = nameEndingAt(page, end + 1)
    return longer?.first === k ? longer : found
  }
  return undefined
}

function nameEndingAt(page: Page, k: number): PersonPhrase | undefined {
  if (!isName(page, k)) return undefined
  const { nouns, names } = people()
  let first = k
  let pronoun = names.get(bare(page, k))
  for (let at = k - 1; at >= 0 && k - at <= 4; at--) {
    const word = page.folded[at] as string
    if (word === '.' && TITLES.has(page.folded[at - 1] ?? '')) continue
    if (isName(page, at) || (TITLES.has(word) && isCapital(page, at))) {
      first = at
      pronoun = nouns.get(word) ?? names.get(word) ?? pronoun
    } else break
  }
  if (page.folded[first - 1] === 'the') first--
  return { first, last: k + 1, head: k, pronoun: pronoun ?? 'any' }
}

function nounEndingAt(page: Page, k: number): PersonPhrase | undefined {
  const pronoun = people().nouns.get(bare(page, k))
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
  return people().nouns.has(page.folded[k] ?? '')
}

function bare(page: Page, k: number): string {
  const word = page.folded[k] ?? ''
  return word.endsWith("'s") ? word.slice(0, -2) : word
}

function isCapital(page: Page, k: number): boolean {
  const shape = page.shape[k] ?? 0
  return (shape & WORD) !== 0 && (shape & CAPITAL) !== 0
}

const PLACE_BEFORE = new Set(
  'in to from at near of toward towards through across into this that these a an our every'.split(' '),
)

const seen = new WeakMap<Page, { inside: Set<string>; lower: Set<string> }>()

/** Words with a capital inside a sentence, and words that stand without one or, with one, as the name of a place. */
function capitalsOf(page: Page): { inside: Set<string>; lower: Set<string> } {
  const before = seen.get(page)
  if (before) return before
  const found = { inside: new Set<string>(), lower: new Set<string>() }
  for (let i = 0; i < page.count; i++) {
    if (((page.shape[i] as number) & WORD) === 0) continue
    if (!isCapital(page, i)) found.lower.add(page.folded[i] as string)
    else if (PLACE_BEFORE.has(page.folded[i - 1] ?? '')) found.lower.add(bare(page, i))
    else if (!opensUnit(page, i) && page.folded[i - 1] !== '‘') found.inside.add(bare(page, i))
  }
  seen.set(page, found)
  return found
}

function isName(page: Page, k: number): boolean {
  if (!isCapital(page, k)) return false
  const word = bare(page, k)
  if (word.includes("'") || word.length < 2 || NOT_NAMES.has(word)) return false
  if (people().names.has(word)) return true
  if (((page.shape[k] as number) & ALL_CAPS) !== 0) return false
  const { inside, lower } = capitalsOf(page)
  return inside.has(word) && !lower.has(word)
}

/** Is the token a mark, or is there none? */
export function isEdge(page: Page, k: number): boolean {
  return k < 0 || k >= page.count || ((page.shape[k] as number) & MARK) !== 0
}
