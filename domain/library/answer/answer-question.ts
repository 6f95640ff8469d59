import { asksYesOrNo, claimOf, plainQuestion } from '../question/claim.ts'
import {
  type ClosestQuestion,
  closestQuestion,
  closestToSecond,
  exactQuestion,
} from '../question/closest-question.ts'
import { correctQuestion } from '../question/correct-question.ts'
import { intentOf } from '../question/intent-of.ts'
import { namesOf, peopleAsked } from '../question/people-asked.ts'
import { contentWords } from '../question/question-words.ts'
import { askedSpanOf, quotesOthers } from '../question/text-index.ts'
import { answerAboutFeeling } from './answer-about-people.ts'
import { answerAboutPosition } from './answer-about-position.ts'
import { answerAboutTopic } from './answer-about-topic.ts'
import { answerAboutWords, defineWord } from './answer-about-words.ts'
import { answerFromBeside } from './answer-from-beside.ts'
import { withMeanings } from './ask-word.ts'
import { matchNotes } from './match-note.ts'
import { type NoteAnswer, notesOf, type Source } from './notes.ts'
import { stateBoth, stateNearest, stateWritten } from './state-written.ts'

/** From these chances on, a written question counts as the one asked, or as similar to it. */
export const SAME = 0.45
const SIMILAR = 0.12
/** Higher for the second of two questions, which often refers to the first with "it" and "he". */
const SAME_AS_SECOND = 0.65
/** More words of a question are not read: their number bounds the time. */
const MOST_WORDS = 80

/**
 * The answer of the notes to a question: the one written ahead for it; what a word, or the words that it quotes, mean;
 * the answer to what fits every text, such as its tone or its people; or else the answer to a similar question, with a
 * note that says so. Quotations are taken from the student's copy.
 *
 * @returns null where the notes answer nothing similar
 */
export function answerQuestion(typed: string, source: Source): NoteAnswer | null {
  const { annotated } = source
  const exact = exactQuestion(typed, annotated)
  if (exact) return stateExact(exact, typed, source)
  const question = correctQuestion(typed.split(/\s+/u).slice(0, MOST_WORDS).join(' '), annotated)
  const written = closestQuestion(question, annotated)
  // "Why?" alone asks for no written answer but its own; "does she mean it" has small words alone, too.
  const isVague =
    contentWords(question).size === 0 &&
    askedSpanOf(question, source.index) === null &&
    intentOf(question) !== 'happens'
  if (isVague && written?.chance !== 1) return null
  const answer =
    written && isSame(written, question) && !isBesideFeeling(written, question)
      ? answerWritten(written, question, source)
      : answerFromNotes(question, source, written)
  return asksYesOrNo(question) ? answer : withMeanings(question, answer, source)
}

/** The answer to a question that is asked word for word. */
function stateExact(exact: ClosestQuestion, typed: string, source: Source): NoteAnswer | null {
  const question = typed.toLowerCase()
  const answer = stateWritten(exact, question, source)
  return asksYesOrNo(question) ? answer : withMeanings(question, answer, source)
}

/** Whether a written question counts as the one asked. What only yes and no answer is no answer to "why". */
function isSame({ known, chance }: ClosestQuestion, asked: string): boolean {
  if (chance === 1) return true
  const isYesOrNo = known.wordings.every(({ wording }) => asksYesOrNo(wording.words))
  return chance >= SAME && !(isYesOrNo && ASKS_MORE_THAN_YES.test(plainQuestion(asked)))
}
const ASKS_MORE_THAN_YES = /^(?:why|who|where|which|when)\b/u

/** What somebody feels is told by an answer about a feeling, or by the note on that person. */
function isBesideFeeling({ known, chance }: ClosestQuestion, asked: string): boolean {
  return (
    chance < 1 && intentOf(asked) === 'feeling' && known.wordings.every(({ intent }) => intent !== 'feeling')
  )
}

function answerWritten(written: ClosestQuestion, question: string, source: Source): NoteAnswer {
  const second = closestToSecond(question, source.annotated)
  return second && second.chance >= SAME_AS_SECOND && second.question !== written.question
    ? stateBoth(written, second, question, source)
    : stateWritten(written, question, source)
}

function answerFromNotes(
  question: string,
  source: Source,
  written: ClosestQuestion | null,
): NoteAnswer | null {
  const { annotated, index } = source
  const span = askedSpanOf(question, index, source.copy)
  const people = peopleAsked(question, annotated)
  const intent = intentOf(question)
  const names = namesOf(annotated)
  const words = wordsAsked(question, source)
  const matches = matchNotes({ words, people: names, span }, notesOf(source))
  const others = [...words].filter((word) => !names.has(word))
  const asked = { question, intent, span, people, others, matches }
  const asksWords = span && (span.by === 'quotation' || span.by === 'words') && intent === 'meaning'
  const answer = quotesOthers(question, index)
    ? null
    : ((asksWords ? answerAboutWords(span, matches) : null) ??
      answerAboutPosition(asked, source) ??
      answerAboutTopic(asked, source) ??
      answerFromBeside(asked, source) ??
      (intent === 'meaning' ? defineWord(question, matches, source) : null))
  if (answer && answer.text !== '') return { ...answer, span: answer.span ?? span }
  return answerAboutFeeling(asked, source) ?? nearest(question, source, written)
}

/** The answer to a similar question; a note says so, unless all that is asked stands in that question or its answer. */
function nearest(question: string, source: Source, written: ClosestQuestion | null): NoteAnswer | null {
  if (!written || written.chance < SIMILAR || isBesideFeeling(written, question)) return null
  return isCovered(written, question, source)
    ? stateWritten(written, question, source)
    : stateNearest(written, question, source)
}

/** Whether a written question or its answer has all that is asked: two words at least, besides names. */
function isCovered({ known }: ClosestQuestion, question: string, { annotated }: Source): boolean {
  if (claimOf(question, annotated).kind === 'modal') return false
  const names = namesOf(annotated)
  const words = [...contentWords(question)].filter((word) => !names.has(word))
  return (
    words.length >= LEAST_COVERED && words.every((word) => known.asks.has(word) || known.answer.has(word))
  )
}
const LEAST_COVERED = 2

/** The content words of a question; those of the title only where there are no others. */
function wordsAsked(question: string, { annotated }: Source): Set<string> {
  const inTitle = contentWords(annotated.title)
  const all = [...contentWords(question)]
  return new Set(all.some((word) => !inTitle.has(word)) ? all.filter((word) => !inTitle.has(word)) : all)
}
