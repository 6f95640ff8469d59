import type { Doc } from '../doc/doc.ts'
import { CAPITAL, WORD } from '../doc/shape.ts'
import { wordSet } from '../lexicons/words-of.ts'
import { little } from '../vocabulary/little-words.ts'
import { bareWordAt, endsPlace, isOrdinary, isPossibleName, isTitle } from './name-guess.ts'

/** Words that may name someone together: tokens [first, last), and the words among them that carry the name. */
export type NamePhrase = {
  first: number
  last: number
  words: readonly number[]
  /** It begins with a title: "Mr. Okafor". */
  titled: boolean
  /** The capital of its first word is not that of a sentence. */
  inside: boolean
  /** It ends like the name of a place: "Baker Street". */
  isPlace: boolean
  /** It is the label of a speaker in a chat or script. */
  isLabel: boolean
}

const MOST_WORDS = 5
const DOTTED = new Set('mr mrs ms dr prof sr sra st jr rev'.split(' '))
const OPENERS = new Set(['“', '”', '"', '‘', '(', '[', ':', '—', '–', '--', '…', '*', '•'])

/** Every run of words with capitals that may be a name, in order; in chats also the words used as labels. */
export function findNamePhrases(doc: Doc): NamePhrase[] {
  const labels = new Map(doc.labels.map((label) => [label.first, label.last]))
  const spoken = labelsByWord(doc)
  const found: NamePhrase[] = []
  for (let k = 0; k < doc.count; k++) {
    const label = labels.get(k)
    const phrase = label
      ? labelPhrase(doc, k, label)
      : isPossibleName(doc, k)
        ? phraseAt(doc, k)
        : spokenOf(doc, k, spoken.get(doc.folded[k] as string))
    if (!phrase) continue
    found.push(phrase)
    k = phrase.last - 1
  }
  return dropOpenings(doc, found)
}

/** For the first word of each label, the words of the longest label that begins so. */
function labelsByWord(doc: Doc): ReadonlyMap<string, readonly string[]> {
  const found = new Map<string, readonly string[]>()
  for (const { first, last } of doc.labels) {
    const word = doc.folded[first] as string
    if ((found.get(word)?.length ?? 0) < last - first) found.set(word, doc.folded.slice(first, last))
  }
  return found
}

/** In a chat "hope is mad" is about Hope, when Hope writes in it too; "the hope" is not. */
function spokenOf(doc: Doc, k: number, label: readonly string[] | undefined): NamePhrase | undefined {
  if (!label || (doc.folded[k] as string).length < 2) return undefined
  const whole = label.every((word, i) => word === doc.folded[k + i])
  const last = whole ? k + label.length : k + 1
  const alone = last === k + 1 && isOrdinary(doc, k)
  if (alone && !(isOpening(doc, k) && BE.has(doc.folded[last] ?? ''))) return undefined
  return { ...labelPhrase(doc, k, last), inside: true, isLabel: false }
}

const BE = new Set('is was isnt wasnt has got just seems looks feels felt said says'.split(' '))

function isOpening(doc: Doc, k: number): boolean {
  return k === 0 || ((doc.shape[k - 1] as number) & WORD) === 0
}

function labelPhrase(doc: Doc, first: number, last: number): NamePhrase {
  const words: number[] = []
  for (let k = first; k < last; k++)
    if (((doc.shape[k] as number) & WORD) !== 0 && bareWordAt(doc, k).length > 1) words.push(k)
  const titled = words.length > 1 && isTitle(bareWordAt(doc, words[0] as number))
  return {
    first,
    last,
    words: titled ? words.slice(1) : words,
    titled,
    inside: false,
    isPlace: false,
    isLabel: true,
  }
}

/** Words before a name that are no part of it: "Every Friday Leo", "Poor Leo". */
const LEADING = wordSet(
  little.days,
  'then now today yesterday tomorrow poor old young little dear soon later once finally suddenly meanwhile',
)
/** "Every April Leo": a month may begin a name ("April Jones"). */
const MONTH = wordSet(little.months)
const BEFORE_MONTH = /^(?:every|each|last|next|this|in|one|that)$/u

