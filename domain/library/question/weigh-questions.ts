import type { Span } from '#close-reading'
import type { AnnotatedText } from '../annotated-text.ts'
import { claimOf, participantsOf, strangerIn } from './claim.ts'
import { fitsPeople, isSame } from './fits-people.ts'
import { intentOf } from './intent-of.ts'
import { type KnownQuestion, knownQuestionsOf, type Question, type Words } from './known-questions.ts'
import { memoizeFor } from './memoize-for.ts'
import { oppositesOf } from './opposites.ts'
import { namesOf } from './people-asked.ts'
import { allWords, contentWords } from './question-words.ts'
import { type AskedSpan, askedSpanOf, textIndexOf } from './text-index.ts'

export type LikelyQuestion = { question: Question; known: KnownQuestion; chance: number }

/**
 * The weights of what speaks for a written question, each a share from 0 to 1. They are those of a multinomial logistic
 * regression over the wordings of the library, each asked about its text without that wording and without its question.
 * The weight of words quoted from the text is set higher by hand, because wordings seldom quote.
 */
const weights = {
  /** Dice's coefficient with the closest wording: of all words, and of the content words. */
  wording: 2.3,
  content: 2.3,
  /** How much of what is asked the wordings have, and whether that is as much as `ENOUGH` rare words. */
  asked: 1.5,
  amount: 2.7,
  /** How much of the rest of what is asked the answer and the notes on its marks have. */
  answered: 5,
  /** How much of the words of the text that are asked about the answer is on. */
  span: 1.2,
  /** How many of the wordings ask for the same kind of thing, and whether they begin with the same person. */
  intent: 2,
  person: 1.3,
}
/** What speaks for no written question. */
const NONE = 5.3
const ENOUGH = 3

/** The weight of a name, because many questions have names, and of a word that neither the text nor the notes have. */
const OF_NAMES = 0.5
const OF_UNKNOWN = 0.4

/** Every written question that can be the one asked, by its people, with the chance from 0 to 1 that it is. */
export function weighQuestions(asked: string, annotated: AnnotatedText): LikelyQuestion[] {
  const all = knownQuestionsOf(annotated)
  const weigh = weighWordsOf(annotated)
  const wanted = { words: withOpposites(contentWords(asked), weigh.isKnown), all: allWords(asked) }
  const typed = {
    question: asked,
    intent: intentOf(asked),
    claim: claimOf(asked, annotated),
    stranger: strangerIn(asked, annotated),
  }
  const span = askedSpanOf(asked, textIndexOf(annotated))
  const [first] = participantsOf(typed.claim)
  const whole = weigh.sum(wanted.words) || 1
  const scoreOf = ({ wordings, asks, answer, spans, subjects }: KnownQuestion) => {
    const dice = (one: Words, other: Words) =>
      (2 * weigh.sum(both(one, other))) / (weigh.sum(one) + weigh.sum(other) || 1)
    const shared = weigh.sum(both(wanted.words, asks))
    const more = [...wanted.words].filter((word) => answer.has(word) && !asks.has(word))
    return (
      weights.wording * Math.max(...wordings.map((one) => dice(wanted.all, one.all))) +
      weights.content * Math.max(...wordings.map((one) => dice(wanted.words, one.words))) +
      (weights.asked * shared) / whole +
      weights.amount * Math.min(1, shared / (ENOUGH * Math.log(1 + all.length))) +
      (weights.answered * weigh.sumOfNotes(more)) / whole +
      weights.span * coverage(span, spans) +
      (weights.intent * wordings.filter(({ intent }) => intent === typed.intent).length) / wordings.length +
      weights.person * Number(first !== undefined && subjects.some((one) => isSame(one, first)))
    )
  }
  const scores = all
    .filter((known) => fitsPeople(typed, known, annotated))
    .map((known) => ({ known, power: Math.exp(scoreOf(known)) }))
  const total = scores.reduce((sum, { power }) => sum + power, Math.exp(NONE))
  return scores.map(({ known, power }) => ({ question: known.question, known, chance: power / total }))
}

/** Sums of the weights of words; the fewer questions, or notes on them, have a word, the heavier it is. */
const weighWordsOf = memoizeFor((annotated: AnnotatedText) => {
  const known = knownQuestionsOf(annotated)
  const names = namesOf(annotated)
  const inWordings = countWords(known.map(({ wordings }) => wordings.flatMap(({ all }) => [...all])))
  const inNotes = countWords(known.map(({ asks, answer }) => [...asks, ...answer]))
  const inText = contentWords(annotated.text)
  const rarity = (count: number) => Math.log(1 + known.length / count)
  const ofUnknown = (word: string) => (inText.has(word) || inNotes.has(word) ? 1 : OF_UNKNOWN)
  const weight = (word: string) =>
    inWordings.has(word) ? rarity(inWordings.get(word) ?? 1) : ofUnknown(word) * rarity(1)
  const ofName = (word: string) => (names.has(word) ? OF_NAMES : 1)
  return {
    isKnown: (word: string) => inNotes.has(word),
    sum: (words: Iterable<string>) => total(words, (word) => ofName(word) * weight(word)),
    sumOfNotes: (words: Iterable<string>) =>
      total(words, (word) => ofName(word) * rarity(inNotes.get(word) ?? 1)),
  }
})

/** What the notes say of who is strong answers whether he is weak: a word that they lack stands for its opposites. */
function withOpposites(words: Words, isKnown: (word: string) => boolean): Set<string> {
  return new Set(
    [...words].flatMap((word) => {
      const opposites = isKnown(word) ? [] : oppositesOf(word).filter(isKnown).slice(0, 1)
      return opposites.length > 0 ? opposites : [word]
    }),
  )
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
  if (!asked || asked.by === 'number' || asked.by === 'edge') return 0
  const shared = spans.map(({ start, end }) => Math.min(end, asked.end) - Math.max(start, asked.start))
  return Math.max(0, ...shared) / Math.max(1, asked.end - asked.start)
}
