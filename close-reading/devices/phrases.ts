import type { Doc } from '../doc/doc.ts'
import { MARK, WORD } from '../doc/shape.ts'
import { wordSet } from '../lexicons/words-of.ts'
import { inflectionsOf } from '../vocabulary/inflections.ts'
import { little } from '../vocabulary/little-words.ts'

/** Most nodes have one child, so the node itself holds it; `others` holds any further ones. */
type Node = { key: string; next: Node | undefined; others: Map<string, Node> | undefined; entry: number }

/** The phrases that begin with one word: patterns waiting, and the trie once the word has been met. */
type Bucket = { waiting: [pattern: string, entry: number][]; node: Node | undefined }

/**
 * Phrase patterns by their first word, each word's trie made when the word is first met in a text: most
 * passages meet few of them. `families` leads from a form ("took") to the keys it may stand for ("take~").
 */
export type Phrases = { readonly firsts: Map<string, Bucket>; readonly families: Map<string, string[]> }

/** The phrase `entry` stands on tokens [first, last). */
export type PhraseMatch = { entry: number; first: number; last: number }

const POSSESSIVE = wordSet(little.owners, "thy thine ye yer whose one's mine ones somebody's someone's")
const DETERMINER = wordSet(
  little.articles,
  little.demonstratives,
  little.owners,
  'some any no every each another thy',
)
const SELVES = 'myself/yourself/himself/herself/itself/oneself/ourselves/yourselves/themselves/thyself'
/** Small words that may stand inside a phrase without changing it: "keep a very close eye on". */
const INSIDE = new Set(
  (
    'very little few own old whole great good real right quite just really far so too all bit proverbial both such poor ' +
    'big most ever even once always never rather somewhat pretty more own same bloody damned confounded sort kind of ' +
    'new usual dear long first last whole perfect veritable almost hardly'
  ).split(' '),
)
/** Marks that may stand inside a phrase: "red-handed", "neither fish, flesh, nor fowl". */
const INNER_MARKS = new Set(['-', ',', "'", '’', '_', '*'])
/** The most words a gap or a possessive may take up. */
const WIDEST = 4

/**
 * Builds phrases for `matchPhrase`. A pattern is words with these signs: `take~` any form of take,
 * `a/b` either word, `word?` may be missing, `#` a possessive (his, Mary's), `@` a determiner,
 * `*` a gap of one to four words. Hyphens count as spaces.
 */
export function buildPhrases(patterns: Iterable<string>): Phrases {
  const phrases: Phrases = { firsts: new Map(), families: new Map() }
  const firstKeys = new Map<string, readonly string[]>()
  let entry = 0
  for (const pattern of patterns) {
    const space = endOfFirst(pattern)
    const first = pattern.slice(0, space)
    let keys = firstKeys.get(first)
    if (!keys) {
      keys = readStep(first.toLowerCase(), phrases.families)
      firstKeys.set(first, keys)
    }
    for (const key of keys) addFirst(phrases, key, pattern.slice(space + 1), entry)
    entry++
  }
  return phrases
}

function endOfFirst(pattern: string): number {
  for (let k = 0; k < pattern.length; k++) if (pattern[k] === ' ' || pattern[k] === '-') return k
  return pattern.length
}

function addFirst(phrases: Phrases, key: string, rest: string, entry: number): void {
  const bucket = phrases.firsts.get(key)
  if (bucket) bucket.waiting.push([rest, entry])
  else phrases.firsts.set(key, { waiting: [[rest, entry]], node: undefined })
}

/** The trie of what may follow a first word. */
function trieAfter(phrases: Phrases, key: string): Node | undefined {
  const bucket = phrases.firsts.get(key)
  if (!bucket) return undefined
  if (!bucket.node) {
    bucket.node = newNode()
    for (const [rest, entry] of bucket.waiting)
      addPattern(bucket.node, readPattern(rest, phrases.families), entry)
    bucket.waiting = []
  }
  return bucket.node
}

function newNode(): Node {
  return { key: '', next: undefined, others: undefined, entry: -1 }
}

/** Each step of a pattern as the keys it may take; '' for a step that may be missing. */
function readPattern(pattern: string, families: Map<string, string[]>): string[][] {
  const plain = pattern.includes('# self') ? pattern.replaceAll('# self', SELVES) : pattern
  const steps: string[][] = []
  for (const step of plain.toLowerCase().replaceAll('-', ' ').split(' ')) {
    if (step !== '') steps.push(readStep(step, families))
  }
  return steps
}

function readStep(step: string, families: Map<string, string[]>): string[] {
  const optional = step.length > 1 && step.endsWith('?')
  const keys = (optional ? step.slice(0, -1) : step).split('/').map(withoutMark)
  for (const key of keys) if (key.endsWith('~')) addFamily(key, families)
  return optional ? [...keys, ''] : keys
}

