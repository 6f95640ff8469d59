import { capitalize, numberOf, quoted } from '../explanation/phrasing.ts'
import { quoteWords } from '../explanation/quote-words.ts'
import { nameAsked } from '../question/name-asked.ts'
import type { Query } from '../question/understand-question.ts'
import type { Scene } from '../scene/read-scene.ts'
import { ENOUGH, type FeelingClue } from '../understand/feeling-clue.ts'
import { bestMoments, type Moment } from '../understand/moments.ts'
import { feelingWordsIn } from '../understand/named-feelings.ts'
import { pairAsked } from '../understand/pair-asked.ts'
import wording from '../wording/answer.json' with { type: 'json' }
import { fill } from '../wording/fill.ts'
import { feelingAsked, sameFeeling } from './feeling-asked.ts'

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
    case 'evidence':
    case 'attitude':
      return answerFeeling(source) ?? compareWithWords(source)
    case 'why':
      return answerWhy(source)
    case 'who':
      return answerWho(source)
    case 'want':
      return (source.query.yesNo ? null : answerWant(source)) ?? compareWithWords(source)
    case 'happens':
    case 'lost':
      return answerEvents(source)
    default:
      return compareWithWords(source)
  }
}

function answerFeeling(source: AnswerSource): Answer | null {
  const { query, scene, feelings } = source
  const person = query.people[0] ?? (scene.cast.people.length === 1 ? 0 : -1)
  const own = feelings.filter(
    (one) =>
      person >= 0 &&
      one.person === person &&
      one.valence !== 0 &&
      // Body and voice show that something is felt; what it is, other words decide.
      one.from !== 'shown' &&
      // A question of yes or no doubts what is said.
      (!query.yesNo || one.from !== 'said'),
  )
  const side = Math.sign(
    own.reduce(
      (total, one) => total + one.valence * one.weight * (1 + relativePosition(scene, one.start)),
      0,
    ),
  )
  const same = own.filter((one) => one.valence === side)
  const strongest = same.sort((a, b) => b.weight - a.weight)[0]
  if (!strongest || same.reduce((sum, { weight }) => sum + weight, 0) < ENOUGH) return null
  const name = nameOf(source, person)
  const shown =
    momentFor(source, strongest)?.sentence ??
    fill(wording.feeling.shownByWords, { quote: quoted(wordsOfClue(scene, strongest)) })
  const word = strongest.words[0] ?? ''
  const isNamed = strongest.from === 'named'
  const feels = fill(
    isNamed ? wording.feeling.named[numberOf(scene.cast.people[person])] : wording.feeling.perhaps,
    {
      name,
      word,
    },
  )
  const asked = feelingAsked(query.asked)
  const lead =
    query.yesNo && asked && isNamed
      ? sameFeeling(asked, strongest)
        ? wording.feeling.yes
        : wording.feeling.no
      : ''
  return { text: [lead, feels, shown].filter(Boolean).join(' '), commits: true }
}

function answerWhy({ query, scene }: AnswerSource): Answer | null {
  const asked = scene.clauses[query.act]
  if (!asked) return null
  const reasonClause = scene.clauses.find(
    (one) => one.link === 'because' && (one.parent === query.act || Math.abs(one.start - asked.end) < 30),
  )
  const reason = reasonClause && quoteWords(scene.doc.text, reasonClause, 24)
  return reason ? { text: fill(wording.why, { quote: quoted(reason) }), commits: true } : null
}

function answerWho(source: AnswerSource): Answer | null {
  const asked = source.scene.clauses[source.query.act]
  if (!asked || asked.negated || asked.factuality !== 'fact') return null
  const moment = source.moments.find((one) => one.clause === source.query.act)
  return moment ? { text: fill(wording.who, { line: moment.sentence }), commits: true } : null
}

const WANTING = new Set('want wish hope long try plan mean hunger yearn need'.split(' '))

function answerWant(source: AnswerSource): Answer | null {
  const { scene, query } = source
  const person = query.people[0] ?? -1
  const at = scene.clauses.findIndex(
    (one) =>
      WANTING.has(scene.doc.lemma(one.predicate)) &&
      one.subject >= 0 &&
      scene.cast.who[one.subject] === person &&
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
function showBest(source: AnswerSource, count: number): Answer | null {
  const [first, second] = bestMoments(source.moments, count, MOST_QUOTED)
  if (!first) return null
  const lead = leadFor(source)
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

/** What the text leaves unsaid of the question, where that is certain. */
function leadFor({ query, scene }: AnswerSource): string {
  const asked = feelingAsked(query.asked)
  const text = scene.doc.text.toLowerCase()
  if (asked && query.yesNo && !text.includes(asked)) return fill(wording.unsaid.word, { word: asked })
  const named = nameAsked(scene, query)
  if (
    /^(?:feeling|evidence|attitude)$/u.test(query.intent) &&
    named &&
    feelingWordsIn(scene.doc).length === 0
  )
    return fill(wording.unsaid.feeling[numberOf(named)], { name: named.name })
  return query.intent === 'why' && !text.includes('because') ? wording.unsaid.reason : ''
}

/** The words of the text that a clue rests on: the utterance that holds them, if it is short. */
function wordsOfClue(scene: Scene, clue: FeelingClue): string {
  const inside = scene.utterances.find((one) => one.start <= clue.start && one.end >= clue.end)
  const whole = inside && inside.end - inside.start < 60 ? inside : clue
  return quoteWords(scene.doc.text, whole, 8) ?? scene.doc.text.slice(clue.start, clue.end)
}

function momentFor(source: AnswerSource, clue: FeelingClue): Moment | undefined {
  return source.moments.find((one) => one.start <= clue.start && one.end >= clue.end)
}

function nameOf({ scene }: AnswerSource, person: number): string {
  return capitalize(scene.cast.people[person]?.name ?? wording.feeling.speaker)
}

function relativePosition(scene: Scene, start: number): number {
  return start / Math.max(1, scene.doc.text.length)
}
