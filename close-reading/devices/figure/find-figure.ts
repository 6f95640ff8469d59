import type { Doc } from '../../doc/doc.ts'
import { WORD } from '../../doc/shape.ts'
import figures from '../../lexicons/figures.json' with { type: 'json' }
import { wordSet } from '../../lexicons/words-of.ts'
import { little } from '../../vocabulary/little-words.ts'
import { readWords } from '../../vocabulary/word-family.ts'

/** Tokens [first, last) bring `thing` and `picture` (token numbers) together. */
export type FigureCandidate = {
  type: 'metaphor' | 'personification'
  first: number
  last: number
  thing: number
  picture: number
}

type Role = { bits: Map<string, number> }
const THING = 1
const ACT = 2
const BODY = 4
const IMAGE = 8
const IDEA = 16
const ADJECTIVE = 32
const BETWEEN = 64
/** The most words between a thing and what it does. */
const WIDEST = 3
const BE_FORMS = wordSet(little.be, 'be became becomes means')
const ARTICLES = wordSet(little.articles, little.owners, 'thy this that')
const PLAIN_SUBJECT = wordSet(little.demonstratives, 'there here it what which where')

let role: Role | undefined

/** The candidate for a metaphor or a personification that begins at token i, or undefined. */
export function findFigure(doc: Doc, i: number): FigureCandidate | undefined {
  role ??= readRoles()
  const bits = role.bits.get(doc.folded[i] as string)
  const word = doc.folded[i] as string
  if (BE_FORMS.has(word)) return pictureAfterBe(role, doc, i)
  if (bits === undefined) return undefined
  return (
    (bits & (BODY | IMAGE) ? pictureOfIdea(role, doc, i, bits) : undefined) ??
    (bits & ADJECTIVE ? pictureBeforeIdea(role, doc, i) : undefined) ??
    (bits & THING ? livingThing(role, doc, i) : undefined)
  )
}

/** Whether a word is what people do, in any of its forms. */
export function isHumanAct(word: string): boolean {
  role ??= readRoles()
  return ((role.bits.get(word) ?? 0) & ACT) !== 0
}

function readRoles(): Role {
  const bits = new Map<string, number>()
  const lists: [readonly string[], number][] = [
    [figures.things.words, THING],
    [figures.humanActs.words, ACT],
    [figures.bodyOf.words, BODY],
    [figures.images.words, IMAGE],
    [figures.ideas.words, IDEA],
    [figures.imageAdjectives.words, ADJECTIVE],
    [figures.betweenThingAndAct.words, BETWEEN],
  ]
  for (const [list, bit] of lists) {
    for (const word of readWords(list)) bits.set(word, (bits.get(word) ?? 0) | bit)
  }
  return { bits }
}

/** "the wind whispered", "the stars threw down": a thing, then an act of people. */
function livingThing(roles: Role, doc: Doc, i: number): FigureCandidate | undefined {
  for (let k = i + 1; k <= i + 1 + WIDEST && isWordInSentence(doc, i, k); k++) {
    const word = doc.folded[k] as string
    const bits = roles.bits.get(word) ?? 0
    if (bits & ACT) return { type: 'personification', first: i, last: k + 1, thing: i, picture: k }
    if (!(bits & BETWEEN) && !word.endsWith('ly')) return undefined
  }
  return undefined
}

/** "the jaws of Death", "a sea of troubles". */
function pictureOfIdea(roles: Role, doc: Doc, i: number, bits: number): FigureCandidate | undefined {
  if (doc.folded[i + 1] !== 'of' || !isWordInSentence(doc, i, i + 1)) return undefined
  let k = i + 2
  if (ARTICLES.has(doc.folded[k] ?? '')) k++
  if (!isWordInSentence(doc, i, k)) return undefined
  const after = roles.bits.get(doc.folded[k] as string) ?? 0
  if (bits & BODY && after & (THING | IDEA))
    return { type: 'personification', first: i, last: k + 1, thing: k, picture: i }
  if (bits & IMAGE && after & IDEA) return { type: 'metaphor', first: i, last: k + 1, thing: k, picture: i }
  return undefined
}

/** "the stormy present". */
function pictureBeforeIdea(roles: Role, doc: Doc, i: number): FigureCandidate | undefined {
  const k = i + 1
  if (!isWordInSentence(doc, i, k) || !((roles.bits.get(doc.folded[k] as string) ?? 0) & IDEA))
    return undefined
  return { type: 'metaphor', first: i, last: k + 1, thing: k, picture: i }
}

/** "this war is a debauch": a subject, a form of "be", an article and a picture. */
function pictureAfterBe(roles: Role, doc: Doc, i: number): FigureCandidate | undefined {
  const before = i - 1
  let k = i + 1
  if (before < 0 || !isWordInSentence(doc, i, before) || !isWordInSentence(doc, i, k)) return undefined
  const subject = doc.folded[before] as string
  if (subject.endsWith('ly') || (roles.bits.get(subject) ?? 0) & BETWEEN) return undefined
  if (PLAIN_SUBJECT.has(subject) || !ARTICLES.has(doc.folded[k] as string)) return undefined
  for (k++; k <= i + 3 && isWordInSentence(doc, i, k); k++) {
    const bits = roles.bits.get(doc.folded[k] as string) ?? 0
    if (bits & IMAGE) return { type: 'metaphor', first: before, last: k + 1, thing: before, picture: k }
  }
  return undefined
}

function isWordInSentence(doc: Doc, i: number, k: number): boolean {
  return (
    k >= 0 &&
    k < doc.count &&
    ((doc.shape[k] as number) & WORD) !== 0 &&
    doc.sentenceOf[k] === doc.sentenceOf[i]
  )
}
