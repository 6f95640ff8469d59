import type { Span } from '../finding.ts'
import { quoted } from '../lesson/phrasing.ts'
import { lemmaOf } from '../page/lemma-of.ts'
import type { Query } from '../question/understand-question.ts'
import { tellClause } from '../retell/tell-clause.ts'
import type { Clause } from '../scene/clause.ts'
import type { Utterance } from '../scene/find-utterances.ts'
import type { Scene } from '../scene/read-scene.ts'
import type { FeelingClue } from './feeling-clue.ts'
import { personAt, wordsOf } from './match-rows.ts'

/** A moment of the passage told in one sentence of ours, with its place and how much it has to do with the question. */
export type Moment = Span & {
  sentence: string
  score: number
  /** Number of the clause or utterance it tells, -1 for none. */
  clause: number
  utterance: number
  person: number
}

const SPEAKING = new Set('say ask reply answer tell call shout whisper think add cry mutter murmur begin go'.split(' '))
const LONGEST_SPEECH = 14

/** The dictionary forms of the words of a question that carry meaning. */
export function askedWords(query: Query): ReadonlySet<string> {
  return new Set(
    query.asked.split(/[^\p{L}\p{N}-]+/u).filter((word) => word.length > 2 && !LITTLE.has(word)).map((word) => lemmaOf(word)),
  )
}

/** The moments of a scene that can be told, in the order of the text, each weighed for the question. */
export function momentsOf(scene: Scene, query: Query, feelings: readonly FeelingClue[]): Moment[] {
  const asked = askedWords(query)
  const moments: Moment[] = []
  scene.clauses.forEach((clause, number) => {
    if (!isMoment(scene, clause)) return
    const sentence = tellClause(scene, clause)
    if (!sentence || sentence.split(' ').length < 3 || EMPTY_TOLD.test(sentence)) return
    const person = personAt(scene, clause.subject)
    const overlap = [...wordsOf(scene, clause)].filter((word) => asked.has(word)).length
    const felt = feelings.filter((one) => one.clause === number)
    const score =
      Math.min(overlap, 3) * 1.2 +
      (query.people.includes(person) ? 1 : 0) +
      (felt.length > 0 ? 0.8 + Math.max(...felt.map(({ weight }) => weight)) * 0.4 : 0) +
      (query.act === number ? 2 : 0) +
      place(scene, clause.start) +
      (sentence.split(' ').length > 5 ? 0.4 : 0)
    moments.push({ sentence: `${sentence}.`, score, clause: number, utterance: -1, person, start: clause.start, end: clause.end })
  })
  scene.utterances.forEach((utterance, number) => {
    const sentence = tellUtterance(scene, utterance)
    if (!sentence) return
    let overlap = 0
    for (let i = utterance.first; i < utterance.last; i++) if (asked.has(scene.page.lemma(i))) overlap++
    const score =
      Math.min(overlap, 3) * 1 +
      (query.people.includes(utterance.speaker) ? 1 : 0) +
      (query.phrase && query.phrase.start < utterance.end && query.phrase.end > utterance.start ? 2.5 : 0) +
      place(scene, utterance.start)
    moments.push({ sentence, score, clause: -1, utterance: number, person: utterance.speaker, start: utterance.start, end: utterance.end })
  })
  return moments.sort((a, b) => a.start - b.start)
}

/** Sentences that tell nothing by themselves. */
const EMPTY_TOLD = / (?:says|say|does|do|is|are|has|have|goes|tells|makes) (?:it|so|this|that|gone|there|here|no|not)$/u

/** Later moments tell more of how a scene comes out. */
function place(scene: Scene, start: number): number {
  return (start / Math.max(1, scene.page.text.length)) * 0.9
}

function isMoment(scene: Scene, clause: Clause): boolean {
  if (clause.utterance >= 0) return false
  if (!['root', 'conj', 'parataxis', 'advcl'].includes(clause.relation)) return false
  if (clause.relation === 'advcl' && !/^(?:when|because|until|while|before|after)$/u.test(clause.link)) return false
  return !(SPEAKING.has(scene.page.lemma(clause.predicate)) && besideSpeech(scene, clause))
}

function besideSpeech(scene: Scene, clause: Clause): boolean {
  return scene.utterances.some((one) => one.verb === clause.predicate)
}

/** "Brent says, “Nice shoes.”": the first words, where the whole is long. */
export function tellUtterance(scene: Scene, utterance: Utterance): string | null {
  const { page, cast } = scene
  const speaker = cast.people[utterance.speaker]
  if (!speaker) return null
  const words = page.text.slice(utterance.start, utterance.end).replace(/\s+/gu, ' ').trim().replace(/[,;:—–-]+$/u, '')
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
  'the and but for not are was were does did has had have who what when where why how which that this these those there here with from into about they them their she her his him its you your really feel feels feeling mean means doesnt didnt isnt say says said think'.split(' '),
)
