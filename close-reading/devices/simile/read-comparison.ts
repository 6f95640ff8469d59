import type { Doc } from '../../doc/doc.ts'
import { CAPITAL, WORD } from '../../doc/shape.ts'
import lists from '../../lexicons/similes.json' with { type: 'json' }
import { wordSet } from '../../lexicons/words-of.ts'
import { little } from '../../vocabulary/little-words.ts'

/** Tokens [first, last) are the marker, the picture begins at token `image`. */
export type Comparison = {
  kind: 'like' | 'as' | 'as if' | 'than'
  first: number
  last: number
  image: number
  shared: string | undefined
}

const BEFORE_VERB_LIKE = wordSet(lists.beforeVerbLike.words)
const BEFORE_ADVERB = wordSet(lists.beforeAdverb.words)
const BE = wordSet(lists.be)
const NOT_A_THING = wordSet(lists.notAThing.words)
const SAME_KIND = wordSet(lists.sameKind.words)
const MEASURE = wordSet(lists.measure.words)
const BEFORE_MEASURED = wordSet(lists.beforeMeasured)
const QUALITIES = wordSet(lists.qualities.words)
const PRONOUN_SUBJECT = wordSet(lists.pronounSubject.words)
const REAL_STATE = wordSet(lists.realState)
const ARTICLE = wordSet(little.articles, 'some those')
const POSSESSIVE = wordSet(little.owners, 'thy')

/** The comparison whose marker begins at token i ("like", the first "as", "than"), or undefined. */
export function findComparison(doc: Doc, i: number): Comparison | undefined {
  const word = doc.folded[i]
  if (word === 'like') return readLike(doc, i)
  if (word === 'than') return readThan(doc, i)
  const next = wordAt(doc, i, i + 1)
  if (next === 'if' || next === 'though') return readAsIf(doc, i)
  return readAsAs(doc, i) ?? readBareAs(doc, i)
}

function readLike(doc: Doc, i: number): Comparison | undefined {
  const image = i + 1
  if (doc.folded[i - 1] === '-' && doc.start[i] === doc.end[i - 1]) return readHyphenLike(doc, i)
  if (!namesAThing(doc, i, image) || isVerbLike(doc, i) || isOtherLike(doc, i)) return undefined
  return { kind: 'like', first: i, last: i + 1, image, shared: undefined }
}

/** "eye-like windows": the picture stands before the marker. */
function readHyphenLike(doc: Doc, i: number): Comparison | undefined {
  if (wordAt(doc, i, i - 2) === '' || NOT_A_THING.has(wordAt(doc, i, i + 1))) return undefined
  return { kind: 'like', first: i, last: i + 1, image: i - 2, shared: undefined }
}

/** "I like", "did not like", "would really like". */
function isVerbLike(doc: Doc, i: number): boolean {
  const before = wordAt(doc, i, i - 1)
  if (BEFORE_VERB_LIKE.has(before)) return true
  if (!BEFORE_ADVERB.has(before)) return false
  const further = wordAt(doc, i, i - 2)
  return !BE.has(further) && BEFORE_VERB_LIKE.has(further)
}

/** "the like of", "in like manner", "feel like making", "what it looks like". */
function isOtherLike(doc: Doc, i: number): boolean {
  const before = wordAt(doc, i, i - 1)
  const next = wordAt(doc, i, i + 1)
  if (['the', 'such', 'in', 'of', 'that', 'a', 'anything', 'something', 'nothing'].includes(before))
    return true
  if (next === 'manner' || next === 'as') return true
  if (['on', 'upon', 'under', 'with', 'by'].includes(before) && !ARTICLE.has(next)) return true
  return next.endsWith('ing') && doc.lemma(i - 1) === 'feel' && doc.lemma(i + 1) !== next
}

function readAsAs(doc: Doc, i: number): Comparison | undefined {
  const second = findSecondAs(doc, i)
  const inside = wordAt(doc, i, i + 1)
  if (second < 0 || PRONOUN_SUBJECT.has(inside) || BE.has(inside)) return undefined
  const quality = wordAt(doc, i, second - 1)
  const image = second + 1
  const next = wordAt(doc, i, image)
  if (BEFORE_MEASURED.has(wordAt(doc, i, i - 1)) || (MEASURE.has(quality) && !isGolden(quality, next)))
    return undefined
  const type = next === 'a' || next === 'an'
  if (next !== 'if' && next !== 'though' && !type && !namesAThing(doc, i, image)) return undefined
  const shared = doc.text.slice(doc.start[i + 1], doc.end[second - 1])
  return { kind: 'as', first: i, last: second + 1, image, shared }
}

