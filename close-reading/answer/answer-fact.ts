import type { Doc, Range } from '../doc/doc.ts'
import { wordSet } from '../lexicons/words-of.ts'
import { capitalize } from '../phrasing/phrasing.ts'
import { EMPTY } from '../question/find-phrase.ts'
import type { Query } from '../question/understand-question.ts'
import type { Scene } from '../scene/read-scene.ts'
import { lemmaOf } from '../vocabulary/lemma-of.ts'
import { little, wordsIn } from '../vocabulary/little-words.ts'
import wording from '../wording/answer.json' with { type: 'json' }
import { fill } from '../wording/fill.ts'
import type { AnswerSource } from './answer.ts'
import { type Closest, closestWords, type Sought } from './closest-words.ts'
import { type FactKind, factKind, heldIn, isActAsked } from './fact-kinds.ts'
import { placedQuote } from './placed-quote.ts'
import { type Quotation, quoteWith, toPause } from './quote-with.ts'
import { stanzaAsked } from './stanza-asked.ts'

/** How much of what a question names a sentence must hold to be said, and to be said with certainty. */
const LEAST = { whole: 0.9, said: 0.62, close: 0.3, certain: 0.2 }
const LEAST_HELD = { said: 0.8, close: 0.5 }
/** By how much the first sentence must lead. */
const LEAD = { said: 0.1, close: 0.04 }
/** Words that only say what kind of thing is asked for. */
const OF_KINDS =
  /\b(?:how (?:many|much|old|long|far|often|tall|big|high|deep|heavy|fast|wide|late|early)|(?:what|which) (?:time|day|year|month|season|date|place|colou?r|age|kind|sort|type|name|job)|name|again|exactly|according|passage|article|story|text|supposed|going|would|happened?)\b/gu

/**
 * Who, where, when, how many or what: the sentence that comes closest to the question and holds something of the kind that
 * is asked for, with its place. Null where none comes close.
 *
 * @param isOnlyFact whether nothing but a fact can be meant, so that a weaker sentence is better than none
 */
export function answerFact({ scene, query }: AnswerSource, isOnlyFact: boolean): string | null {
  const kind = factKind(query.asked)
  if (!kind || query.yesNo) return null
  const sought = soughtIn(scene, query, kind)
  if (sought.words.length + sought.people.length === 0) return null
  const [best, second] = closestWords(scene, sought)
  if (!best) return null
  const lead = best.score - (second?.score ?? 0)
  const isSaid =
    best.share >= LEAST.said &&
    best.holds >= LEAST_HELD.said &&
    lead >= LEAD.said &&
    (best.share >= LEAST.whole || reportsAct(scene, sought.words, best)) &&
    sought.words.length + sought.people.length > 1
  const isClose =
    isOnlyFact &&
    best.share >= (best.holds === 1 ? LEAST.certain : LEAST.close) &&
    best.holds >= LEAST_HELD.close &&
    lead >= LEAD.close
  if (!isSaid && !isClose) return null
  const quotation = quoteClosest(scene, best)
  return quotation ? said(scene, quotation, best.at, isSaid) : null
}

/** Whether a sentence tells an act of the question, where the text tells one at all. */
function reportsAct({ doc, clauses }: Scene, words: readonly string[], { number }: Closest): boolean {
  const reports = clauses.filter((one) => isActAsked(doc, one, words))
  return reports.length > 0
    ? reports.some(({ predicate }) => doc.sentenceOf[predicate] === number)
    : !words.some((word) => ACTS.has(word))
}

/** Acts that a text seldom tells of in the very words. */
const ACTS = new Set('build make write found start begin open close leave arrive die happen'.split(' '))