function isLeading(doc: Doc, at: number): boolean {
  const word = doc.folded[at] as string
  if (!LEADING.has(word) && !(MONTH.has(word) && BEFORE_MONTH.test(doc.folded[at - 1] ?? ''))) return false
  return doc.sentenceOf[at + 1] === doc.sentenceOf[at] && at + 1 < doc.count && isPossibleName(doc, at + 1)
}

function phraseAt(doc: Doc, first: number): NamePhrase {
  if (isLeading(doc, first)) return { ...phraseAt(doc, first + 1), inside: true }
  const words = [first]
  let last = first + 1
  while (words.length < MOST_WORDS) {
    const next = nextOf(doc, last)
    if (next < 0) break
    words.push(next)
    last = next + 1
  }
  let titles = 0
  while (titles < words.length - 1 && isTitle(bareWordAt(doc, words[titles] as number))) titles++
  return {
    first,
    last,
    words: words.slice(titles),
    titled: titles > 0,
    inside: !opensWithCapital(doc, first),
    isPlace: titles === 0 && words.length > 1 && endsPlace(bareWordAt(doc, last - 1)),
    isLabel: false,
  }
}

/** The token that goes on with the name whose last token is last - 1; -1 where it ends. */
function nextOf(doc: Doc, last: number): number {
  const word = doc.folded[last - 1] as string
  if (word.endsWith("'s") || last >= doc.count) return -1
  const mark = doc.folded[last]
  const touches = doc.start[last] === doc.end[last - 1]
  if (mark === '-' && touches && doc.start[last + 1] === doc.end[last]) {
    const shape = doc.shape[last + 1] ?? 0
    const joined = (shape & CAPITAL) !== 0 || !isOrdinary(doc, last - 1)
    return (shape & WORD) !== 0 && joined ? last + 1 : -1
  }
  const next = mark === '.' && touches && (DOTTED.has(word) || word.length === 1) ? last + 1 : last
  // "To: Mr. Cole / Subject: …": a label begins the next line.
  if (doc.lineOf[next] !== doc.lineOf[last - 1] && doc.folded[next + 1] === ':') return -1
  const same = doc.sentenceOf[next] === doc.sentenceOf[last - 1]
  const sameLine = !doc.isVerse || doc.lineOf[next] === doc.lineOf[last - 1]
  return same && sameLine && (isPossibleName(doc, next) || isInitial(doc, next)) ? next : -1
}

/** "Samuel L. Jackson" */
function isInitial(doc: Doc, k: number): boolean {
  const word = doc.folded[k] ?? ''
  const shape = doc.shape[k] ?? 0
  return (
    word.length === 1 && word !== 'i' && word !== 'a' && (shape & CAPITAL) !== 0 && doc.folded[k + 1] === '.'
  )
}

function opensWithCapital(doc: Doc, k: number): boolean {
  if (k === 0 || doc.sentenceOf[k] !== doc.sentenceOf[k - 1]) return true
  if (doc.lineOf[k] !== doc.lineOf[k - 1] && doc.isVerse) return true
  return OPENERS.has(doc.folded[k - 1] as string)
}

/** "Angrily Jo left": a known word that opens a sentence before a name that also stands alone is not part of it. */
function dropOpenings(doc: Doc, phrases: readonly NamePhrase[]): NamePhrase[] {
  const starts = new Set(phrases.map(({ words }) => bareWordAt(doc, words[0] as number)))
  return phrases.map((phrase) => {
    const [opening, second] = phrase.words
    if (phrase.titled || phrase.inside || phrase.isLabel || opening === undefined || second === undefined)
      return phrase
    const word = bareWordAt(doc, opening)
    if (second !== opening + 1 || !isOrdinary(doc, opening)) return phrase
    if (!word.endsWith('ly') && !starts.has(bareWordAt(doc, second))) return phrase
    return { ...phrase, first: second, words: phrase.words.slice(1), inside: true }
  })
}
