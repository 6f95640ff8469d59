import { numberOf, quoted } from '../explanation/phrasing.ts'
import type { Query } from '../question/understand-question.ts'
import type { Scene } from '../scene/read-scene.ts'
import type { FeelingClue } from '../understand/feeling-clue.ts'
import { isFeelingWord } from '../understand/feeling-list.ts'
import { bestMoments, type Moment } from '../understand/moments.ts'
import { pairAsked } from '../understand/pair-asked.ts'
import wording from '../wording/answer.json' with { type: 'json' }
import { fill } from '../wording/fill.ts'
import { answerFeeling, hasFeelingWord, hasOpenFeeling, momentsAbout } from './answer-feeling.ts'
import { findReason, mayGiveReason } from './find-reason.ts'

/** What an answer is composed from. */
export type AnswerSource = {
  scene: Scene
  query: Query
  feelings: readonly FeelingClue[]
  moments: readonly Moment[]
}

/** An answer in one to three sentences, and whether it commits to a reading or shows the words that decide. */
export type Answer = { text: string; commits: boolean }

const MOST_WORDS = 45
/** Words left for the quotations of an answer beside its own. */
const MOST_QUOTED = 32

/** Answers a question about a scene from what happens in it; null where the scene shows nothing. */
export function answerFromScene(source: AnswerSource): Answer | null {
  const answers = [() => composeFor(source), () => showBest(source, 2), () => showBest(source, 1)]
  for (const compose of answers) {
    const answer = compose()
    if (answer && answer.text.split(/\s+/u).length <= MOST_WORDS) return answer
  }
  return null
}

function composeFor(source: AnswerSource): Answer | null {
  switch (source.query.intent) {
    case 'feeling':
    case 'attitude':
      return answerOfFeeling(source)
    case 'evidence':
    case 'compare':
      return asksFeeling(source) ? answerOfFeeling(source) : compareWithWords(source)
    case 'why':
      return answerWhy(source)
    case 'want':
      return (source.query.yesNo ? null : answerWant(source)) ?? compareWithWords(source)
    case 'happens':
    case 'lost':
      return answerEvents(source)
    default:
      return compareWithWords(source)
  }
}

/** "How can you tell that the dog is old?" asks for no feeling. */
function asksFeeling({ query }: AnswerSource): boolean {
  return query.asked
    .split(/[^\p{L}]+/u)
    .some((word) => isFeelingWord(word) || /^fe(?:els?|elings?|lt)$/u.test(word))
}

/** What the text says of the feeling asked about, else the lines about the person; nothing about anybody else. */
function answerOfFeeling(source: AnswerSource): Answer | null {
  const { query, scene } = source
  const stated = answerFeeling(source)
  if (stated) return { text: stated, commits: true }
  const [number] = query.people
  const person = scene.cast.people[number ?? -1]
  if (number === undefined || !person) return null
  const about = momentsAbout(source, number)
  if (query.intent === 'attitude')
    return showBest({ ...source, moments: about }, 2) ?? { text: wording.unsaid.answer, commits: true }
  const lead = hasOpenFeeling(source, number)
    ? fill(wording.unsaid.open, { name: person.name })
    : hasFeelingWord(about)
      ? ''
      : fill(wording.unsaid.feeling[numberOf(person)], { name: person.name })
  const lines = showBest({ ...source, moments: about }, 2, lead)
  return lines ?? { text: lead || wording.unsaid.answer, commits: true }
}

function answerWhy({ query, scene }: AnswerSource): Answer | null {
  const reason = findReason(scene, query)
  if (!reason) return null
  const text = fill(reason.sure ? wording.why.sure : wording.why.perhaps, { quote: quoted(reason.quote) })
  return { text, commits: true }
}

const WANTING = new Set('want wish hope long yearn'.split(' '))

function answerWant(source: AnswerSource): Answer | null {
  const { scene, query } = source
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
  const moment = at < 0 ? undefined : source.moments.find((one) => one.clause === at)
  return moment ? { text: fill(wording.want, { line: moment.sentence }), commits: true } : null
}

function answerEvents({ moments }: AnswerSource): Answer | null {
  const narrated = moments.filter(({ utterance }) => utterance < 0)
  const chosen = bestMoments(
    [...narrated.slice(0, 1).map((one) => ({ ...one, score: one.score + 2 })), ...moments.slice(1)],
    3,
    MOST_QUOTED + 4,
  )
  const [first, ...later] = chosen.map(({ sentence }) => sentence)
  if (!first) return null
  const then = later.map((line) => fill(wording.events.then, { line }))
  return { text: [fill(wording.events.first, { line: first }), ...then].join(' '), commits: false }
}

/** The words that a question turns on beside the moment that decides: whether both fit together is what counts. */
function compareWithWords({ query, scene, moments }: AnswerSource): Answer | null {
  const pair = pairAsked(scene, query, moments)
  if (!pair) return null
  const { said, beside, doubts } = pair
  const [first, second] = beside.start < said.start ? [beside, said] : [said, beside]
  const both = fill(wording.pair.both, { first: first.sentence, second: second.sentence })
  return { text: doubts ? `${both} ${wording.pair.doubted}` : both, commits: false }
}

/** The words of the text that bear most on the question, and what can be said of them for sure. */
function showBest(source: AnswerSource, count: number, known?: string): Answer | null {
  const best = bestMoments(source.moments, count, MOST_QUOTED)
  const [first, second] = best
  if (!first) return null
  const lead = known ?? leadFor(source, best)
  const line = first.sentence
  const shown = lead ? fill(wording.lines.afterLead, { lead, line }) : fill(wording.lines.plain, { line })
  const more = second ? fill(wording.lines.second, { line: second.sentence }) : ''
  return { text: [shown, more, signIn(source, first, second)].filter(Boolean).join(' '), commits: false }
}

/** What a sign of body or voice in these lines can mean, where a feeling is asked. */
function signIn({ query, feelings }: AnswerSource, ...lines: readonly (Moment | undefined)[]): string {
  if (query.intent !== 'feeling' && query.intent !== 'evidence') return ''
  const [person = -1] = query.people
  const sign = feelings.find(
    (one) =>
      one.from === 'shown' &&
      one.person === person &&
      lines.some((line) => line && line.start <= one.start && line.end >= one.end),
  )
  return sign?.plain ?? ''
}

/** What was not found of what the question asks for, where no line that is shown may give it. */
function leadFor({ query }: AnswerSource, shown: readonly Moment[]): string {
  if (query.intent === 'tone') return wording.noTone
  return query.intent === 'why' && !shown.some(({ sentence }) => mayGiveReason(sentence))
    ? wording.unsaid.reason
    : ''
}
