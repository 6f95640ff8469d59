import { closestReasons, isReason } from '../answer/closest-reason.ts'
import { kinds } from '../choices/kinds.ts'
import { overlaps, type Span } from '../doc/span.ts'
import { describeLocation } from '../phrasing/describe-location.ts'
import type { Fork, ForkLine } from '../phrasing/interpretation.ts'
import { quoted } from '../phrasing/phrasing.ts'
import { findingsOf } from '../phrasing/source.ts'
import { wordsOf } from '../prose/split-prose.ts'
import type { Intent } from '../question/intents.ts'
import type { Query } from '../question/understand-question.ts'
import type { Scene } from '../scene/read-scene.ts'
import { showSign, signsIn } from '../understand/line-signs.ts'
import type { Moment } from '../understand/moments.ts'
import { momentsAbout, namesFeeling } from '../understand/moments-about.ts'
import { fill } from '../wording/fill.ts'
import wording from '../wording/fork.json' with { type: 'json' }
import { chooseForkLines } from './choose-lines.ts'
import type { ExactLine } from './exact-line.ts'
import {
  isOfOneself,
  readAttitude,
  readChange,
  readEither,
  readIrony,
  readPurpose,
  readShift,
  readSincerity,
  readTruth,
  readYesNo,
} from './fixed-readings.ts'
import { hasRemark, otherAsked, personAsked, remarkSaid } from './person-asked.ts'
import type { PersonNamed } from './person-named.ts'
import { readFeeling } from './read-feeling.ts'
import { readMeaning } from './read-meaning.ts'
import { readReason, readWanted } from './read-reason.ts'
import { readTheme } from './read-theme.ts'
import { readTone } from './read-tone.ts'
import { readWho } from './read-who.ts'
import { type ForkSource, inOrder, type Readings } from './readings.ts'

/**
 * The ways to read the lines that bear on a question which the words do not settle; null without a line.
 *
 * @param lines as `linesFor` finds them
 * @param lead a sentence with the words that come closest to the question; null where none do
 */
