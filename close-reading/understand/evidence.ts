import { hasBannedWord } from '../explanation/check-wording.ts'
import { type GradeLevel, gradeBands } from '../explanation/grade-band.ts'
import type { Span } from '../finding.ts'
import { fitsAlone } from '../lesson/fit-lesson.ts'
import { quoted } from '../lesson/phrasing.ts'
import { lemmaOf } from '../page/lemma-of.ts'
import { trimEnd } from '../page/trim-end.ts'
import type { Query } from '../question/understand-question.ts'
import { tellClause } from '../retell/tell-clause.ts'
import type { Clause } from '../scene/clause.ts'
import type { Utterance } from '../scene/find-utterances.ts'
import type { Scene } from '../scene/read-scene.ts'
import type { FeelingClue } from './feeling-clue.ts'
import { personAt } from './match-rows.ts'
import { momentFeatures, weighingOf } from './moment-features.ts'
import { momentWeights } from './moment-weights.ts'

/** A moment of the passage told in one sentence of ours, with its place and how much it has to do with the question. */
export type Moment = Span & {
  sentence: string
  score: number
  /** Number of the clause or utterance it tells, -1 for none. */
  clause: number
  utterance: number
  person: number
}

const SPEAKING = new Set(
  'say ask reply answer tell call shout whisper think add cry mutter murmur begin go'.split(' '),
)
const LONGEST_SPEECH = 14

/** The dictionary forms of the words of a question that carry meaning. */
export function askedWords(query: Query): ReadonlySet<string> {
  return new Set(
    query.asked
      .split(/[^\p{L}\p{N}-]+/u)
      .filter((word) => word.length > 2 && !LITTLE.has(word))
      .map((word) => lemmaOf(word)),
  )
}

/** The moments of a scene that can be told, in the order of the text, each weighed for the question. */
export function momentsOf(scene: Scene, query: Query, feelings: readonly FeelingClue[]): Moment[] {
  const told: Omit<Moment, 'score'>[] = []
  const tags = new Set(scene.utterances.map(({ verb }) => verb))
  scene.clauses.forEach((clause, number) => {
    if (!isMoment(scene, clause, tags)) return
    const sentence = tellClause(scene, clause)
    if (!sentence || sentence.split(' ').length < 3 || EMPTY_TOLD.test(sentence)) return
    const { start, end } = clause
    told.push({
      sentence: `${sentence}.`,
      clause: number,
      utterance: -1,
      person: personAt(scene, clause.subject),
      start,
      end,
    })
  })
  scene.utterances.forEach((utterance, number) => {
    const sentence = tellUtterance(scene, utterance)
    const { start, end, speaker } = utterance
    if (sentence) told.push({ sentence, clause: -1, utterance: number, person: speaker, start, end })
  })
  told.sort((a, b) => a.start - b.start)
  const weighing = weighingOf(scene, query, feelings, askedWords(query), told.length)
  return told.map((moment, at) => {
    const features = momentFeatures(weighing, moment, at)
    return {
      ...moment,
      score: features.reduce((sum, value, k) => sum + value * (momentWeights[k] as number), 0) / 100,
    }
  })
}

/** Sentences that tell nothing by themselves. */
const EMPTY_TOLD =
  / (?:says|tells|asks|shows|gives|puts)$| (?:says|say|does|do|is|are|has|have|goes|tells|makes) (?:it|so|this|that|gone|there|here|no|not)$/u

function isMoment(scene: Scene, clause: Clause, tags: ReadonlySet<number>): boolean {
  if (clause.utterance >= 0 || clause.standing !== 'fact' || startsWithIf(scene, clause)) return false
  if (!['root', 'conj', 'parataxis', 'advcl'].includes(clause.relation)) return false
  if (clause.relation === 'conj' && isFarOff(scene, clause)) return false
  if (clause.relation === 'advcl' && !/^(?:when|because|until|while|before|after)$/u.test(clause.link))
    return false
  return !(SPEAKING.has(scene.page.lemma(clause.predicate)) && tags.has(clause.predicate))
}

/** "if he had not run": a condition is no event, wherever the parser hangs its "if". */
function startsWithIf({ page }: Scene, clause: Clause): boolean {
  for (
    let i = clause.predicate - 1;
    i >= 0 && clause.predicate - i < 7 && !/^[.;:!?]$/u.test(page.folded[i] as string);
    i--
  )
    if (/^(?:if|unless|lest|though)$/u.test(page.folded[i] as string)) return true
  return false
}

/** A second verb far from its first is often read as somebody else's. */
function isFarOff(scene: Scene, clause: Clause): boolean {
  const above = scene.clauses[clause.above]
  const own = clause.subject >= 0 && scene.syntax.head[clause.subject] === clause.predicate
  return !own && above !== undefined && clause.predicate - above.predicate > FURTHEST
}

const FURTHEST = 15

/** "Brent says, “Nice shoes.”": the first words, where the whole is long. */
export function tellUtterance(scene: Scene, utterance: Utterance): string | null {
  const { page, cast } = scene
  const speaker = cast.people[utterance.speaker]
  if (!speaker) return null
  const said = page.text.slice(utterance.start, utterance.end).replace(/\s+/gu, ' ')
  const words = trimEnd(said, ',;:—–-').trim()
  const list = words.split(' ')
  if (words === '' || list.length > LONGEST_SPEECH * 3) return null
  const shown = list.length > LONGEST_SPEECH ? firstSentence(words) : words
  if (shown.split(' ').length > LONGEST_SPEECH || /["“”]/u.test(shown)) return null
  const who = speaker.name[0]?.toUpperCase() + speaker.name.slice(1)
  const verb = speaker.several ? 'say' : 'says'
  return `${who} ${verb}, ${quoted(/[.!?…]$/u.test(shown) ? shown : `${shown}.`)}`
}

function firstSentence(words: string): string {
  return /^.*?[.!?]/u.exec(words)?.[0] ?? words
}

/** Moments whose sentences are easy enough for a level, with a little room. */
export function forLevel(moments: readonly Moment[], grade: GradeLevel): Moment[] {
  const most = gradeBands[grade].longestSentence - 2
  return moments.filter(
    ({ sentence }) =>
      sentence.split(/\s+/u).length <= most && !hasBannedWord(sentence) && fitsAlone(sentence, grade),
  )
}

/** The best moments for a question in the order of the text, none inside another, at most so many words together. */
export function bestMoments(moments: readonly Moment[], count: number, words: number): Moment[] {
  const chosen: Moment[] = []
  let used = 0
  for (const moment of [...moments].sort((a, b) => b.score - a.score)) {
    const length = moment.sentence.split(' ').length
    if (chosen.length >= count || used + length > words) continue
    if (chosen.some((one) => one.start < moment.end && moment.start < one.end)) continue
    chosen.push(moment)
    used += length
  }
  return chosen.sort((a, b) => a.start - b.start)
}

const LITTLE = new Set(
  'the and but for not are was were does did has had have who what when where why how which that this these those there here with from into about they them their she her his him its you your really feel feels feeling mean means doesnt didnt isnt say says said think'.split(
    ' ',
  ),
)
