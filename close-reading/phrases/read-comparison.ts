import {
  BE,
  BEFORE_ADVERB,
  BEFORE_MEASURED,
  BEFORE_VERB_LIKE,
  MEASURE,
  NOT_A_THING,
  PRONOUN_SUBJECT,
  QUALITIES,
  REAL_STATE,
  SAME_KIND,
} from '../lexicons/similes.ts'
import { CAPITAL, WORD } from '../page/shape.ts'
import type { Page } from '../page.ts'

/** Tokens [first, last) are the marker, the picture begins at token `image`. */
export type Comparison = {
  kind: 'like' | 'as' | 'as if' | 'than'
  first: number
  last: number
  image: number
  shared: string | undefined
}

const ARTICLE = new Set(['a', 'an', 'the', 'some', 'those'])
const POSSESSIVE = new Set('my your his her its our their thy'.split(' '))

/** The comparison whose marker begins at token i ("like", the first "as", "than"), or undefined. */
export function findComparison(page: Page, i: number): Comparison | undefined {
  const word = page.folded[i]
  if (word === 'like') return readLike(page, i)
  if (word === 'than') return readThan(page, i)
  const next = wordAt(page, i, i + 1)
  if (next === 'if' || next === 'though') return readAsIf(page, i)
  return readAsAs(page, i) ?? readBareAs(page, i)
}

function readLike(page: Page, i: number): Comparison | undefined {
  const image = i + 1
  if (page.folded[i - 1] === '-' && page.start[i] === page.end[i - 1]) return readHyphenLike(page, i)
  if (!namesAThing(page, i, image) || isVerbLike(page, i) || isOtherLike(page, i)) return undefined
  return { kind: 'like', first: i, last: i + 1, image, shared: undefined }
}

/** "eye-like windows": the picture stands before the marker. */
function readHyphenLike(page: Page, i: number): Comparison | undefined {
  if (wordAt(page, i, i - 2) === '' || NOT_A_THING.has(wordAt(page, i, i + 1))) return undefined
  return { kind: 'like', first: i, last: i + 1, image: i - 2, shared: undefined }
}

/** "I like", "did not like", "would really like". */
function isVerbLike(page: Page, i: number): boolean {
  const before = wordAt(page, i, i - 1)
  if (BEFORE_VERB_LIKE.has(before)) return true
  if (!BEFORE_ADVERB.has(before)) return false
  const further = wordAt(page, i, i - 2)
  return !BE.has(further) && BEFORE_VERB_LIKE.has(further)
}

/** "the like of", "in like manner", "feel like making", "what it looks like". */
function isOtherLike(page: Page, i: number): boolean {
  const before = wordAt(page, i, i - 1)
  const next = wordAt(page, i, i + 1)
  if (['the', 'such', 'in', 'of', 'that', 'a', 'anything', 'something', 'nothing'].includes(before))
    return true
  if (next === 'manner' || next === 'as') return true
  if (['on', 'upon', 'under', 'with', 'by'].includes(before) && !ARTICLE.has(next)) return true
  return next.endsWith('ing') && page.lemma(i - 1) === 'feel' && page.lemma(i + 1) !== next
}

function readAsAs(page: Page, i: number): Comparison | undefined {
  const second = findSecondAs(page, i)
  const inside = wordAt(page, i, i + 1)
  if (second < 0 || PRONOUN_SUBJECT.has(inside) || BE.has(inside)) return undefined
  const quality = wordAt(page, i, second - 1)
  const image = second + 1
  const next = wordAt(page, i, image)
  if (BEFORE_MEASURED.has(wordAt(page, i, i - 1)) || (MEASURE.has(quality) && !isGolden(quality, next)))
    return undefined
  const type = next === 'a' || next === 'an'
  if (next !== 'if' && next !== 'though' && !type && !namesAThing(page, i, image)) return undefined
  const shared = page.text.slice(page.start[i + 1], page.end[second - 1])
  return { kind: 'as', first: i, last: second + 1, image, shared }
}

function isGolden(quality: string, next: string): boolean {
  return quality === 'good' && (next === 'gold' || next === 'new' || next === 'a')
}

