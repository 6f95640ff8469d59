import type { Span } from '../doc/span.ts'
import type { Query } from '../question/understand-question.ts'
import type { Clause } from '../scene/clause.ts'
import { withoutFrame } from '../scene/letter.ts'
import type { Scene } from '../scene/read-scene.ts'
import { personIn } from './closest-words.ts'
import { quoteWith } from './quote-with.ts'
import { type ReasonAsked, whatIsAsked } from './reason-asked.ts'
import { reasonMarks } from './reason-marks.ts'
import { isSameAct } from './same-acts.ts'

/** Words that say why something is done, by "because", "so that", "to" and the like. */
export type Reason = Span & { quote: string }

type Range = { first: number; last: number }
type Found = Range & { reason: Range; score: number }
/** No sentence that anybody could quote is longer. */
const MOST_TOKENS = 160
/** Acts that say nothing without what is done. */
const LIGHT = new Set('take make go get have do come put give keep be use say tell see'.split(' '))

/** The reason that the text itself gives for what a question asks about, as a whole sentence; null where it gives none. */
export function findReason(scene: Scene, query: Query): Reason | null {
  const asked = whatIsAsked(scene, query)
  if (asked.words.length === 0) return null
  const bySentence = clausesBySentence(scene)
  let best: Found | null = null
  scene.doc.sentences.forEach((sentence, number) => {
    if (sentence.last - sentence.first > MOST_TOKENS || isQuestion(scene, sentence)) return
    if (!withoutFrame(scene.doc, sentence)) return
    const found = isOnlyBelieved(scene, sentence)
      ? reasonAfter(scene, asked, number, bySentence)
      : (within(scene, asked, number, bySentence) ?? beside(scene, asked, number, bySentence))
    if (found && found.score > (best?.score ?? 0)) best = found
  })
  return best ? shown(scene, best) : null
}

/** A sentence that holds what is asked about and the reason for it. */
function within(scene: Scene, asked: ReasonAsked, number: number, bySentence: Sentences): Found | null {
  const sentence = scene.doc.sentences[number] as Range
  const clauses = bySentence.get(number) ?? []
  for (const { reason, act } of reasonMarks(scene, sentence, clauses)) {
    const score = matches(scene, asked, act, clauses, number)
    if (score > 0 && !holdsAct(scene, asked, act, reason)) return { ...sentence, reason, score }
  }
  return null
}

