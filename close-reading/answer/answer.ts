import type { Intent } from '../question/intents.ts'
import type { Query } from '../question/understand-question.ts'
import type { Scene } from '../scene/read-scene.ts'
import type { FeelingClue } from '../understand/feeling-clue.ts'
import { bestMoments, type Moment } from '../understand/moments.ts'
import { isFeelingWord } from '../vocabulary/feeling-list.ts'
import wording from '../wording/answer.json' with { type: 'json' }
import { fill } from '../wording/fill.ts'
import { answerFact } from './answer-fact.ts'
import { answerFeeling } from './answer-feeling.ts'
import { answerReason } from './closest-reason.ts'
import { findReason } from './find-reason.ts'
import { placedQuote } from './placed-quote.ts'

/** What an answer is composed from. */
export type AnswerSource = {
  scene: Scene
  query: Query
  feelings: readonly FeelingClue[]
  moments: readonly Moment[]
}

const MOST_QUOTED = 36
/** Whatever else such a question speaks of, it asks for a number, a place, a time or somebody. */
const OF_FACTS =
  /^(?:so |and |but )?(?:how (?:many|much|old|long|far|often)|where|when|who(?!s? (?:is |are |was )?(?:the )?(?:speak|talk|tell|narrat|i\b))|(?:what|which) (?:year|day|month|time|colou?r|place|city|town|country|room|street|date))\b/u
/** A question with a reading to it, whatever it opens with. */
const OF_READINGS =
  /\b(?:feel\w*|felt|think\w*|mean\w*|tone|mood|theme|lesson|symbol\w*|stands? for|really|truly|point|messages?|shows?|tells? us|you)\b/u
const OF_EVENTS = /\bhappen|\bconflict|\bsummar|\bretell|\bgoing on\b|\babout\b|\bplot\b|\bwords\b/u

type Answerer = (source: AnswerSource) => string | null

/** What answers a question from the words of the scene, by what it asks for. */
const byIntent: Partial<Record<Intent, Answerer>> = {
  feeling: answerFeeling,
  attitude: answerFeeling,
  evidence: answerShown,
  compare: answerShown,
  why: answerWhy,
  want: answerWant,
  lost: answerEvents,
  happens: answerHappens,
  who: answerOpen,
  setting: answerOpen,
  open: answerOpen,
}

/** What the words of a scene settle, each with its place; null where they do not settle what is asked. */
export function answerFromScene(source: AnswerSource): string | null {
  return answerPlainFact(source) ?? byIntent[source.query.intent]?.(source) ?? null
}

function answerPlainFact(source: AnswerSource): string | null {
  return OF_FACTS.test(source.query.asked) && isOnlyFact(source) ? answerFact(source, true) : null
}

function isOnlyFact({ query }: AnswerSource): boolean {
  return !OF_READINGS.test(query.asked)
}

function answerOpen(source: AnswerSource): string | null {
  return answerFact(source, isOnlyFact(source))
}

function answerHappens(source: AnswerSource): string | null {
  return answerFact(source, false) ?? (OF_EVENTS.test(source.query.asked) ? answerEvents(source) : null)
}

function answerShown(source: AnswerSource): string | null {
  return asksFeeling(source) ? answerFeeling(source) : null
}

/** "How can you tell that the dog is old?" asks for no feeling. */
function asksFeeling({ query }: AnswerSource): boolean {
  return query.asked
    .split(/[^\p{L}]+/u)
    .some((word) => isFeelingWord(word) || /^fe(?:els?|elings?|lt)$/u.test(word))
}

function answerWhy({ query, scene }: AnswerSource): string | null {
  const reason = findReason(scene, query)
  return reason
    ? fill(wording.why, { quote: placedQuote(scene, reason.quote, reason) })
    : answerReason(scene, query)
}

const WANTING = new Set('want wish hope long yearn'.split(' '))

function answerWant({ scene, query, moments }: AnswerSource): string | null {
  if (query.yesNo) return null
  const person = query.people[0] ?? -1
  const at = scene.clauses.findIndex(
    (one) =>
      WANTING.has(scene.doc.lemma(one.predicate)) &&
      one.subject >= 0 &&
      scene.cast.who[one.subject] === person &&
      scene.cast.sure[one.subject] === 1 &&
      !one.negated &&
      one.complement + one.object > -2,
  )
  const moment = at < 0 ? undefined : moments.find((one) => one.clause === at)
  return moment ? fill(wording.want, { line: moment.sentence }) : null
}

function answerEvents({ moments }: AnswerSource): string | null {
  const narrated = moments.filter(({ utterance }) => utterance < 0)
  const chosen = bestMoments(
    [...narrated.slice(0, 1).map((one) => ({ ...one, score: one.score + 2 })), ...moments.slice(1)],
    3,
    MOST_QUOTED,
  )
  const [first, ...later] = chosen.map(({ sentence }) => sentence)
  if (!first) return null
  const then = later.map((line) => fill(wording.events.then, { line }))
  return [fill(wording.events.first, { line: first }), ...then].join(' ')
}