function withoutMark(word: string): string {
  return ",!.'’".includes(word[word.length - 1] ?? 'x') ? word.slice(0, -1) : word
}

function addFamily(key: string, families: Map<string, string[]>): void {
  const base = key.slice(0, -1)
  if (families.get(base)?.includes(key)) return
  for (const form of inflectionsOf(base)) {
    const known = families.get(form)
    if (known) known.push(key)
    else families.set(form, [key])
  }
}

function addPattern(root: Node, steps: readonly string[][], entry: number): void {
  let nodes = [root]
  for (const keys of steps) {
    const reached: Node[] = []
    for (const node of nodes) for (const key of keys) reached.push(key === '' ? node : addChild(node, key))
    nodes = reached
  }
  for (const node of nodes) if (node.entry < 0) node.entry = entry
}

function childOf(node: Node, key: string): Node | undefined {
  return node.key === key ? node.next : node.others?.get(key)
}

function addChild(node: Node, key: string): Node {
  const known = childOf(node, key)
  if (known) return known
  const added = newNode()
  if (!node.next) {
    node.key = key
    node.next = added
  } else {
    node.others ??= new Map()
    node.others.set(key, added)
  }
  return added
}

/** The longest phrase that begins at token i of the doc, or undefined. Looks at a bounded number of tokens. */
export function matchPhrase(phrases: Phrases, doc: Doc, i: number): PhraseMatch | undefined {
  const word = doc.folded[i] as string
  const families = phrases.families.get(word)
  const first = trieAfter(phrases, word)
  if (!first && !families) return undefined
  const best: PhraseMatch = { entry: -1, first: i, last: i }
  const sentence = doc.sentences[doc.sentenceOf[i] as number]
  const walk: Walk = { phrases, doc, best, stop: sentence ? sentence.last : doc.count }
  if (first) follow(walk, first, i + 1, true)
  if (families) {
    for (const family of families) {
      const node = trieAfter(phrases, family)
      if (node) follow(walk, node, i + 1, true)
    }
  }
  return best.entry < 0 ? undefined : best
}

type Walk = { phrases: Phrases; doc: Doc; best: PhraseMatch; stop: number }

/** Follows every way on from a node; `spare` is whether one inner word may still be passed over. */
function follow(walk: Walk, node: Node, at: number, spare: boolean): void {
  if (node.entry >= 0 && at > walk.best.last) {
    walk.best.entry = node.entry
    walk.best.last = at
  }
  if (!node.next) return
  let i = at
  while (i < walk.stop && isInnerMark(walk.doc, i)) i++
  if (i >= walk.stop) return
  const word = walk.doc.folded[i] as string
  step(walk, node, word, i, spare)
  const families = walk.phrases.families.get(word)
  if (families) for (const family of families) step(walk, node, family, i, spare)
  const possessive = childOf(node, '#')
  if (possessive) followPossessive(walk, possessive, i, spare)
  if (DETERMINER.has(word)) step(walk, node, '@', i, spare)
  const gap = childOf(node, '*')
  if (gap) followGap(walk, gap, i, spare)
  if (spare && (INSIDE.has(word) || (word.length > 4 && word.endsWith('ly'))))
    follow(walk, node, i + 1, false)
}

function isInnerMark(doc: Doc, i: number): boolean {
  return ((doc.shape[i] as number) & MARK) !== 0 && INNER_MARKS.has(doc.folded[i] as string)
}

function step(walk: Walk, node: Node, key: string, i: number, spare: boolean): void {
  const next = childOf(node, key)
  if (next) follow(walk, next, i + 1, spare)
}

/** "his", "Mary's", "the old man's", "the boys'". */
function followPossessive(walk: Walk, node: Node, at: number, spare: boolean): void {
  if (POSSESSIVE.has(walk.doc.folded[at] as string)) follow(walk, node, at + 1, spare)
  for (let i = at; i < walk.stop && i < at + WIDEST; i++) {
    const word = walk.doc.folded[i] as string
    if (((walk.doc.shape[i] as number) & WORD) === 0) return
    if (word.endsWith("'s")) follow(walk, node, i + 1, spare)
    else if (word.endsWith('s') && i + 1 < walk.stop && /^['’]$/.test(walk.doc.folded[i + 1] as string))
      follow(walk, node, i + 2, spare)
  }
}

function followGap(walk: Walk, node: Node, at: number, spare: boolean): void {
  for (let i = at; i < walk.stop && i < at + WIDEST; i++) {
    if (((walk.doc.shape[i] as number) & MARK) !== 0) return
    follow(walk, node, i + 1, spare)
  }
}
