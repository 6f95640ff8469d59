import type { GradeLevel } from '../explanation/grade-band.ts'
import { quoted } from '../lesson/phrasing.ts'
import { quoteWords } from '../lesson/quote-words.ts'
import type { Query } from '../question/understand-question.ts'
import type { Scene } from '../scene/read-scene.ts'
import { bestMoments, forLevel, type Moment, momentsOf } from '../understand/evidence.ts'
import { ENOUGH, type FeelingClue } from '../understand/feeling-clue.ts'
import { findFeelings } from '../understand/find-feelings.ts'
import { remarkAsked, weighSincerity } from '../understand/sincerity.ts'
import { feelingAsked, sameFeeling } from './feeling-asked.ts'

/** What an answer is composed from. */
export type AnswerSource = {
  scene: Scene
  query: Query
  feelings: readonly FeelingClue[]
  moments: readonly Moment[]
}

/** An answer in one to three sentences, and whether it commits to a reading or describes what happens. */
export type Answer = { text: string; commits: boolean }

const MOST_WORDS = 45

/** Answers a question about a scene from what happens in it; null where the scene shows nothing that could be told. */
export function answerFromScene(scene: Scene, query: Query, grade: GradeLevel): Answer | null {
  const feelings = findFeelings(scene)
  const moments = forLevel(momentsOf(scene, query, feelings), grade)
  const source = { scene, query, feelings, moments }
  const answer = composeFor(source)
  return answer && wordsIn(answer.text) <= MOST_WORDS ? answer : answer ? describe(source) : null
}

function composeFor(source: AnswerSource): Answer | null {
  switch (source.query.intent) {
    case 'feeling':
    case 'evidence':
      return answerFeeling(source) ?? compareWithWords(source) ?? describe(source)
    case 'sincerity':
    case 'truth':
    case 'attitude':
      return (
        (source.query.intent === 'attitude' ? answerFeeling(source) : null) ??
        bothReadings(source) ??
        compareWithWords(source) ??
        describe(source)
      )
    case 'why':
      return answerWhy(source) ?? describe(source)
    case 'who':
      return answerWho(source) ?? describe(source)
    case 'want':
      return answerWant(source) ?? compareWithWords(source) ?? describe(source)
    case 'happens':
    case 'lost':
      return answerEvents(source)
    default:
      return (source.query.yesNo ? compareWithWords(source) : null) ?? describe(source)
  }
}

function answerFeeling(source: AnswerSource): Answer | null {
  const { query, scene, feelings } = source
  const person = query.people[0] ?? (scene.cast.people.length === 1 ? 0 : -1)
  if (person < 0) return null
  const own = feelings.filter(
    (one) =>
      one.person === person &&
      one.valence !== 0 &&
      // A question of yes or no doubts what is said and what was to be expected.
      (!query.yesNo || (one.from !== 'said' && one.from !== 'expected')),
  )
  if (own.length === 0) return null
  const total = own.reduce((sum, one) => sum + one.valence * one.weight * (1 + place(scene, one.start)), 0)
  const side = Math.sign(total)
  const same = own.filter((one) => one.valence === side)
  const strongest = same.sort((a, b) => b.weight - a.weight)[0]
  if (!strongest || same.reduce((sum, { weight }) => sum + weight, 0) < ENOUGH) return null
  const name = nameOf(source, person)
  const shown =
    momentFor(source, strongest)?.sentence ?? `The words ${quoted(wordsOfClue(scene, strongest))} show it.`
  const word = strongest.words[0] ?? ''
  const second = strongest.words[1]
  const feels = `${name} ${strongest.from === 'named' ? verbFor(source, person, 'feel') : 'may feel'} ${word}${second ? ` or ${second}` : ''}`
  const asked = feelingAsked(query.asked)
  const lead =
    query.yesNo && asked && strongest.from === 'named'
      ? `${sameFeeling(asked, strongest) ? 'Yes' : 'No'}. `
      : ''
  const sign = strongest.from === 'shown' && strongest.plain ? ` ${strongest.plain}` : ''
  return { text: `${lead}${feels}. ${shown}${sign}`, commits: true }
}

/** Both readings of a remark with what speaks for each, where the scene does not decide. */
function bothReadings(source: AnswerSource): Answer | null {
  const weighed = weighSincerity(source.scene, source.query, source.feelings)
  if (!weighed) return null
  const find = (side: number) => {
    const cues = weighed.cues.filter(({ points, clause }) => clause >= 0 && Math.sign(points) === side)
    return source.moments.find((one) => cues.some(({ clause }) => clause === one.clause))
  }
  const good = find(1)
  const bad = find(-1)
  if (!good || !bad) return null
  return {
    text: `It can be read both ways. One clue speaks for the words: ${lower(source, good)} One speaks against them: ${lower(source, bad)}`,
    commits: false,
  }
}

function answerWhy(source: AnswerSource): Answer | null {
  const { query, scene, feelings } = source
  const asked = scene.clauses[query.act]
  if (!asked) return null
  const because = scene.clauses.find(
    (one) => one.link === 'because' && (one.above === query.act || Math.abs(one.start - asked.end) < 30),
  )
  const reason = because && source.moments.find((one) => one.clause === scene.clauses.indexOf(because))
  if (reason) return { text: `Because ${lower(source, reason)}`, commits: true }
  const person = query.people[0] ?? -1
  const own = feelings.filter((one) => one.person === person && one.start <= asked.end && one.valence !== 0)
  const best = own.sort((a, b) => b.weight - a.weight)[0]
  const moment = best && source.moments.find((one) => one.clause === best.clause)
  if (!best || !moment || !best.words[0] || best.weight < ENOUGH) return null
  const sign = best.from === 'shown' ? ` ${best.plain}` : ''
  return {
    text: `It may be because ${nameInside(source, person)} ${verbFor(source, person, 'feel')} ${best.words[0]}. ${moment.sentence}${sign}`,
    commits: true,
  }
}