/** The second "as", with one to three words between. */
function findSecondAs(page: Page, i: number): number {
  for (let k = i + 2; k <= i + 4; k++) {
    const word = wordAt(page, i, k)
    if (word === 'as') return k
    if (word === '') return -1
  }
  return -1
}

/** "cold as the spray": an adjective that takes pictures, then as a/the. */
function readBareAs(page: Page, i: number): Comparison | undefined {
  const quality = wordAt(page, i, i - 1)
  if (!QUALITIES.has(quality) || wordAt(page, i, i - 2) === 'as') return undefined
  const next = wordAt(page, i, i + 1)
  const plain = !ARTICLE.has(next) && page.kind !== 'poetry'
  if (plain || !namesAThing(page, i, i + 1)) return undefined
  return { kind: 'as', first: i, last: i + 1, image: i + 1, shared: quality }
}

/** "whiter than the snow": in verse only, where such a measure is mostly a picture. */
function readThan(page: Page, i: number): Comparison | undefined {
  const before = wordAt(page, i, i - 1)
  if (page.kind !== 'poetry' || !before.endsWith('er') || QUALITIES.has(before)) return undefined
  const next = wordAt(page, i, i + 1)
  if (!ARTICLE.has(next) || !namesAThing(page, i, i + 1)) return undefined
  return { kind: 'than', first: i, last: i + 1, image: i + 1, shared: before }
}

/** "as if a ghost were coming" is a picture; "as if determined", "as if I could" tells what may be so. */
function readAsIf(page: Page, i: number): Comparison | undefined {
  const image = i + 2
  const subject = wordAt(page, i, image)
  const found: Comparison = { kind: 'as if', first: i, last: i + 2, image, shared: undefined }
  if (subject === '') return undefined
  const itWas = wordAt(page, i, i - 2) === 'it' && BE.has(wordAt(page, i, i - 1))
  if (itWas) return found
  if (PRONOUN_SUBJECT.has(subject)) {
    const verb = wordAt(page, i, image + 1)
    const after = wordAt(page, i, image + 2)
    if (REAL_STATE.has(verb) || subject === 'i') return undefined
    return (verb === 'were' || verb === 'had') && after !== 'not' && after !== 'never' ? found : undefined
  }
  return ARTICLE.has(subject) ||
    POSSESSIVE.has(subject) ||
    ['there', 'each', 'all', 'every', 'by'].includes(subject)
    ? found
    : undefined
}

/** Whether the words from `image` on name a thing unlike the one spoken of: not "me", "this", "Jeff", "the others". */
function namesAThing(page: Page, from: number, image: number): boolean {
  const next = wordAt(page, from, image)
  if (next === 'so') return wordAt(page, from, image + 1) === 'many'
  if (next === '' || NOT_A_THING.has(next)) return false
  const after = wordAt(page, from, image + 1)
  if (ARTICLE.has(next) || POSSESSIVE.has(next))
    return !SAME_KIND.has(after) && !isName(page, from, image + 1)
  return !isName(page, from, image)
}

/** A capital inside a sentence: "Jeff", "a true-born Yankee". */
function isName(page: Page, from: number, at: number): boolean {
  if (page.kind === 'poetry') return false
  for (let k = at; k < at + 4; k++) {
    const word = wordAt(page, from, k)
    if (k > at && NOT_A_THING.has(word)) return false
    if (word === '') {
      if (page.folded[k] === '-') continue
      return false
    }
    if (((page.shape[k] as number) & CAPITAL) !== 0 && page.folded[k] !== 'i') {
      const ends = wordAt(page, from, k + 1)
      return k === at || ends === '' || NOT_A_THING.has(ends)
    }
  }
  return false
}

/** The folded word at token k when it is a word of the same sentence as token `from`, else ''. */
function wordAt(page: Page, from: number, k: number): string {
  if (k < 0 || k >= page.count || page.sentenceOf[k] !== page.sentenceOf[from]) return ''
  return ((page.shape[k] as number) & WORD) !== 0 ? (page.folded[k] as string) : ''
}
