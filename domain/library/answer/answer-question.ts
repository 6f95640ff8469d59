import { correctSpelling } from '#close-reading'
import { adaptQuotations, sentencesOf } from '../quote-copy.ts'
import { tokensOf } from '../tokens.ts'
import { answerAboutTopic } from './answer-about-topic.ts'
import { answerAboutWords, defineWord } from './answer-about-words.ts'
import { withMeanings } from './ask-word.ts'
import { closestQuestion, closestToSecond } from './closest-question.ts'
import { intentOf } from './intent-of.ts'
import { matchNotes } from './match-note.ts'
import { type LibraryNote, type NoteAnswer, notesOf, type Source } from './notes.ts'
import { namesOf, peopleAsked } from './people-asked.ts'
import { contentWords, isContentWord, stemOf } from './question-words.ts'
import { askedSpanOf, quotesOthers } from './text-index.ts'
import type { LikelyQuestion, Question } from './weigh-questions.ts'

/** From these chances on, a written question counts as the one asked, or as similar to it. */
export const SAME = 0.45
const SIMILAR = 0.15
/** Higher for the second of two questions, which often refers to the first with "it" and "he". */
const SAME_AS_SECOND = 0.65

/**
 * The answer of the notes to a question: the one written ahead for it; what a word, or the words that it quotes, mean;
 * the answer to what fits every text, such as its tone; or else the answer to a similar question, which is said first.
 * Quotations are taken from the student's copy.
 *
 * @returns null where the notes answer nothing similar
 */
export function answerQuestion(typed: string, source: Source): NoteAnswer | null {
  const notes = notesOf(source)
  const question = correctQuestion(typed, notes, source)
  const written = closestQuestion(question, source)
  const answer =
    written && isSame(written, question, source)
      ? answerBoth(written.question, closestToSecond(question, source), question, source)
      : answerFromNotes(question, notes, source, written)
  return withMeanings(question, answer, source)
}

/** Whether a written question counts as the one asked: "yes" and "no" answer no "why". */
function isSame({ question, chance }: LikelyQuestion, asked: string, { version }: Source): boolean {
  if (chance === 1) return true
  return chance >= SAME && !(ASKS_MORE_THAN_YES.test(asked) && /^(?:Yes|No)\b/u.test(question[version]))
}
const ASKS_MORE_THAN_YES = /^(?:(?:so|and|but|ok) )?(?:why|what|how|who|where|which)\b/u

/** The answer to a question. Where a second one was asked, it follows with its answer after the first sentence. */
function answerBoth(
  first: Question,
  other: LikelyQuestion | null,
  asked: string,
  source: Source,
): NoteAnswer {
  const answer = writtenAnswer(first, asked, source)
  if (!other || other.chance < SAME_AS_SECOND || other.question === first) return answer
  const second = writtenAnswer(other.question, asked, source)
  const [opening = '', ...rest] = sentencesOf(answer.text)
  const text = [opening, properWording(other.question), second.text, ...rest].join(' ')
  return { ...answer, text, opening: 3, clues: [...new Set([...answer.clues, ...second.clues])] }
}

/** A written question in its careful wording; without quotation marks, because it is not in the text. */
function properWording({ ask }: Question): string {
  const proper = ask.find((wording) => wording.endsWith('?')) ?? `${ask[0]}?`
  return proper.slice(0, 1).toUpperCase() + proper.slice(1)
}

function writtenAnswer(
  { clues = [], step, ...text }: Question,
  asked: string,
  { version, quote, index }: Source,
): NoteAnswer {
  return {
    text: adaptQuotations(text[version], quote),
    clues,
    step: adaptQuotations(step, quote),
    span: askedSpanOf(asked, index),
  }
}

function answerFromNotes(
  question: string,
  notes: readonly LibraryNote[],
  source: Source,
  written: LikelyQuestion | null,
): NoteAnswer | null {
  const { annotated, index } = source
  const span = askedSpanOf(question, index)
  const people = peopleAsked(question, annotated)
  const intent = intentOf(question)
  const names = namesOf(annotated)
  const words = wordsAsked(question, source)
  const matches = matchNotes({ words, people: names, span }, notes)
  const others = [...words].filter((word) => !names.has(word))
  const asksMeaning = span && span.by !== 'position' && intent === 'meaning'
  const answer = quotesOthers(question, index)
    ? null
    : ((asksMeaning ? answerAboutWords(span, matches) : null) ??
      answerAboutTopic({ question, intent, span, people, others, matches }, source) ??
      (intent === 'meaning' ? defineWord(question, matches, source) : null))
  if (answer && answer.text !== '') return { ...answer, span: answer.span ?? span }
  return written && written.chance >= SIMILAR ? nearestAnswer(written.question, question, source) : null
}

/** The answer to the most similar written question, which is said first, so that the student sees what is answered. */
function nearestAnswer(near: Question, asked: string, source: Source): NoteAnswer {
  const answer = writtenAnswer(near, asked, source)
  const text = `The notes do not answer exactly this. They answer this one: ${properWording(near)} ${answer.text}`
  return { ...answer, text, opening: 3, isNearest: true }
}

/** The content words of a question; those of the title only where there are no others. */
function wordsAsked(question: string, { annotated }: Source): Set<string> {
  const inTitle = contentWords(annotated.title)
  const all = [...contentWords(question)]
  return new Set(all.some((word) => !inTitle.has(word)) ? all.filter((word) => !inTitle.has(word)) : all)
}

/** The question in lower case, with misspelled words corrected where the text, the notes or school words have them. */
function correctQuestion(
  question: string,
  notes: readonly LibraryNote[],
  { annotated, index }: Source,
): string {
  const prose = [
    annotated.title,
    annotated.author,
    ...annotated.retelling.flatMap(({ plain, full }) => [plain, full]),
    ...annotated.questions.flatMap(({ ask }) => ask),
    ...annotated.people.map(({ name }) => name),
  ].join(' ')
  const keys = [...new Set([...index.tokens, ...tokensOf(prose)].map(({ key }) => key))].filter(isContentWord)
  const known = new Set(keys)
  const stems = new Set(notes.flatMap(({ about, also }) => [...about, ...also]))
  const typed = question.toLowerCase().replace(/(\p{L})['’](?=\p{L})/gu, '$1')
  return correctSpelling(
    typed,
    (word) => !isContentWord(word) || known.has(word) || stems.has(stemOf(word)),
    keys,
  )
}