function answerWho(source: AnswerSource): Answer | null {
  const asked = source.scene.clauses[source.query.act]
  if (!asked || asked.negated || asked.standing !== 'fact') return null
  const moment = source.moments.find((one) => one.clause === source.query.act)
  return moment ? { text: moment.sentence, commits: true } : null
}

const WANTING = new Set('want wish hope long try plan mean hunger yearn need'.split(' '))

function answerWant(source: AnswerSource): Answer | null {
  const { scene, query } = source
  const person = query.people[0] ?? -1
  const at = scene.clauses.findIndex(
    (one) =>
      WANTING.has(scene.page.lemma(one.predicate)) &&
      one.subject >= 0 &&
      scene.cast.who[one.subject] === person &&
      !one.negated &&
      one.complement + one.object > -2,
  )
  const moment = source.moments.find((one) => one.clause === at)
  return moment ? { text: moment.sentence, commits: true } : null
}

function answerEvents(source: AnswerSource): Answer | null {
  const { moments } = source
  const told = moments.filter(({ utterance }) => utterance < 0)
  const chosen = bestMoments(
    [...told.slice(0, 1).map((one) => ({ ...one, score: one.score + 2 })), ...moments.slice(1)],
    3,
    40,
  )
  return chosen.length > 0 ? { text: chosen.map(({ sentence }) => sentence).join(' '), commits: false } : null
}

/**
 * Where a question turns on what somebody says, the words beside the act or the reaction that bears most on them:
 * whether both fit together is what decides.
 */
function compareWithWords(source: AnswerSource): Answer | null {
  const { query, scene, moments } = source
  if (!query.yesNo) return null
  const said = moments.find(({ utterance }) => utterance >= 0 && utterance === remarkAsked(scene, query))
  if (!said) return null
  const best = (list: readonly Moment[]) =>
    [...list].sort((a, b) => b.score - a.score).find(({ sentence }) => !UNCLEAR.test(sentence))
  const apart = moments.filter(
    (one) => one.utterance !== said.utterance && (one.end <= said.start || one.start >= said.end),
  )
  const shown = best(apart.filter(({ utterance }) => utterance < 0)) ?? best(apart)
  if (!shown) return null
  const [first, second] = shown.start < said.start ? [shown, said] : [said, shown]
  const doubt = ['sincerity', 'truth', 'attitude'].includes(query.intent)
  const test = doubt ? ' See if both fit together.' : ''
  const text = `Put two moments side by side. ${first.sentence} ${second.sentence}${test}`
  return { text, commits: false }
}

/** Sentences whose subject only the lines before could tell. */
const UNCLEAR = /^(?:It|This|That|They|Everything|There) /u

/** What happens at the place that matters, in plain words. */
function describe(source: AnswerSource): Answer | null {
  const clear = source.moments.filter(({ sentence }) => !UNCLEAR.test(sentence))
  const chosen = bestMoments(clear.length > 1 ? clear : source.moments, 2, 34)
  if (chosen.length === 0) return null
  const lead = source.query.yesNo
    ? `${chosen.length > 1 ? 'Two moments help' : 'One moment helps'} you decide. `
    : ''
  return { text: `${lead}${chosen.map(({ sentence }) => sentence).join(' ')}`, commits: false }
}

/** The words of the text that a clue rests on: the utterance that holds them, if it is short. */
function wordsOfClue(scene: Scene, clue: FeelingClue): string {
  const inside = scene.utterances.find((one) => one.start <= clue.start && one.end >= clue.end)
  const whole = inside && inside.end - inside.start < 60 ? inside : clue
  return quoteWords(scene.page.text, whole, 8) ?? scene.page.text.slice(clue.start, clue.end)
}

function momentFor(source: AnswerSource, clue: FeelingClue): Moment | undefined {
  return (
    (clue.clause >= 0 ? source.moments.find((one) => one.clause === clue.clause) : undefined) ??
    source.moments.find((one) => one.utterance >= 0 && one.start <= clue.start && one.end >= clue.end)
  )
}

function nameOf({ scene }: AnswerSource, person: number): string {
  const name = scene.cast.people[person]?.name ?? 'the speaker'
  return (name[0] ?? '').toUpperCase() + name.slice(1)
}

function nameInside({ scene }: AnswerSource, person: number): string {
  return scene.cast.people[person]?.name ?? 'the speaker'
}

function verbFor({ scene }: AnswerSource, person: number, verb: string): string {
  return scene.cast.people[person]?.several ? verb : `${verb}s`
}

function lower({ scene }: AnswerSource, moment: Moment): string {
  const name = scene.cast.people[moment.person]?.name ?? ''
  const keeps = name !== '' && !/^(?:the|his|her|their) /u.test(name) && moment.sentence.startsWith(name)
  return keeps ? moment.sentence : (moment.sentence[0] ?? '').toLowerCase() + moment.sentence.slice(1)
}

function place(scene: Scene, start: number): number {
  return start / Math.max(1, scene.page.text.length)
}

function wordsIn(text: string): number {
  return text.split(/\s+/u).length
}