function soughtIn(scene: Scene, query: Query, kind: FactKind): Sought {
  const { people } = query
  const names = new Set(
    people.flatMap((one) => (scene.cast.people[one]?.name ?? '').toLowerCase().split(/[^\p{L}]+/u)),
  )
  const asked = query.asked.split(/(?<!\b(?:mr|mrs|ms|dr|st))[?.!]/u)[0] ?? query.asked
  const words = wordsIn(asked.replace(OF_KINDS, ' '))
    .filter((word) => (word.length > 2 || word === 'go') && !EMPTY.has(word))
    .filter((word) => !names.has(word) && !names.has(word.replace(/s$/u, '')))
    .map(lemmaOf)
  const wanted = [...new Set(words)]
  return {
    words: wanted,
    people,
    denied: /\b(?:not|never|no|\p{L}{2,6}nt)\b/u.test(asked),
    within: stanzaAsked(scene.doc, query.asked),
    heading: kind === 'who' || kind === 'where' || kind === 'when' ? kind : '',
    held: (sentence) => heldIn(scene, kind, query.asked, { words: wanted, people }, sentence),
  }
}

/** The sentence that comes closest, after the one before it where a word such as "it" needs it and both fit. */
export function quoteClosest({ doc }: Scene, { number, at }: Closest): Quotation | null {
  const sentence = entryAt(doc, doc.sentences[number] as Range, at)
  const decides = toPause(doc, at, sentence.last)
  const alone = quoteWith(doc, sentence, decides)
  const before = doc.sentences[number - 1]
  const needs = doc.folded.slice(sentence.first, at).some((word) => OPEN.has(word))
  const isNext = before && !doc.text.slice(before.end, sentence.start).includes('\n')
  if (!alone || !needs || !isNext) return alone
  const both = quoteWith(doc, { first: before.first, last: sentence.last }, decides)
  // A quotation mark may stand before it.
  return both && both.start <= before.start + 1 && both.end >= alone.end ? both : alone
}

/** "Where: behind the gym": of entries without full stops, the one that holds a token. */
function entryAt({ lines, lineOf, folded }: Doc, sentence: Range, at: number): Range {
  const line = lines[lineOf[at] as number]
  const isEntry = line && folded.slice(line.first + 1, line.first + 4).includes(':')
  return isEntry && line.first >= sentence.first && line.last <= sentence.last ? line : sentence
}

/** Words that mean something named before. */
const OPEN = wordSet(little.demonstratives, 'it they them he him she her there one')

/** What is said aloud is told with its speaker, where the text names one. */
function said(scene: Scene, quotation: Quotation, at: number, isSaid: boolean): string {
  const quote = placedQuote(scene, quotation.quote, quotation)
  const by = scene.utterances.find(({ first, last, sure }) => sure && at >= first && at < last)
  const name = by ? scene.cast.people[by.speaker]?.name : undefined
  if (name && !/^(?:where|when|who|what|why|how|date|time|place)$/iu.test(name))
    return fill(isSaid ? wording.factSaid : wording.closestSaid, { name: capitalize(name), quote })
  return fill(isSaid ? wording.fact : wording.closest, { quote })
}

/** For "how": the sentence with most of what the question names, told beside the readings; null where none leads. */
export function closestToHow({ scene, query }: Pick<AnswerSource, 'scene' | 'query'>): string | null {
  if (!/^(?:so |and |but )?how (?:do|does|did|can|could|is|are|was|were) /u.test(query.asked)) return null
  if (!HOW.has(query.intent)) return null
  const sought = soughtIn(scene, query, 'what')
  const any = { ...sought, denied: true, held: (sentence: Range) => ({ holds: 1, at: sentence.first }) }
  const [best, second] = closestWords(scene, any)
  if (!best || best.share < LEAST.close * 2 || best.score - (second?.score ?? 0) < LEAD.said) return null
  const quotation = quoteClosest(scene, best)
  return quotation && fill(wording.closest, { quote: placedQuote(scene, quotation.quote, quotation) })
}

const HOW = new Set(['open', 'know', 'happens', 'setting', 'who'])
