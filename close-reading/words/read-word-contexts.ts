import type { Doc } from '../doc/doc.ts'
import { wordSet } from '../lexicons/words-of.ts'
import { namesOf } from '../people/names.ts'
import { readSyntax, type Syntax } from '../syntax/read-syntax.ts'
import { little } from '../vocabulary/little-words.ts'
import { type PartOfSpeech, partOf } from './dictionary-forms.ts'
import type { PlacedWord } from './find-meaning.ts'

/** How many words on each side help to choose a meaning. */
const NEARBY = 12

/** Old forms after which a verb stands; the tagger knows few of them. */
const OLD_HELPERS = new Set('shalt wilt canst mayst dost didst wouldst shouldst couldst doth'.split(' '))

const SUBJECTS = new Set('i we they he she who'.split(' '))
const POSSESSIVES = wordSet(little.articles, little.owners)
const SHORTENED = new Set("it's he's she's that's there's what's who's let's here's how's where's".split(' '))

/** What a doc shows about a word in its context, to choose its meaning. */
export type WordContexts = {
  /** The token that covers this offset, or -1. */
  tokenAt(offset: number): number
  read(token: number): PlacedWord
}

/** Tags and parses the doc once. */
export function readWordContexts(doc: Doc): WordContexts {
  const syntax = readSyntax(doc)
  const names = namesOf(doc)
  return {
    tokenAt: (offset) => doc.start.findIndex((start, i) => start <= offset && offset < (doc.end[i] ?? 0)),
    read: (i) => ({
      folded: doc.folded[i] ?? '',
      part: partAt(doc, syntax, i),
      isName: (names.first[i] ?? -1) >= 0 || syntax.tag[i] === 'PROPN',
      particle: particleOf(doc, syntax, i),
      nearby: [...wordsAround(doc, syntax, i), ...marksOf(doc, syntax, i)],
    }),
  }
}

/** The tagger's part of speech, put right where the words beside it leave no doubt. */
function partAt(doc: Doc, syntax: Syntax, i: number): PartOfSpeech | undefined {
  const tag = syntax.tag[i] ?? 'X'
  const relation = syntax.relation[i] ?? ''
  const before = doc.folded[i - 1] ?? ''
  // Helping verbs ("had gone", "is tired") are words of grammar.
  if (relation === 'cop' || relation.startsWith('aux')) return undefined
  if (tag === 'NN' && (SUBJECTS.has(before) || OLD_HELPERS.has(before))) return 'v'
  if (tag === 'NN' && before === 'to' && syntax.tag[i - 1] === 'PART') return 'v'
  if (/^VB[PZ]?$/.test(tag) && isPossessive(before)) return 'n'
  return tag === 'NN' && isBareAfterBe(syntax, i) ? 'a' : partOf(tag)
}

/** "The bell is stiff": what is said of something, with no article, is more likely an adjective. */
function isBareAfterBe(syntax: Syntax, i: number): boolean {
  const has = (wanted: string) => syntax.dependents(i).some((k) => syntax.relation[k]?.startsWith(wanted))
  return has('cop') && !['det', 'case', 'nmod', 'amod', 'compound'].some(has)
}

function isPossessive(word: string): boolean {
  return POSSESSIVES.has(word) || (/[a-z]'s$/.test(word) && !SHORTENED.has(word))
}

function particleOf(doc: Doc, syntax: Syntax, i: number): string | undefined {
  const particle = syntax.dependents(i).find((k) => syntax.relation[k] === 'compound:prt')
  return particle === undefined ? undefined : doc.folded[particle]
}

/** Dictionary forms of the content words around a word. */
function wordsAround(doc: Doc, syntax: Syntax, i: number): string[] {
  const words: string[] = []
  for (let k = Math.max(0, i - NEARBY); k <= Math.min(doc.count - 1, i + NEARBY); k += 1)
    if (k !== i && (partOf(syntax.tag[k] ?? 'X') || syntax.tag[k] === 'NUM')) words.push(doc.lemma(k))
  return words
}

/**
 * How a word stands, as the cues of meanings name it: `^` first in its sentence, `-the` after "the", `+of` before
 * "of", `+ADJ` before an adjective, `+s` in the plural.
 */
function marksOf(doc: Doc, syntax: Syntax, i: number): string[] {
  const sentence = doc.sentences[doc.sentenceOf[i] ?? 0]
  const words = [`-${doc.folded[i - 1]}`, `-${doc.lemma(Math.max(0, i - 1))}`, `+${doc.folded[i + 1]}`]
  const marks = [...words, `+${syntax.tag[i + 1]}`]
  if (sentence?.first === i) marks.push('^')
  if (syntax.tag[i] === 'NNS') marks.push('+s')
  return marks
}
