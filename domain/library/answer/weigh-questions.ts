import type { Stretch } from '../places.ts'
import type { Reading } from '../reading.ts'
import { asksYesOrNo, intentOf } from './intent-of.ts'
import { placesShown, type Source } from './notes.ts'
import { namesOf } from './people-asked.ts'
import { allWords, wordsThatAsk } from './question-words.ts'
import { type AskedPlace, placeAsked } from './text-places.ts'

export type Question = Reading['questions'][number]
export type LikelyQuestion = { question: Question; chance: number }

/**
 * What speaks for a written question, each a share from 0 to 1, and what speaks for none. The weights are those of a
 * multinomial logistic regression over the wordings of the library, each asked of its reading without that wording and
 * without its question; that of the words quoted from the text, which wordings seldom quote, is set higher by hand.
 */
const weights = {
  /** Dice's coefficient of the closest wording. */
  wording: 2.5,
  /** How much of the closest wording is asked. */
  held: 1.1,
  /** How much of what is asked the wordings have, and whether that is as much as `SURE` rare words: a long question. */
  asked: 2.4,
  amount: 2,
  /** How much more of what is asked the answer has, and the notes on its clues. */
  answered: 4.5,
  /** How much of the words of the text that are asked about the answer stands on. */
  place: 1.2,
  intent: 1.2,
  otherPeople: -1.2,
  /** "Yes" answers no "what" and no "how". */
  yesOrNo: -0.5,
}
const NONE = 5
const SURE = 3

/** What a name counts, of which many questions are asked, and a word that neither the text nor the notes have. */
const OF_NAMES = 0.5
const OF_UNKNOWN = 0.4

type Words = ReadonlySet<string>
type Wording = { words: Words; all: Words }
type Known = { question: Question; wordings: Wording[]; asks: Words; answer: Words; stretches: Stretch[] }

/** Every written question of a reading with the chance, from 0 to 1, that it is the one asked. */
export function weighQuestions(asked: string, source: Pick<Source, 'reading' | 'places'>): LikelyQuestion[] {
  const known = source.reading.questions.map((question) => read(question, source))
  const names = namesOf(source.reading)
  const wanted = { words: wordsThatAsk(asked), all: allWords(asked) }
  const weigh = weighWords(known, source.reading, names)
  const intent = intentOf(asked)
  const place = placeAsked(asked, source.places)
  const isYesOrNo = asksYesOrNo(asked)
  const all = weigh.sum(wanted.words) || 1
  const worth = ({ question, wordings, asks, answer, stretches }: Known) => {
    const closest = wordings
      .map(({ words, all: whole }) => ({
        wording: (2 * weigh.sum(both(wanted.all, whole))) / (weigh.sum(wanted.all) + weigh.sum(whole) || 1),
        held: weigh.sum(both(wanted.words, words)) / (weigh.sum(words) || 1),
      }))
      .reduce((one, other) => (other.wording + other.held > one.wording + one.held ? other : one))
    const shared = weigh.sum(both(wanted.words, asks))
    const more = [...wanted.words].filter((word) => answer.has(word) && !asks.has(word))
    return (
      weights.wording * closest.wording +
      weights.held * closest.held +
      (weights.asked * shared) / all +
      weights.amount * Math.min(1, shared / (SURE * Math.log(1 + known.length))) +
      (weights.answered * weigh.sumOfNotes(more)) / all +
      weights.place * covered(place, stretches) +
      weights.intent * Number(question.ask.some((wording) => intentOf(wording.toLowerCase()) === intent)) +
      weights.otherPeople * Number(isOfOthers(wanted.words, asks, names)) +
      weights.yesOrNo * Number(!isYesOrNo && /^(?:Yes|No)\b/u.test(question.plain))
    )
  }
  const worths = known.map((one) => ({ question: one.question, power: Math.exp(worth(one)) }))
  const total = worths.reduce((sum, { power }) => sum + power, Math.exp(NONE))
  return worths.map(({ question, power }) => ({ question, chance: power / total }))
}

function read(question: Question, { reading, places }: Pick<Source, 'reading' | 'places'>): Known {
  const wordings = question.ask.map((wording) => ({ words: wordsThatAsk(wording), all: allWords(wording) }))
  const shown = placesShown(question, reading)
  const notes = reading.marks
    .filter(({ id }) => question.clues?.includes(id))
    .flatMap(({ says, means }) => [says, means.plain, means.full])
  return {
    question,
    wordings,
    asks: new Set(wordings.flatMap(({ words }) => [...words])),
    answer: wordsThatAsk(
      [question.plain, question.full, ...shown, ...notes].join(' ').replace(/ @\d+/gu, ''),
    ),
    stretches: shown.map(places.find).filter((found) => found !== null),
  }
}

/** How much words weigh together, each the more the fewer questions of the reading have it, or the notes on them. */
function weighWords(known: readonly Known[], reading: Reading, names: Words) {
  const inWordings = countWords(known.map(({ wordings }) => wordings.flatMap(({ all }) => [...all])))
  const inNotes = countWords(known.map(({ asks, answer }) => [...asks, ...answer]))
  const inText = wordsThatAsk(reading.text)
  const rarity = (count: number) => Math.log(1 + known.length / count)
  const ofUnknown = (word: string) => (inText.has(word) || inNotes.has(word) ? 1 : OF_UNKNOWN)
  const weight = (word: string) =>
    inWordings.has(word) ? rarity(inWordings.get(word) ?? 1) : ofUnknown(word) * rarity(1)
  const ofName = (word: string) => (names.has(word) ? OF_NAMES : 1)
  return {
    sum: (words: Iterable<string>) => total(words, (word) => ofName(word) * weight(word)),
    sumOfNotes: (words: Iterable<string>) =>
      total(words, (word) => ofName(word) * rarity(inNotes.get(word) ?? 1)),
  }
}

function countWords(lists: readonly (readonly string[])[]): Map<string, number> {
  const counts = new Map<string, number>()
  for (const list of lists) for (const word of new Set(list)) counts.set(word, (counts.get(word) ?? 0) + 1)
  return counts
}

function total(words: Iterable<string>, weigh: (word: string) => number): number {
  return [...words].reduce((sum, word) => sum + weigh(word), 0)
}

function both(one: Words, other: Words): string[] {
  return [...one].filter((word) => other.has(word))
}

/** How much of the words that a question quotes or repeats the best of the stretches has. */
function covered(place: AskedPlace | null, stretches: readonly Stretch[]): number {
  if (!place || place.by === 'position') return 0
  const shared = stretches.map(({ start, end }) => Math.min(end, place.end) - Math.max(start, place.start))
  return Math.max(0, ...shared) / Math.max(1, place.end - place.start)
}

/** What is asked about Tom is none about Ben. */
function isOfOthers(wanted: Words, asks: Words, names: Words): boolean {
  const named = both(wanted, names)
  return named.length > 0 && both(asks, names).length > 0 && !named.some((word) => asks.has(word))
}
