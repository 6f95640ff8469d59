import { lemmaOf } from '../doc/lemma-of.ts'
import type { Range } from '../doc.ts'
import type { Clause } from '../scene/clause.ts'
import type { Scene } from '../scene/read-scene.ts'
import { personAt } from '../understand/words-of-clause.ts'
import { isSameAct } from './same-acts.ts'

/** A question for a fact, as its sentence is looked for. */
export type Sought = {
  /** Words of the question that carry meaning, in their dictionary form. */
  words: readonly string[]
  people: readonly number[]
  /** Whether a sentence holds something of the kind that is asked for; `acts` are its clauses that tell the act asked about. */
  holds: (sentence: Range, acts: readonly Clause[]) => boolean
}

/** No sentence that anybody could quote is longer. */
const MOST_TOKENS = 160
/** The share of what the question names that the sentence must hold. */
const LEAST_SHARE = 0.6
const PRONOUN = /^(?:it|he|she|they|him|her|them)$/u

/**
 * The one sentence of the narration that tells the act asked about, holds an answer of the kind asked for, and names more
 * of what the question names than any other sentence that holds one. Null where none stands clearly first.
 */
export function firstByWords(scene: Scene, sought: Sought): Range | null {
  const total = sought.words.length + sought.people.length
  let best: { sentence: Range; score: number; reports: boolean } | null = null
  let second = 0
  for (const [number, sentence] of scene.doc.sentences.entries()) {
    if (sentence.last - sentence.first > MOST_TOKENS || isAsked(scene, sentence)) continue
    const acts = actsReported(scene, sentence, sought.words)
    if (!sought.holds(sentence, acts)) continue
    const score = named(scene, number, sought)
    if (score > (best?.score ?? 0)) {
      second = best?.score ?? 0
      best = { sentence, score, reports: acts.length > 0 }
    } else second = Math.max(second, score)
  }
  const isFirst = best?.reports && best.score >= second + 1 && best.score >= total * LEAST_SHARE
  return isFirst && best && best.score >= 2 ? best.sentence : null
}

function isAsked({ doc }: Scene, { first, last }: Range): boolean {
  return doc.folded.slice(first, last).includes('?')
}

/** Clauses of a sentence that tell the act as done, by nobody's word but the narrator's. */
function actsReported({ doc, clauses }: Scene, { first, last }: Range, words: readonly string[]): Clause[] {
  return clauses.filter(
    ({ predicate, negated, factuality, modal, utterance }) =>
      predicate >= first &&
      predicate < last &&
      !negated &&
      utterance < 0 &&
      factuality !== 'imagined' &&
      factuality !== 'question' &&
      (modal === '' || modal === 'will') &&
      words.some((word) => isSameAct(doc.lemma(predicate), word)),
  )
}

/** How many of the words and people of the question a sentence names; "it" may stand for a word of the sentence before. */
function named(scene: Scene, number: number, { words, people }: Sought): number {
  const { doc } = scene
  const own = lemmasOf(scene, number)
  const hasPronoun = [...own].some((word) => PRONOUN.test(word))
  const before = hasPronoun && number > 0 ? lemmasOf(scene, number - 1) : new Set<string>()
  let score = 0
  for (const word of words)
    if (own.has(word) || [...own].some((one) => isSameAct(one, word))) score += 1
    else if (before.has(word)) score += 0.5
  const { first, last } = doc.sentences[number] as Range
  for (const one of people) {
    const name = (scene.cast.people[one]?.name ?? '').toLowerCase().split(' ')
    // "The molasses tank" may be called by its first word.
    let isNamed = name.some((word) => own.has(word))
    for (let i = first; i < last && !isNamed; i++) isNamed = personAt(scene, i) === one
    if (isNamed) score += 1
  }
  return score
}

function lemmasOf({ doc }: Scene, number: number): Set<string> {
  const found = new Set<string>()
  const { first, last } = doc.sentences[number] as Range
  for (let i = first; i < last; i++) {
    const word = doc.folded[i] as string
    found.add(word).add(lemmaOf(word))
  }
  return found
}
