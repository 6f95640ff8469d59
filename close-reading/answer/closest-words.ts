import { CAPITAL, type Range } from '../doc/doc.ts'
import { spanOf } from '../doc/tokens.ts'
import { withoutFrame } from '../scene/letter.ts'
import { isOutside } from '../scene/outside-text.ts'
import type { Scene } from '../scene/read-scene.ts'
import { personAt } from '../understand/words-of-clause.ts'
import { lemmaOf } from '../vocabulary/lemma-of.ts'
import { isSameAct } from './same-acts.ts'

/** Something of the kind that is asked for: how surely, 0 to 1, and at which token. */
export type Held = { holds: number; at: number }

/** What a question names, and what would answer it. */
export type Sought = {
  /** Words of the question that carry meaning, in their dictionary form. */
  words: readonly string[]
  people: readonly number[]
  /** What a sentence holds of the kind that is asked for. */
  held: (sentence: Range, number: number) => Held
  /** Whether a "not" is asked about. */
  denied: boolean
  /** The word that asks, which may stand over its answer: "WHERE? At the old fire station"; empty where none does. */
  heading: string
  /** The part of the text that the question asks about; null for the whole. */
  within: Range | null
}

/** A sentence with what is asked for, and how much it has to do with the question. */
export type Closest = Held & {
  number: number
  /** The share of what the question names that it and its neighbors hold, 0 to 1; rare words count more. */
  share: number
  score: number
}

/** No sentence that anybody could quote is longer. */
const MOST_TOKENS = 160
/** What a word counts in the sentence before and in the one after. */
const BEFORE = 0.5
const AFTER = 0.15
const OF_PERSON = 0.7
const NOWHERE = 0.7
const OF_KIND = 0.5
/** Words before what is asked for in which a "not" denies it. */
const DENIED_WITHIN = 4
const UNDER_HEADING = 0.6
const DENIAL = /^(?:not|no|never|nobody|none|neither|nor|nothing|cannot)$|n't$/u

/** The sentences that hold something of the kind asked for, those that hold most of what the question names first. */
export function closestWords(scene: Scene, sought: Sought): Closest[] {
  const { doc } = scene
  const marks = [
    ...wordsIn(scene, sought.words),
    ...sought.people.map((one) => ({ weight: OF_PERSON, inSentence: sentencesNaming(scene, one) })),
  ]
  const total = marks.reduce((sum, { weight }) => sum + weight, 0)
  const found: Closest[] = []
  if (total === 0) return found
  for (let number = 0; number < doc.sentences.length; number++) {
    const shared = marks.reduce((sum, { weight, inSentence }) => sum + weight * near(inSentence, number), 0)
    const sentence = doc.sentences[number] as Range
    if ((shared === 0 && sought.heading === '') || !canAnswer(scene, sentence, sought.within)) continue
    const held = sought.held(sentence, number)
    const headed = isUnder(scene, Math.max(held.at, sentence.first), sought.heading) ? UNDER_HEADING : 0
    if (shared + headed === 0 || held.holds === 0 || (!sought.denied && isDenial(scene, sentence, held.at)))
      continue
    const share = Math.min(1, shared / total + headed)
    found.push({ ...held, number, share, score: share + OF_KIND * held.holds })
  }
  return found.sort((a, b) => b.score - a.score)
}

type Mark = { weight: number; inSentence: ReadonlySet<number> }

function near(inSentence: ReadonlySet<number>, number: number): number {
  if (inSentence.has(number)) return 1
  if (inSentence.has(number - 1)) return BEFORE
  return inSentence.has(number + 1) ? AFTER : 0
}

/** Where each word of the question stands, or one for the same act or with the same stem; a rare one counts more. */
function wordsIn({ doc, cast }: Scene, words: readonly string[]): Mark[] {
  const sentencesOf = new Map<string, Set<number>>()
  const add = (word: string, number: number) => {
    const known = sentencesOf.get(word)
    if (known) known.add(number)
    else sentencesOf.set(word, new Set([number]))
  }
  const called = cast.people.map(({ name }) => name.toLowerCase().split(' ').map(lemmaOf))
  for (let i = 0; i < doc.count; i++) {
    const number = doc.sentenceOf[i] as number
    add(doc.lemma(i), number)
    // "He" may stand for the hiker.
    for (const word of called[cast.who[i] as number] ?? []) add(word, number)
  }
  return words.map((word) => {
    const inSentence = new Set<number>()
    for (const [lemma, numbers] of sentencesOf)
      if (isSame(word, lemma)) for (const number of numbers) inSentence.add(number)
    return { weight: inSentence.size > 0 ? 1 / Math.sqrt(inSentence.size) : NOWHERE, inSentence }
  })
}

const LEAST_STEM = 5

/** "Open" and "reopen", "delay" and "delayed", "explain" and "explanation". */
function isSame(word: string, other: string): boolean {
  if (isSameAct(word, other)) return true
  if (`re${word}` === other || word === `re${other}`) return word.length > 3
  const [short, long] = word.length < other.length ? [word, other] : [other, word]
  return short.length >= LEAST_STEM && long.startsWith(short) && long.length - short.length < LEAST_STEM
}

function sentencesNaming(scene: Scene, person: number): Set<number> {
  const { doc, cast } = scene
  const names = (cast.people[person]?.name ?? '')
    .toLowerCase()
    .split(/[^\p{L}]+/u)
    .filter((one) => one.length > 3)
  const found = new Set<number>()
  for (let i = 0; i < doc.count; i++)
    if (
      personIn(scene, i) === person ||
      (((doc.shape[i] as number) & CAPITAL) !== 0 && names.includes(doc.lemma(i)))
    )
      found.add(doc.sentenceOf[i] as number)
  return found
}

const FIRST = /^(?:i|we)(?:['’]\p{L}+)?$/u

/** Whom a word means; "I" in speech is whoever speaks. */
export function personIn(scene: Scene, at: number): number {
  const known = personAt(scene, at)
  if (at < 0 || !FIRST.test(scene.doc.folded[at] as string)) return known
  return scene.utterances.find(({ first, last }) => at >= first && at < last)?.speaker ?? known
}

/** A sentence of the part asked about that tells something: no question, no title, no greeting. */
function canAnswer({ doc }: Scene, sentence: Range, within: Range | null): boolean {
  const { first, last } = sentence
  if (within && (first >= within.last || last <= within.first)) return false
  if (last - first > MOST_TOKENS || doc.folded.slice(first, last).includes('?')) return false
  const span = withoutFrame(doc, spanOf(doc, first, last))
  return span !== null && !isOutside(doc.text, span)
}

/** "Not at the library", "the key is not in the box", "where the key used to be": what is told is not so. */
function isDenial({ doc }: Scene, { first, last }: Range, at: number): boolean {
  const before = doc.folded.slice(Math.max(first, at - DENIED_WITHIN), at + 1)
  const words = doc.folded.slice(first, last)
  return (
    before.some((word) => DENIAL.test(word)) ||
    words.some((word, k) => word === 'used' && words[k + 1] === 'to')
  )
}

/** Whether the line of a token opens with the word that asks: "WHERE? …", "When: …". */
function isUnder({ doc }: Scene, at: number, heading: string): boolean {
  const line = doc.lines[doc.lineOf[at] as number]?.first ?? at
  return doc.folded[line] === heading && /^[?:]$/u.test(doc.folded[line + 1] ?? '')
}