function isGolden(quality: string, next: string): boolean {
  return quality === 'good' && (next === 'gold' || next === 'new' || next === 'a')
}

/** The second "as", with one to three words between. */
function findSecondAs(doc: Doc, i: number): number {
  for (let k = i + 2; k <= i + 4; k++) {
    const word = wordAt(doc, i, k)
    if (word === 'as') return k
    if (word === '') return -1
  }
  return -1
}

/** "cold as the spray": an adjective that takes pictures, then as a/the. */
function readBareAs(doc: Doc, i: number): Comparison | undefined {
  const quality = wordAt(doc, i, i - 1)
  if (!QUALITIES.has(quality) || wordAt(doc, i, i - 2) === 'as') return undefined
  const next = wordAt(doc, i, i + 1)
  const plain = !ARTICLE.has(next) && !doc.isVerse
  if (plain || !namesAThing(doc, i, i + 1)) return undefined
  return { kind: 'as', first: i, last: i + 1, image: i + 1, shared: quality }
}

/** "whiter than the snow": in verse only, where such a measure is mostly a picture. */
function readThan(doc: Doc, i: number): Comparison | undefined {
  const before = wordAt(doc, i, i - 1)
  if (!doc.isVerse || !before.endsWith('er') || QUALITIES.has(before)) return undefined
  const next = wordAt(doc, i, i + 1)
  if (!ARTICLE.has(next) || !namesAThing(doc, i, i + 1)) return undefined
  return { kind: 'than', first: i, last: i + 1, image: i + 1, shared: before }
}

/** "as if a ghost were coming" is a picture; "as if determined", "as if I could" says what may be so. */
function readAsIf(doc: Doc, i: number): Comparison | undefined {
  const image = i + 2
  const subject = wordAt(doc, i, image)
  const found: Comparison = { kind: 'as if', first: i, last: i + 2, image, shared: undefined }
  if (subject === '') return undefined
  const itWas = wordAt(doc, i, i - 2) === 'it' && BE.has(wordAt(doc, i, i - 1))
  if (itWas) return found
  if (PRONOUN_SUBJECT.has(subject)) {
    const verb = wordAt(doc, i, image + 1)
    const after = wordAt(doc, i, image + 2)
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
function namesAThing(doc: Doc, from: number, image: number): boolean {
  const next = wordAt(doc, from, image)
  if (next === 'so') return wordAt(doc, from, image + 1) === 'many'
  if (next === '' || NOT_A_THING.has(next)) return false
  const after = wordAt(doc, from, image + 1)
  if (ARTICLE.has(next) || POSSESSIVE.has(next)) return !SAME_KIND.has(after) && !isName(doc, from, image + 1)
  return !isName(doc, from, image)
}

/** A capital inside a sentence: "Jeff", "a true-born Yankee". */
function isName(doc: Doc, from: number, at: number): boolean {
  if (doc.isVerse) return false
  for (let k = at; k < at + 4; k++) {
    const word = wordAt(doc, from, k)
    if (k > at && NOT_A_THING.has(word)) return false
    if (word === '') {
      if (doc.folded[k] === '-') continue
      return false
    }
    if (((doc.shape[k] as number) & CAPITAL) !== 0 && doc.folded[k] !== 'i') {
      const ends = wordAt(doc, from, k + 1)
      return k === at || ends === '' || NOT_A_THING.has(ends)
    }
  }
  return false
}

/** The folded word at token k when it is a word of the same sentence as token `from`, else ''. */
function wordAt(doc: Doc, from: number, k: number): string {
  if (k < 0 || k >= doc.count || doc.sentenceOf[k] !== doc.sentenceOf[from]) return ''
  return ((doc.shape[k] as number) & WORD) !== 0 ? (doc.folded[k] as string) : ''
}
