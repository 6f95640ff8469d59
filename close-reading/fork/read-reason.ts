import { closestReasons, isReason } from '../answer/closest-reason.ts'
import { overlaps, type Span } from '../doc/span.ts'
import type { ForkReading } from '../phrasing/interpretation.ts'
import type { Scene } from '../scene/read-scene.ts'
import { askedWords } from '../understand/asked-words.ts'
import type { Moment } from '../understand/moments.ts'
import { tokenFrom } from '../understand/moments-about.ts'
import { fill } from '../wording/fill.ts'
import wording from '../wording/fork.json' with { type: 'json' }
import { type ExactLine, exactLine, LONGEST_WHOLE } from './exact-line.ts'
import { aboutText } from './fixed-readings.ts'
import { asksOfPerson, motivesFor } from './motives.ts'
import { asksCauseOfFeeling } from './read-feeling.ts'
import type { ForkSource, Readings } from './readings.ts'

/** Words by which a line names a goal. */
const GOAL =
  /\b(?:(?:want|hope|wish|plan)(?:s|ed|ing)? (?:to|for|that)|hoping|wanting|would rather|(?:could|can)(?:n['’]t| not) (?:stand|bear|wait)|long(?:s|ed) (?:to|for)|for the sake of|for [a-z]+['’]s sake)\b/iu

/** A question is no reason, nor is what the line itself takes for wrong or is not sure of. */
const NO_REASON =
  /\?|\bnot (?:because|since|so that|in order)|\b(?:some|people|they|many|others|residents|everyone) (?:say|said|think|thought|believed?|assumed?|claim(?:ed)?)\b|\b(?:heard|thought|assumed|supposed) that\b|\b(?:bear|bore) this out\b|\b(?:myth|wrong|must have|maybe|perhaps|guess(?:ed)?)\b/iu

const MOST_READINGS = 4
/** Lines quoted as reasons: beside motives, and where nobody acts. */
const MOST_QUOTED = { person: 1, thing: 3 }

/** Where a feeling can come from. */
const CAUSES = ['fromOthers', 'fromEvents', 'fromOneself', 'fromTime'] as const

/**
 * What may be the reason for what is asked about: a line of the text that gives a reason or names a goal, and the motives
 * that often stand behind what somebody does. Where nobody acts, lines alone.
 */
export function readReason(from: ForkSource): Readings {
  if (asksCauseOfFeeling(from.query)) return { kind: 'reason', claims: aboutText(CAUSES), some: 'reason' }
  const isOfPerson = asksOfPerson(from)
  const quoted = isOfPerson
    ? linesNaming(from, MOST_QUOTED.person)
    : linesNaming(from, MOST_QUOTED.thing, 'line')
  const motives = isOfPerson ? motivesFor(from.query.asked, MOST_READINGS - quoted.length) : []
  return { kind: 'reason', claims: [...quoted, ...motives], some: 'reason' }
}

/** What somebody may want, in the text's own words. */
export function readWanted(from: ForkSource): Readings {
  return { kind: 'reason', claims: linesNaming(from, MOST_QUOTED.thing, 'wish'), some: 'reason' }
}

/**
 * The lines that give a reason or name a goal.
 *
 * @param others what the lines with most to do with the question are called, where they fill up
 */
function linesNaming(
  { scene, query, moments }: ForkSource,
  most: number,
  others?: 'line' | 'wish',
): ForkReading[] {
  const asked = askedWords(query)
  const act = scene.clauses[query.act]
  const apart = moments
    .filter((one) => !(act && holdsAct(one, act)) && !(query.phrase && overlaps(one, query.phrase)))
    .sort((a, b) => b.score - a.score)
  const person = query.people[0] ?? -1
  const names = scene.cast.people[person]?.name.toLowerCase().split(' ') ?? []
  const things = new Set([...asked].filter((word) => !names.includes(word)))
  const shown: ExactLine[] = []
  const add = (candidates: readonly Moment[], names?: RegExp) => {
    for (const moment of candidates) {
      const line = exactLine(scene, moment, asked, LONGEST_WHOLE)
      if (!line || shown.some((one) => overlaps(one, line)) || names?.test(line.quote) === false) continue
      if (shown.length >= most) return
      if (NO_REASON.test(line.quote) || !beginsWhole(scene, line)) continue
      shown.push(line)
      if (names) return
    }
  }
  const ofThings = apart.filter((one) => isAbout(scene, one, things))
  if (others !== 'wish') {
    const reason = closestReasons(scene, query).find(isReason)
    const sentence = reason && scene.doc.sentences[reason.number]
    if (sentence) add(apart.filter((one) => overlaps(one, sentence)))
  }
  add(
    apart.filter((one) => person >= 0 && one.person === person),
    GOAL,
  )
  if (others) add(ofThings.length >= most ? ofThings : [...ofThings, ...apart])
  const kind = others === 'wish' ? 'wish' : 'line'
  return shown.map(({ quote }, at) => ({
    id: `${kind}-${at + 1}`,
    claim: fill(wording.reason[kind].claim, { quote }),
    test: wording.reason[kind].test,
  }))
}

/** Whether a line begins where a sentence or what somebody says begins: then it has its subject. */
function beginsWhole({ doc, utterances }: Scene, { start }: Span): boolean {
  const isNear = (one: Span) => start >= one.start && start - one.start <= 2
  return doc.isVerse || doc.sentences.some(isNear) || utterances.some(isNear)
}

/** Whether a moment has a word of the question. */
function isAbout({ doc }: Scene, { start, end }: Span, asked: ReadonlySet<string>): boolean {
  for (let i = tokenFrom(doc.start, doc.count, start); i < doc.count && (doc.start[i] as number) < end; i++)
    if (asked.has(doc.lemma(i))) return true
  return false
}

function holdsAct({ start, end }: Span, act: { start: number; predicate: number }): boolean {
  return start <= act.start && act.start < end
}