export function findFork(from: ForkSource, lines: readonly ExactLine[], lead: string | null): Fork | null {
  const { source, scene } = from
  if (lines.length === 0) return null
  const readings = readingsFor(from, lines)
  return {
    kind: readings?.kind ?? null,
    ...(lead && { lead }),
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
  if (fork?.lead) return fork.lead
  const lines = fork?.lines ?? []
  let wordsLeft = MOST_WORDS
  const [first, second, third] = lines.map(({ quote, place: location }, at) => {
    const placed = fill(wording.placed, { quote: quoted(quote), place: location })
    const later = (lines.length - at - 1) * WORDS_OF_LOCATION
    const shown =
      wordsOf(placed).length + later <= wordsLeft ? placed : fill(wording.oneIn, { place: location })
    wordsLeft -= wordsOf(shown).length
    return shown
  })
  if (!first) return wording.short.none
  if (!second) return fill(wording.short.one, { first })
  return third
    ? fill(wording.short.three, { first, second, third })
    : fill(wording.short.two, { first, second })
}

/** Words that the first lines of an answer have room for beside those around the lines. */
const MOST_WORDS = 32
/** "One in lines 11 to 12": a line that finds no room is named by its place. */
const WORDS_OF_LOCATION = 6

/** The ways to read a passage as sentences, for texts without buttons; without any, the lines to start from. */
export function readingsInWords({ readings, lines }: Fork): string[] {
  if (readings.length > 0)
    return readings
      .filter(({ id }) => id !== 'some' && id !== 'unsure')
      .map(({ claim }) => fill(wording.reading, { claim }))
  const [first, second] = lines.map(({ quote }) => quoted(quote))
  if (!first) return []
  return second
    ? [fill(wording.noReadings.several, { first, second })]
    : [fill(wording.noReadings.one, { first })]
}

/** Before every other line; and what it adds to a line to be about the person asked about. */
const FIRST = 10
const ABOUT = 0.3

/**
 * The one to three lines that bear most on the question, in the order of the text. Where a feeling is asked, the lines about that person stand first, and none
 * names a feeling of somebody else; that of a "he" who may be either of two is shown.
 */
export function linesFor({ scene, query, moments }: ForkSource): ExactLine[] {
  const { phrase } = query
  if (query.intent === 'meaning' && phrase)
    return chooseForkLines(scene, query, moments, (moment) => nearness(scene, phrase, moment) * FIRST)
  const isOfPerson = (query.intent === 'feeling' || query.intent === 'attitude') && query.sure
  if (query.intent === 'why') {
    const [first, second] = closestReasons(scene, query).filter(isReason)
    const reasons = [first, second].map((one) => (one ? scene.doc.sentences[one.number] : undefined))
    return chooseForkLines(scene, query, moments, (moment) =>
      reasons.some((one) => one && overlaps(one, moment)) ? FIRST : 0,
    )
  }
  if (!isOfPerson) return chooseForkLines(scene, query, moments)
  const unnamed = moments.filter((one) => !namesFeeling(scene, one) || isOfEither(scene, one))
  const about = new Set(momentsAbout(scene, unnamed, query.people[0] ?? -1))
  return chooseForkLines(scene, query, unnamed, (moment) => (about.has(moment) ? ABOUT : 0))
}

/** What words mean shows in the two sentences after them, or else in the one before. */
function nearness({ doc }: Scene, phrase: Span, moment: Span): number {
  const own = doc.sentences.findIndex((one) => overlaps(one, phrase))
  const far = doc.sentences.findIndex((one) => overlaps(one, moment)) - own
  return far === 1 || far === 2 ? 2 : far === -1 ? 1 : 0
}

function isOfEither({ cast, clauses }: Scene, { clause }: Moment): boolean {
  const subject = clauses[clause]?.subject ?? -1
  return subject >= 0 && (cast.who[subject] as number) >= 0 && cast.sure[subject] === 0
}

type Asked = ForkSource & { lines: readonly ExactLine[]; person: PersonNamed }
type ReadingsOf = (from: Asked) => Readings | null

/** The ways to read the passage, by what is asked for. */
const byIntent: Partial<Record<Intent, ReadingsOf>> = {
  sincerity: (from) =>
    /\biron/u.test(from.query.asked) && !from.query.yesNo ? readIrony() : readMeant(from, from.person),
  truth: ({ scene, query, person }) =>
    (query.people.length > 0 || query.phrase) && hasRemark(scene, query) ? readTruth(person) : readYesNo(),
  feeling: readFelt,
  attitude: (from) => readLiking(from, from.lines, from.person),
  change: ({ query, person }) => (query.people.length > 0 ? readChange(person) : readShift()),
  why: readReason,
  want: readWhetherWanted,
  tone: readTone,
  meaning: readMeaning,
  theme: readTheme,
  purpose: readPurpose,
  speaker: readWho,
  who: readWho,
}

/** The first that can be chosen from: two of an "or", what words mean, whether they are meant, or what is asked for. */
function readingsFor(from: ForkSource, lines: readonly ExactLine[]): Readings | null {
  const { query } = from
  const { asked, intent } = query
  const either = query.yesNo && intent !== 'why' ? readEither(asked) : null
  if (either) return either
  if ((intent === 'sincerity' || intent === 'truth') && isOfWords(from)) return readMeaning(from)
  const person = personAsked(from)
  if (doubtsVoice(query, person)) return readMeant(from, person)
  return (byIntent[intent] ?? readOther)({ ...from, lines, person })
}

function readFelt(from: Asked): Readings | null {
  const { scene, query, person, lines } = from
  if (query.yesNo && REALLY.test(query.asked) && isOfOneself(remarkSaid(from)) && hasRemark(scene, query))
    return readMeant(from, person)
  return /^(?:so |and )?who\b/u.test(query.asked) ? readWho(from) : readFeeling(from, lines, person)
}

function readWhetherWanted(from: Asked): Readings | null {
  const { query, person } = from
  if (!query.yesNo) return readWanted(from)
  return REALLY.test(query.asked) ? readMeant(from, person) : readYesNo()
}

function readOther(from: Asked): Readings | null {
  const { asked, yesNo, phrase } = from.query
  if (POINT.test(asked)) return readTheme(from)
  if (yesNo) return readYesNo()
  return phrase && /^(?:so |and )?what(?:s| is| are)\b/u.test(asked) ? readMeaning(from) : null
}

const POINT = /\b(?:point|message|lesson|moral|theme|argument|argu(?:e|es|ing)|claim)\b/u

/** Whether something is meant: what is said, or what is written for readers. */
function readMeant(from: ForkSource, person: PersonNamed): Readings {
  const { source, scene, query } = from
  const isVoice = person.isVoice && !/narrator|speaker/u.test(person.name)
  const isWritten = isVoice || (kinds[source.kind].isFactual && scene.utterances.length === 0)
  return readSincerity(person, query.asked, isWritten ? null : remarkSaid(from))
}

/** "Does the author truly support it?" asks whether what the text says is meant. */
function doubtsVoice({ yesNo, asked, intent }: Query, { isVoice, name }: PersonNamed): boolean {
  const isOfMeaning = ['truth', 'open', 'attitude', 'want', 'sincerity'].includes(intent)
  return isOfMeaning && yesNo && isVoice && asked.includes(name) && REALLY.test(asked)
}

/** "Is he really fine?" doubts what somebody says. */
const REALLY = /\b(?:really|actually|truly)\b/u

/** Whether somebody likes something: what they say of it may not be meant. */
function readLiking(from: ForkSource, lines: readonly ExactLine[], person: PersonNamed): Readings | null {
  const { scene, query } = from
  if (/^(?:so |and )?wh(?:o|ich)\b/u.test(query.asked)) return readWho(from)
  if (/\bfe(?:el|lt)/u.test(query.asked)) return readFeeling(from, lines, person)
  if (query.yesNo && REALLY.test(query.asked)) return readMeant(from, person)
  return readAttitude(person, otherAsked(from), query.asked, query.yesNo && hasRemark(scene, query))
}

/** "Does he mean something else?" */
const MEANS = /\b(?:he|she|they|i|you) (?:really |actually |truly )?means?\b/u

/** "Does the cold mean that he is lonely?", "is it literal": what words mean, and not whether somebody means them. */
function isOfWords({ source, scene, query }: ForkSource): boolean {
  if (/\bliteral/u.test(query.asked)) return true
  const { phrase } = query
  if (phrase && findingsOf(source, 'simile').some((one) => overlaps(one, phrase))) return true
  if (!/\bmeans?\b/u.test(query.asked)) return false
  if (phrase && /^(?:so |and )?what(?:s| is| does| do| did)?\b/u.test(query.asked)) return true
  const isSaid = phrase !== null && scene.utterances.some((one) => overlaps(one, phrase))
  return query.people.length === 0 && query.missing === null && !isSaid && !MEANS.test(query.asked)
}
