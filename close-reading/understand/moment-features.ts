import { tokenAt } from '../doc/tokens.ts'
import { commonWords } from '../phrasing/common-words.ts'
import type { Query } from '../question/understand-question.ts'
import type { Utterance } from '../scene/find-utterances.ts'
import type { Scene } from '../scene/read-scene.ts'
import type { FeelingClue } from './feeling-clue.ts'
import { signsMade } from './line-signs.ts'
import { remarkAsked } from './remark-asked.ts'
import { personAt, wordsOf } from './words-of-clause.ts'

/** Words that tell how something went on: what people do later shows what they meant. */
const LATER =
  /\b(?:that (?:night|evening|afternoon)|(?:the )?next (?:day|morning|week|time)|later|afterwards?|all (?:day|week|night|the way)|every (?:day|week|time)|still|already|for (?:weeks|days|months|years|an hour|the rest)|until|again|never|twice|before)\b/u

type MomentSpan = {
  start: number
  end: number
  clause: number
  utterance: number
  person: number
  sentence: string
}

/** What the moments of a scene are weighed by, worked out once for a question. */
export type Weighing = {
  scene: Scene
  query: Query
  asked: ReadonlySet<string>
  /** Number of moments. */
  count: number
  remark: Utterance | undefined
  /** Where the first words end that the person asked about, or anybody, says. */
  firstWords: number
  feltIn: ReadonlyMap<number, readonly FeelingClue[]>
  lastLine: number
}

/** Works out what every moment of a scene is weighed by. */
export function weighingOf(
  scene: Scene,
  query: Query,
  feelings: readonly FeelingClue[],
  asked: ReadonlySet<string>,
  count: number,
): Weighing {
  const target = query.people[0] ?? -1
  const own = scene.utterances.filter(({ speaker }) => target < 0 || speaker === target)
  const feltIn = new Map<number, FeelingClue[]>()
  for (const one of feelings) feltIn.set(one.clause, [...(feltIn.get(one.clause) ?? []), one])
  return {
    scene,
    query,
    asked,
    count,
    remark: scene.utterances[remarkAsked(scene, query)],
    firstWords: own.reduce((first, { end }) => Math.min(first, end), Number.POSITIVE_INFINITY),
    feltIn,
    lastLine: scene.doc.text.lastIndexOf('\n'),
  }
}

/** The features of one moment, `at` being its number in the order of the text. */
export function momentFeatures(weighing: Weighing, moment: MomentSpan, at: number): number[] {
  const { scene, query, asked, count } = weighing
  const { doc } = scene
  const clause = scene.clauses[moment.clause]
  const utterance = scene.utterances[moment.utterance]
  const words = wordsAt(scene, moment)
  const overlap = [...words].filter((word) => asked.has(word)).length
  const target = query.people[0] ?? -1
  const act = scene.clauses[query.act]
  const felt = clause ? (weighing.feltIn.get(moment.clause) ?? []) : []
  const isSign = clause !== undefined && signsMade(scene, moment).length > 0
  const phrase = query.phrase
  const doubt = query.intent === 'sincerity' || query.intent === 'truth' || query.intent === 'attitude'
  const spokenBefore = weighing.firstWords <= moment.start
  const named = clause
    ? [clause.object, clause.indirect, ...clause.obliques.map(({ noun }) => noun)].some(
        (i) => i >= 0 && personAt(scene, i) === target,
      )
    : false
  const near = (a: number, b: number) => Math.abs(a - b) < 160
  const flags = [
    Math.min(overlap, 3),
    overlap > 1,
    target >= 0 && moment.person === target && clause !== undefined,
    target >= 0 && named,
    utterance !== undefined,
    utterance !== undefined && target >= 0 && utterance.speaker === target,
    phrase !== null && phrase.start < moment.end && phrase.end > moment.start,
    phrase !== null && moment.start >= phrase.end && near(moment.start, phrase.end),
    phrase !== null && moment.end <= phrase.start && near(moment.end, phrase.start),
    moment.clause >= 0 && moment.clause === query.act,
    act !== undefined && moment.start >= act.end && near(moment.start, act.end),
    act !== undefined && moment.end <= act.start && near(moment.end, act.start),
    felt.length > 0 || isSign,
    felt.some(({ person }) => person === target) || (isSign && moment.person === target),
    clause?.negated === true,
    clause !== undefined &&
      /\b(?:but|then|only|still|instead|yet|until)\b/u.test(
        doc.text.slice(Math.max(0, moment.start - 12), moment.start + 24).toLowerCase(),
      ),
    at / Math.max(1, count - 1),
    at === count - 1,
    at === 0,
    Math.min(moment.sentence.split(' ').length, 20) / 10,
    moment.sentence.split(' ').length > 14,
    query.intent === 'why' && act !== undefined && moment.start > act.end,
    query.intent === 'why' && act !== undefined && moment.end < act.start,
    doubt && utterance === undefined && spokenBefore,
    utterance !== undefined && moment.sentence.includes('?'),
    utterance !== undefined && moment.sentence.includes('!'),
    clause !== undefined && clause.object >= 0,
    ...besideRemark(weighing.remark, moment),
    Math.min([...words].filter((word) => word.length > 3 && !commonWords.has(word)).length, 8) / 4,
    LATER.test(doc.text.slice(Math.max(0, moment.start - 30), moment.end).toLowerCase()),
    moment.start > weighing.lastLine,
  ]
  return flags.map(Number)
}

/** Before or after the remark that the question is about, by its speaker or by somebody else. */
function besideRemark(remark: Utterance | undefined, moment: MomentSpan): boolean[] {
  if (!remark) return new Array<boolean>(6).fill(false)
  const after = moment.start >= remark.end
  const before = moment.end <= remark.start
  const bySpeaker = remark.speaker >= 0 && moment.person === remark.speaker
  const acts = moment.clause >= 0
  const says = moment.utterance >= 0
  return [
    after && bySpeaker && acts,
    after && !bySpeaker && acts,
    before && bySpeaker && acts,
    before && !bySpeaker && acts,
    after && !bySpeaker && says,
    after && bySpeaker && says,
  ]
}

/** The words of a moment, as they stand and in their dictionary form. */
function wordsAt(scene: Scene, { clause, utterance, start, end }: MomentSpan): ReadonlySet<string> {
  const act = scene.clauses[clause]
  if (act) return wordsOf(scene, act)
  const said = scene.utterances[utterance]
  return lemmasOf(scene, said?.first ?? tokenAt(scene.doc, start), said?.last ?? tokenAt(scene.doc, end))
}

function lemmasOf(scene: Scene, first: number, last: number): ReadonlySet<string> {
  const found = new Set<string>()
  for (let i = first; i < last; i++) found.add(scene.doc.lemma(i))
  return found
}
