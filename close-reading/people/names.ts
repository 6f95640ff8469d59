import type { Doc } from '../doc/doc.ts'
import { ALL_CAPS, CAPITAL, WORD } from '../doc/shape.ts'
import { findNamePhrases, type NamePhrase } from './find-name-phrases.ts'
import { isFirstPerson, type Sign, signsBeside, signWeights } from './name-evidence.ts'
import { bareWordAt, isOrdinary, priorScore } from './name-guess.ts'

/** The people's names of a doc: for each token that a name covers, where the name begins and ends; -1 elsewhere. */
export type Names = { readonly first: Int32Array; readonly last: Int32Array }

/** What a doc shows about one capitalized word. */
type WordRecord = {
  signs: Set<Sign>
  inside: boolean
  lower: boolean
  titled: boolean
  shouted: boolean
  ordinary: boolean
}

const ENOUGH = 2
/** In verse anything may act, and every line opens with a capital. */
const NOT_IN_VERSE: ReadonlySet<Sign> = new Set<Sign>(['does something', 'is met', 'has a pronoun'])

const cache = new WeakMap<Doc, Names>()

/**
 * The names of people in a doc. A word is one when enough in the doc speaks for it: someone of that name acts, speaks,
 * feels, owns a face or is spoken to. Lists of first names, places and days only raise or lower the first guess.
 * In chats a label ("maya: ...") makes a name of a word without a capital too. Computed once per doc, in one pass.
 */
export function namesOf(doc: Doc): Names {
  let names = cache.get(doc)
  if (!names) {
    names = collect(doc)
    cache.set(doc, names)
  }
  return names
}

function collect(doc: Doc): Names {
  const phrases = findNamePhrases(doc)
  const labelSigns: readonly Sign[] = hasConversation(doc, phrases) ? ['speaks', 'converses'] : ['speaks']
  const known = new Map<string, WordRecord>()
  for (const [i, phrase] of phrases.entries()) recordSigns(doc, known, labelSigns, phrase, phrases[i - 1])
  recordLowerCase(doc, known)
  const people = new Set<string>()
  for (const [word, facts] of known) if (scoreOf(word, facts) >= ENOUGH) people.add(word)
  const first = new Int32Array(doc.count).fill(-1)
  const last = new Int32Array(doc.count).fill(-1)
  for (const phrase of phrases) {
    if (!isPerson(doc, phrase, people)) continue
    first.fill(phrase.first, phrase.first, phrase.last)
    last.fill(phrase.last, phrase.first, phrase.last)
  }
  return { first, last }
}

/** Labels are speakers, and no headings, where one of them is no known word, or a line says "I". */
function hasConversation(doc: Doc, phrases: readonly NamePhrase[]): boolean {
  return phrases.some(
    ({ isLabel, last, words }) =>
      isLabel &&
      (isFirstPerson(doc, last) ||
        words.some((k) => !isOrdinary(doc, k) && priorScore(bareWordAt(doc, k)) >= 0)),
  )
}

function isPerson(doc: Doc, { titled, words, isPlace }: NamePhrase, people: ReadonlySet<string>): boolean {
  if (titled) return true
  if (isPlace) return people.has(bareWordAt(doc, words.at(-1) ?? 0))
  return words.some((k) => people.has(bareWordAt(doc, k)))
}

/** Adds what stands beside a phrase to each of its words; with "Jo and Beth ran" both ran. */
function recordSigns(
  doc: Doc,
  known: Map<string, WordRecord>,
  labelSigns: readonly Sign[],
  phrase: NamePhrase,
  before: NamePhrase | undefined,
): void {
  const signs = phrase.isLabel ? labelSigns : signsBeside(doc, phrase.first, phrase.last)
  const joined = before && before.last === phrase.first - 1 && doc.folded[before.last] === 'and'
  for (const k of joined ? [...phrase.words, ...before.words] : phrase.words) {
    const word = bareWordAt(doc, k)
    const facts: WordRecord = known.get(word) ?? {
      signs: new Set(),
      inside: false,
      lower: false,
      titled: false,
      shouted: true,
      ordinary: isOrdinary(doc, k),
    }
    for (const sign of signs) if (!doc.isVerse || !NOT_IN_VERSE.has(sign)) facts.signs.add(sign)
    if (phrase.isPlace) facts.signs.add('is a place')
    facts.inside ||= phrase.inside || k !== phrase.first
    facts.titled ||= phrase.titled
    facts.shouted &&= ((doc.shape[k] as number) & ALL_CAPS) !== 0
    known.set(word, facts)
  }
}

/** A word that also stands without its capital, outside the labels of a chat. */
function recordLowerCase(doc: Doc, known: ReadonlyMap<string, WordRecord>): void {
  const labels = new Set<string>()
  for (const { first, last } of doc.labels) for (let k = first; k < last; k++) labels.add(bareWordAt(doc, k))
  for (let k = 0; k < doc.count; k++) {
    const shape = doc.shape[k] as number
    if ((shape & WORD) === 0 || (shape & CAPITAL) !== 0) continue
    const facts = known.get(doc.folded[k] as string)
    if (facts && !labels.has(doc.folded[k] as string)) facts.lower = true
  }
}

/** How much speaks for a person, less what speaks against. */
function scoreOf(word: string, { signs, inside, lower, titled, shouted, ordinary }: WordRecord): number {
  let score = priorScore(word)
  for (const sign of signs) score += signWeights[sign]
  if (titled) score += 4
  if (shouted) score -= 1
  if (inside && !shouted) score += 2
  if (ordinary) score -= inside ? 1 : 3
  if (lower) score -= 2
  return score
}
