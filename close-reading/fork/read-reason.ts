import { overlaps } from '../doc/overlaps.ts'
import type { Span } from '../finding.ts'
import type { Scene } from '../scene/read-scene.ts'
import { askedWords } from '../understand/asked-words.ts'
import type { Moment } from '../understand/moments.ts'
import { tokenFrom } from '../understand/moments-about.ts'
import { fill } from '../wording/fill.ts'
import wording from '../wording/fork.json' with { type: 'json' }
import { type ExactLine, exactLine, LONGEST_WHOLE } from './exact-line.ts'
import type { ForkReading } from './fork.ts'
import { asksOfPerson, motivesFor } from './motives.ts'
import type { ForkSource, Readings } from './readings.ts'

type ReasonKind = 'goal' | 'line' | 'wish'

/** Words by which a line names a goal. */
const GOAL =
  /\b(?:want(?:s|ed|ing)?|need(?:s|ed)?|hop(?:e|es|ed|ing)|wish(?:es|ed)? (?:to|for|that)|tr(?:y|ies|ied|ying) to|so as to|in order to|would rather|(?:could|can)(?:n['’]t| not) (?:stand|bear|wait)|long(?:s|ed) (?:to|for)|for the sake of|for [a-z]+['’]s sake)\b/iu

/** Words with which a sentence gives a reason, for whatever it may be. */
const REASON = /\b(?:because|since|so that|in order to|that is why|that['’]s why|which is why|the reason)\b/iu

const MOST_READINGS = 4
/** Lines quoted as reasons: beside motives, and where nobody acts. */
const MOST_QUOTED = { person: 1, thing: 3 }

/**
 * What may be the reason for what is asked about: a line of the text that gives a reason or names a goal, and the motives
 * that often stand behind what somebody does. Where nobody acts, lines alone.
 */
export function readReason(from: ForkSource): Readings {
  const isOfPerson = asksOfPerson(from)
  const quoted = isOfPerson
    ? linesNaming(from, MOST_QUOTED.person)
    : linesNaming(from, MOST_QUOTED.thing, 'line')
  const motives = isOfPerson ? motivesFor(from, MOST_READINGS - quoted.length) : []
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
  others?: ReasonKind,
): ForkReading[] {
  const asked = askedWords(query)
  const act = scene.clauses[query.act]
  const apart = moments.filter(
    (one) => !(act && holdsAct(one, act)) && !(query.phrase && overlaps(one, query.phrase)),
  )
  const person = query.people[0] ?? -1
  const names = scene.cast.people[person]?.name.toLowerCase().split(' ') ?? []
  const things = new Set([...asked].filter((word) => !names.includes(word)))
  const shown: ExactLine[] = []
  const claims: ForkReading[] = []
  const add = (kind: ReasonKind, candidates: readonly Moment[], names?: RegExp) => {
    for (const moment of [...candidates].sort((a, b) => b.score - a.score)) {
      const line = exactLine(scene, moment, asked, LONGEST_WHOLE)
      if (!line || shown.some((one) => overlaps(one, line)) || names?.test(line.quote) === false) continue
      if (claims.length >= most) return
      shown.push(line)
      claims.push({
        id: `${kind}-${claims.length + 1}`,
        claim: fill(wording.reason[kind].claim, { quote: line.quote }),
        test: wording.reason[kind].test,
      })
      return
    }
  }
  const ofThings = apart.filter((one) => isAbout(scene, one, -1, things))
  if (others !== 'wish') add('line', ofThings, REASON)
  add(
    others === 'wish' ? 'wish' : 'goal',
    apart.filter((one) => person >= 0 && one.person === person),
    GOAL,
  )
  if (others) for (let k = 0; k < most; k++) add(others, ofThings.length > k ? ofThings : apart)
  return claims
}

/** Whether a moment is about a person, or has a word of the question. */
function isAbout({ doc, cast }: Scene, moment: Moment, person: number, asked: ReadonlySet<string>): boolean {
  if (person >= 0 && moment.person === person) return true
  for (let i = tokenFrom(doc.start, doc.count, moment.start); i < doc.count; i++) {
    if ((doc.start[i] as number) >= moment.end) return false
    if ((person >= 0 && cast.who[i] === person) || asked.has(doc.lemma(i))) return true
  }
  return false
}

function holdsAct({ start, end }: Span, act: { start: number; predicate: number }): boolean {
  return start <= act.start && act.start < end
}
