import type { Span } from '#close-reading'
import type { AnnotatedText } from '../annotated-text.ts'
import { locatorsOf } from '../quote-copy.ts'
import { asksYesOrNo, intentOf } from './intent-of.ts'
import type { Source } from './notes.ts'
import { namesOf } from './people-asked.ts'
import { allWords, contentWords } from './question-words.ts'
import { type AskedSpan, askedSpanOf } from './text-index.ts'

export type Question = AnnotatedText['questions'][number]
export type LikelyQuestion = { question: Question; chance: number }

/**
 * The weights of what speaks for a written question, each a share from 0 to 1. They are those of a multinomial logistic
 * regression over the wordings of the library, each asked about its text without that wording and without its question.
 * The weight of words quoted from the text is set higher by hand, because wordings seldom quote.
 */
const weights = {
  /** Dice's coefficient with the closest wording. */
  wording: 2.5,
  /** How much of the closest wording is asked. */
  covered: 1.1,
  /** How much of what is asked the wordings have, and whether that is as much as `ENOUGH` rare words. */
  asked: 2.4,
  amount: 2,
  /** How much of the rest of what is asked the answer and the notes on its marks have. */
  answered: 4.5,
  /** How much of the words of the text that are asked about the answer is on. */
  span: 1.2,
  intent: 1.2,
  otherPeople: -1.2,
  /** "Yes" answers no "what" and no "how". */
  yesOrNo: -0.5,
}
/** What speaks for no written question. */
const NONE = 5
const ENOUGH = 3

/** The weight of a name, because many questions have names, and of a word that neither the text nor the notes have. */
const OF_NAMES = 0.5
const OF_UNKNOWN = 0.4

type Words = ReadonlySet<string>
type Wording = { words: Words; all: Words }
type Known = { question: Question; wordings: Wording[]; asks: Words; answer: Words; spans: Span[] }

/** Every written question on a text with the chance from 0 to 1 that it is the one asked. */
export function weighQuestions(asked: string, source: Pick<Source, 'annotated' | 'index'>): LikelyQuestion[] {
  const known = source.annotated.questions.map((question) => read(question, source))
  const names = namesOf(source.annotated)
  const wanted = { words: contentWords(asked), all: allWords(asked) }
  const weigh = weighWords(known, source.annotated, names)
  const intent = intentOf(asked)
  const span = askedSpanOf(asked, source.index)
  const isYesOrNo = asksYesOrNo(asked)
  const all = weigh.sum(wanted.words) || 1
  const scoreOf = ({ question, wordings, asks, answer, spans }: Known) => {
    const closest = wordings
      .map(({ words, all: allOfWording }) => ({
        wording:
          (2 * weigh.sum(both(wanted.all, allOfWording))) /
          (weigh.sum(wanted.all) + weigh.sum(allOfWording) || 1),
        covered: weigh.sum(both(wanted.words, words)) / (weigh.sum(words) || 1),
      }))
      .reduce((one, other) => (other.wording + other.covered > one.wording + one.covered ? other : one))
    const shared = weigh.sum(both(wanted.words, asks))
    const more = [...wanted.words].filter((word) => answer.has(word) && !asks.has(word))
    return (
      weights.wording * closest.wording +
      weights.covered * closest.covered +
      (weights.asked * shared) / all +
      weights.amount * Math.min(1, shared / (ENOUGH * Math.log(1 + known.length))) +
      (weights.answered * weigh.sumOfNotes(more)) / all +
      weights.span * coverage(span, spans) +
      weights.intent * Number(question.ask.some((wording) => intentOf(wording.toLowerCase()) === intent)) +
      weights.otherPeople * Number(isAboutOthers(wanted.words, asks, names)) +
      weights.yesOrNo * Number(!isYesOrNo && /^(?:Yes|No)\b/u.test(question.plain))
    )
  }
  const scores = known.map((one) => ({ question: one.question, power: Math.exp(scoreOf(one)) }))
  const total = scores.reduce((sum, { power }) => sum + power, Math.exp(NONE))
  return scores.map(({ question, power }) => ({ question, chance: power / total }))
}

function read(question: Question, { annotated, index }: Pick<Source, 'annotated' | 'index'>): Known {
  const wordings = question.ask.map((wording) => ({ words: contentWords(wording), all: allWords(wording) }))
  const shown = locatorsOf(question, annotated)
  const notes = annotated.marks
    .filter(({ id }) => question.clues?.includes(id))
    .flatMap(({ says, means }) => [says, means.plain, means.full])
  return {
    question,
    wordings,
    asks: new Set(wordings.flatMap(({ words }) => [...words])),
    answer: contentWords(
      [question.plain, question.full, ...shown, ...notes].join(' ').replace(/ @\d+/gu, ''),
    ),
    spans: shown.map(index.find).filter((found) => found !== null),
  }
}

/** Sums of the weights of words; the fewer questions, or notes on them, have a word, the heavier it is. */
function weighWords(known: readonly Known[], annotated: AnnotatedText, names: Words) {
  const inWordings = countWords(known.map(({ wordings }) => wordings.flatMap(({ all }) => [...all])))
  const inNotes = countWords(known.map(({ asks, answer }) => [...asks, ...answer]))
  const inText = contentWords(annotated.text)
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

/** How much of the words that a question quotes or repeats the best of the spans has. */
function coverage(asked: AskedSpan | null, spans: readonly Span[]): number {
  if (!asked || asked.by === 'position') return 0
  const shared = spans.map(({ start, end }) => Math.min(end, asked.end) - Math.max(start, asked.start))
  return Math.max(0, ...shared) / Math.max(1, asked.end - asked.start)
}

/** Whether a question names people and none of those that a written question names. */
function isAboutOthers(wanted: Words, asks: Words, names: Words): boolean {
  const named = both(wanted, names)
  return named.length > 0 && both(asks, names).length > 0 && !named.some((word) => asks.has(word))
}