const GIVES_REASON_BEFORE =
  /^(?:so (?!that|many|much|far|long)|therefore|that(?:'s| is| was) why|this (?:is|was) why|for (?:this|that) reason|because of (?:this|that))/u
const GIVES_REASON_AFTER =
  /^(?:because |(?:it|that|this)(?:'s| is| was) (?:only |just |all )?because|(?:the|her|his|their|my|one|another) (?:main |only |real )?reason\b)/u

/** A sentence that holds what is asked about, where the next or the one before gives the reason. */
function beside(scene: Scene, asked: ReasonAsked, number: number, bySentence: Sentences): Found | null {
  const { doc } = scene
  const sentence = doc.sentences[number] as Range
  const [before, after] = [doc.sentences[number - 1], doc.sentences[number + 1]]
  const next = after ? opening(scene, after) : ''
  const isAfter = GIVES_REASON_AFTER.test(next)
  const isBefore = GIVES_REASON_BEFORE.test(opening(scene, sentence))
  if (!(isAfter && after) && !(isBefore && before)) return null
  const score = matches(scene, asked, sentence, bySentence.get(number) ?? [], number)
  if (score === 0) return null
  if (isAfter && after) return { first: sentence.first, last: after.last, reason: after, score }
  return before ? { first: before.first, last: sentence.last, reason: before, score } : null
}

/** "Historians assumed that it moved to …. The minutes tell another story. The reason was the bridge": only the last counts. */
function reasonAfter(scene: Scene, asked: ReasonAsked, number: number, bySentence: Sentences): Found | null {
  const sentence = scene.doc.sentences[number] as Range
  const after = scene.doc.sentences
    .slice(number + 1, number + 3)
    .find((one) => /^the (?:main |only |real |true )?reason (?:is|was)\b/u.test(opening(scene, one)))
  const score = after ? matches(scene, asked, sentence, bySentence.get(number) ?? [], number) : 0
  return after && score > 0 ? { ...after, reason: after, score } : null
}

/** "Standing so that her shoulder was between him and the door": what is asked about is itself what the words tell. */
function holdsAct(scene: Scene, { words }: ReasonAsked, act: Range, reason: Range): boolean {
  const [done, meant] = [lemmasIn(scene, act), lemmasIn(scene, reason)]
  const missing = words.filter((word) => !done.some((lemma) => isSameAct(word, lemma)))
  return missing.length > 1 && missing.every((word) => meant.includes(word))
}

/** "That is why …", "The reason is …". */
export function opensWithReason(scene: Scene, sentence: Range): boolean {
  const words = opening(scene, sentence)
  return GIVES_REASON_AFTER.test(words) || GIVES_REASON_BEFORE.test(words)
}

/** "Because it rained.", after the sentence that tells what came of it. */
export function givesReasonAfter(scene: Scene, sentence: Range): boolean {
  return GIVES_REASON_AFTER.test(opening(scene, sentence))
}

function opening({ doc }: Scene, { first, last }: Range): string {
  const from = doc.folded[first] === '“' || doc.folded[first] === '"' ? first + 1 : first
  return doc.folded.slice(from, Math.min(from + 5, last)).join(' ')
}

/**
 * How well some tokens hold what is asked about, 0 where they do not: its act or state as what somebody does or is, of
 * the person asked about, with every other word of the question there or right beside.
 */
function matches(
  scene: Scene,
  asked: ReasonAsked,
  act: Range,
  clauses: readonly Clause[],
  number: number,
): number {
  const present = lemmasIn(scene, act)
  const missing = asked.words.filter((word) => !present.some((lemma) => isSameAct(word, lemma)))
  if (missing.length === asked.words.length) return 0
  const main = clauses.find((one) => isWithin(one.predicate, act) && isAct(scene, asked, one))
  if (!main || main.negated !== asked.denied) return 0
  if (!isOfPerson(scene, asked, main, act)) return 0
  const isSame = asked.pronoun !== '' && present.includes(asked.pronoun)
  if (asked.words.length === 1 && asked.people.length === 0 && !isSame) return 0
  if (missing.length === 0) return 3 + asked.words.length
  const isLight = LIGHT.has(scene.doc.lemma(main.predicate)) && missing.length > 1
  if (isLight || isOfAnother(scene, asked, main)) return 0
  // "The boat was old. Mia sold it because …"
  const isMeant = /^(?:it|them|him|her|this|that)$/u.test(scene.doc.folded[main.object] ?? '')
  const from = isMeant ? 0 : Math.max(0, number - 2)
  const near = scene.doc.sentences
    .slice(from, number + 2)
    .flatMap((one) => (one.last - one.first <= MOST_TOKENS ? lemmasIn(scene, one) : []))
  const lost = missing.filter((word) => !near.some((lemma) => isSameAct(word, lemma)))
  if (lost.length === 0) return 2
  return lost.length === 1 && asked.words.length > (asked.people.length > 0 ? 2 : 3) ? 1 : 0
}

/** Whether the act has a thing of its own, which is not asked about: a pronoun may stand for what is. */
function isOfAnother({ doc }: Scene, { words }: ReasonAsked, { object }: Clause): boolean {
  if (object < 0 || /^(?:it|them|him|her|that|this|one|those|these)$/u.test(doc.folded[object] as string))
    return false
  return !words.some((word) => isSameAct(word, doc.lemma(object)))
}

function isAct({ doc }: Scene, { words }: ReasonAsked, clause: Clause): boolean {
  const { predicate, complement, object } = clause
  // "Each had its own pattern": the thing says it.
  const thing = doc.lemma(predicate) === 'have' ? object : -1
  return [predicate, complement, thing].some(
    (at) => at >= 0 && words.some((word) => isSameAct(word, doc.lemma(at)) || word === doc.folded[at]),
  )
}

/** Whether the tokens from `at` on are what is asked about itself. */
export function isAskedItself(scene: Scene, query: Query, { first, last }: Range, at: number): boolean {
  return holdsAct(scene, whatIsAsked(scene, query), { first, last: at }, { first: at, last })
}

/** Whether a sentence tells what is asked about outside the tokens that give the reason. */
export function reportsAct(scene: Scene, query: Query, { first, last }: Range, reasonAt: number): boolean {
  const asked = whatIsAsked(scene, query)
  const act = reasonAt > first ? { first, last: reasonAt } : { first, last }
  return scene.clauses.some(
    (one) =>
      isWithin(one.predicate, act) &&
      isAct(scene, asked, one) &&
      one.negated === asked.denied &&
      isOfPerson(scene, asked, one, { first, last }) &&
      !isOfAnother(scene, asked, one),
  )
}

/** Whether the person asked about does it, or has it done, and nobody else surely does. */
function isOfPerson(scene: Scene, { people, passive }: ReasonAsked, main: Clause, act: Range): boolean {
  const [person] = people
  if (person === undefined) return true
  const doer = personIn(scene, main.subject)
  if (doer >= 0 && doer !== person && !passive && scene.cast.sure[main.subject] === 1) return false
  for (let i = act.first; i < act.last; i++) if (personIn(scene, i) === person) return true
  return false
}

function isWithin(token: number, { first, last }: Range): boolean {
  return token >= first && token < last
}

function lemmasIn({ doc }: Scene, { first, last }: Range): string[] {
  const found: string[] = []
  for (let i = first; i < last; i++) found.push(doc.lemma(i), doc.folded[i] as string)
  return found
}

const GUESSES = /^(?:assumed?|guess(?:ed)?|supposed|suspected|rumou?red|believed|thought|heard|claimed?)$/u

/** "Historians long assumed that …": what others took for the reason. */
export function isOnlyBelieved({ doc }: Scene, { first, last }: Range): boolean {
  const words = doc.folded.slice(first, last)
  return words.some(
    (word, at) =>
      GUESSES.test(word) &&
      (words[at + 1] === 'that' ||
        /^(?:people|some|many|residents|long|once|always)$/u.test(words[at - 1] ?? '')),
  )
}

function isQuestion({ doc }: Scene, { first, last }: Range): boolean {
  return doc.folded.slice(first, last).includes('?')
}

type Sentences = ReadonlyMap<number, readonly Clause[]>

function clausesBySentence({ doc, clauses }: Scene): Sentences {
  const found = new Map<number, Clause[]>()
  for (const one of clauses) {
    const number = doc.sentenceOf[one.predicate] as number
    const known = found.get(number)
    if (known) known.push(one)
    else found.set(number, [one])
  }
  return found
}

/** Both sentences where they fit, else the one with the reason. */
function shown(scene: Scene, { first, last, reason }: Found): Reason | null {
  return quoteWith(scene.doc, { first, last }, reason) ?? quoteWith(scene.doc, reason, reason)
}
