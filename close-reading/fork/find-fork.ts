import { overlaps } from '../doc/overlaps.ts'
import { describeLocation } from '../explanation/describe-location.ts'
import { quoted } from '../explanation/phrasing.ts'
import { voiceOf } from '../explanation/source.ts'
import type { Query } from '../question/understand-question.ts'
import type { Scene } from '../scene/read-scene.ts'
import { showSign, signsIn } from '../understand/line-signs.ts'
import { momentsAbout, namesFeeling } from '../understand/moments-about.ts'
import { remarkAsked } from '../understand/remark-asked.ts'
import { fill } from '../wording/fill.ts'
import wording from '../wording/fork.json' with { type: 'json' }
import { chooseForkLines } from './choose-lines.ts'
import type { ExactLine } from './exact-line.ts'
import {
  readAttitude,
  readChange,
  readPurpose,
  readShift,
  readSincerity,
  readTruth,
  readYesNo,
} from './fixed-readings.ts'
import type { Fork, ForkLine } from './fork.ts'
import { nameOfPerson, nameOfVoice, type PersonNamed } from './person-named.ts'
import { readFeeling } from './read-feeling.ts'
import { readMeaning } from './read-meaning.ts'
import { readReason } from './read-reason.ts'
import { readTheme } from './read-theme.ts'
import { readTone } from './read-tone.ts'
import { type ForkSource, inOrder, type Readings } from './readings.ts'

/**
 * The ways to read the lines that bear on a question which the words do not settle; null without a line.
 *
 * @param lines as `linesFor` finds them
 */
export function findFork(from: ForkSource, lines: readonly ExactLine[]): Fork | null {
  const { source, scene } = from
  if (lines.length === 0) return null
  const readings = readingsFor(from, lines)
  return {
    kind: readings?.kind ?? null,
    lines: lines.map(
      ({ start, end, quote }, at): ForkLine => ({
        number: at + 1,
        start,
        end,
        quote,
        place: describeLocation(source.reading.doc, { start, end }),
        shows: signsIn(scene, { start, end }).map(showSign),
      }),
    ),
    readings: readings ? inOrder(readings) : [],
  }
}

/** The answer's first lines where a fork takes their place: that the words do not say it, and the lines that decide. */
export function shortOfFork(fork: Fork | null): string {
  const [first, second, third] = (fork?.lines ?? []).map(({ quote, place: location }) =>
    fill(wording.placed, { quote: quoted(quote), place: location }),
  )
  if (!first) return wording.short.none
  if (!second) return fill(wording.short.one, { first })
  return third
    ? fill(wording.short.three, { first, second, third })
    : fill(wording.short.two, { first, second })
}

/** The ways to read a passage as sentences, for texts without buttons. */
export function readingsInWords({ readings }: Fork): string[] {
  if (readings.length === 0) return []
  const claims = readings
    .filter(({ id }) => id !== 'some' && id !== 'unsure')
    .map(({ claim, test }) => fill(wording.reading, { claim, test }))
  return [wording.open, ...claims]
}

/**
 * The one to three lines that bear most on the question, in the order of the text. Where a feeling is asked, the lines about that person stand first, and none
 * names a feeling of somebody else.
 */
export function linesFor({ scene, query, moments }: ForkSource): ExactLine[] {
  const isOfPerson = (query.intent === 'feeling' || query.intent === 'attitude') && query.sure
  if (!isOfPerson) return chooseForkLines(scene, query, moments)
  const unnamed = moments.filter((one) => !namesFeeling(scene, one))
  const about = new Set(momentsAbout(scene, unnamed, query.people[0] ?? -1))
  return chooseForkLines(scene, query, unnamed, (moment) => about.has(moment))
}

function readingsFor(from: ForkSource, lines: readonly ExactLine[]): Readings | null {
  const { scene, query } = from
  const person = personAsked(from)
  switch (query.intent) {
    case 'sincerity':
      return /\bliteral/u.test(query.asked)
        ? readMeaning(from)
        : readSincerity(person, query.asked, saidBy(from))
    case 'truth':
      return hasRemark(scene, query) ? readTruth(person) : readYesNo()
    case 'feeling':
      return readFeeling(from, lines, person)
    case 'attitude':
      if (query.yesNo && hasRemark(scene, query)) return readSincerity(person, query.asked, saidBy(from))
      return query.people.length > 0
        ? readAttitude(person, otherAsked(from))
        : readFeeling(from, lines, person)
    case 'change':
      return query.people.length > 0 ? readChange(person) : readShift()
    case 'why':
      return readReason(from)
    case 'want':
      return query.yesNo ? readYesNo() : readReason(from)
    case 'tone':
      return readTone(from)
    case 'meaning':
      return readMeaning(from)
    case 'theme':
      return readTheme(from)
    case 'purpose':
      return readPurpose()
    default:
      return query.yesNo ? readYesNo() : null
  }
}

/** Whom a reading is about: the person asked about, who says what is asked about, or the voice of the text. */
function personAsked({ source, scene, query }: ForkSource): PersonNamed {
  const { phrase } = query
  const said = phrase && scene.utterances.find((one) => overlaps(one, phrase))
  const number = query.people[0] ?? said?.speaker ?? -1
  const person = scene.cast.people[number]
  return person ? nameOfPerson(person) : nameOfVoice(voiceOf(source))
}

/** Everything that the person asked about says; of nobody in particular, all that is said. */
function saidBy({ scene, query }: ForkSource): string {
  const person = query.people[0] ?? -1
  return scene.utterances
    .filter(({ speaker }) => person < 0 || speaker === person)
    .map(({ start, end }) => scene.doc.text.slice(start, end))
    .join(' ')
}

function otherAsked({ scene, query }: ForkSource): PersonNamed | null {
  const other = scene.cast.people[query.people[1] ?? -1]
  return other ? nameOfPerson(other) : null
}

/** Whether the question turns on what somebody says. */
function hasRemark(scene: Scene, query: Query): boolean {
  const remark = scene.utterances[remarkAsked(scene, query)]
  if (!remark) return false
  if (query.phrase && overlaps(query.phrase, remark)) return true
  return query.people.length === 0 || remark.speaker === query.people[0]
}
