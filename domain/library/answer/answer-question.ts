import { mendSpelling } from '#close-reading'
import { sentencesOf } from '../quote-copy.ts'
import { tokensOf } from '../tokens.ts'
import { withMeanings } from './ask-word.ts'
import { closestQuestion, closestToSecond } from './closest-question.ts'
import { intentOf } from './intent-of.ts'
import { matchNotes } from './match-note.ts'
import { type LibraryNote, type NoteAnswer, notesOf, own, type Source } from './notes.ts'
import { namesOf, peopleAsked } from './people-asked.ts'
import { saysSomething, stemOf, wordsThatAsk } from './question-words.ts'
import { tellPlace, tellWord } from './tell-place.ts'
import { tellTopic } from './tell-topic.ts'
import { placeAsked, quotesOthers } from './text-places.ts'
import type { LikelyQuestion, Question } from './weigh-questions.ts'

/** From which chance on a written question is taken for the one asked, and from which it is near to it. */
export const SAME = 0.45
const NEAR = 0.15
/** The same for the second of two questions, which often leans on the first with "it" and "he". */
const SURELY = 0.65

/**
 * The answer that a reading holds to a question: the one written ahead for it; what a word, or the words that it quotes,
 * mean; what every text is asked, such as its tone; or else the answer to a question that is near, which is said first.
 * Quotations are cut from the student's copy.
 *
 * @returns null where nothing in the reading is near
 */
export function answerQuestion(typed: string, source: Source): NoteAnswer | null {
  const notes = notesOf(source)
  const question = mend(typed, notes, source)
  const written = closestQuestion(question, source)
  const answer =
    written && isSame(written, question, source)
      ? tellBoth(written.question, closestToSecond(question, source), question, source)
      : answerFromNotes(question, notes, source, written)
  return withMeanings(question, answer, source)
}

/** Whether a written question is taken for the one asked: "yes" and "no" answer no "why". */
function isSame({ question, chance }: LikelyQuestion, asked: string, { version }: Source): boolean {
  if (chance === 1) return true
  return chance >= SAME && !(ASKS_MORE_THAN_YES.test(asked) && /^(?:Yes|No)\b/u.test(question[version]))
}
const ASKS_MORE_THAN_YES = /^(?:(?:so|and|but|ok) )?(?:why|what|how|who|where|which)\b/u

/** The answer to a question, and where it is the first of two, the other with its answer after the first sentence. */
function tellBoth(first: Question, other: LikelyQuestion | null, asked: string, source: Source): NoteAnswer {
  const told = tellWritten(first, asked, source)
  if (!other || other.chance < SURELY || other.question === first) return told
  const second = tellWritten(other.question, asked, source)
  const [ours = '', ...rest] = sentencesOf(told.text)
  const text = [ours, properWording(other.question), second.text, ...rest].join(' ')
  return { ...told, text, opening: 3, clues: [...new Set([...told.clues, ...second.clues])] }
}

/** A written question as a person who writes with care asks it; in no quotation marks, for it is not in the text. */
function properWording({ ask }: Question): string {
  const proper = ask.find((wording) => wording.endsWith('?')) ?? `${ask[0]}?`
  return proper.slice(0, 1).toUpperCase() + proper.slice(1)
}

function tellWritten(
  { clues = [], step, ...text }: Question,
  asked: string,
  { version, cut, places }: Source,
): NoteAnswer {
  return { text: own(text[version], cut), clues, step: own(step, cut), place: placeAsked(asked, places) }
}

function answerFromNotes(
  question: string,
  notes: readonly LibraryNote[],
  source: Source,
  written: LikelyQuestion | null,
): NoteAnswer | null {
  const { reading, places } = source
  const place = placeAsked(question, places)
  const people = peopleAsked(question, reading)
  const intent = intentOf(question)
  const names = namesOf(reading)
  const words = wordsAsked(question, source)
  const matches = matchNotes({ words, people: names, place }, notes)
  const others = [...words].filter((word) => !names.has(word))
  const isMeant = place && place.by !== 'position' && intent === 'meaning'
  const told = quotesOthers(question, places)
    ? null
    : ((isMeant ? tellPlace(place, matches) : null) ??
      tellTopic({ question, intent, place, people, others, matches }, source) ??
      (intent === 'meaning' ? tellWord(question, matches, source) : null))
  if (told && told.text !== '') return { ...told, place: told.place ?? place }
  return written && written.chance >= NEAR ? tellNearQuestion(written.question, question, source) : null
}

/** The answer to the written question that comes nearest, which is said first: whoever asked can see how near it is. */
function tellNearQuestion(near: Question, asked: string, source: Source): NoteAnswer {
  const told = tellWritten(near, asked, source)
  const text = `The notes do not answer exactly this. They answer this one: ${properWording(near)} ${told.text}`
  return { ...told, text, opening: 3, isNearest: true }
}

/** The words that say what is asked; those of the title only where there are no others. */
function wordsAsked(question: string, { reading }: Source): Set<string> {
  const inTitle = wordsThatAsk(reading.title)
  const all = [...wordsThatAsk(question)]
  return new Set(all.some((word) => !inTitle.has(word)) ? all.filter((word) => !inTitle.has(word)) : all)
}

/** The question in small letters, misspelled words mended where the text, the notes or the school have the word. */
function mend(question: string, notes: readonly LibraryNote[], { reading, places }: Source): string {
  const prose = [
    reading.title,
    reading.author,
    ...reading.retelling.flatMap(({ plain, full }) => [plain, full]),
    ...reading.questions.flatMap(({ ask }) => ask),
    ...reading.people.map(({ name }) => name),
  ].join(' ')
  const keys = [...new Set([...places.tokens, ...tokensOf(prose)].map(({ key }) => key))].filter(
    saysSomething,
  )
  const known = new Set(keys)
  const stems = new Set(notes.flatMap(({ about, also }) => [...about, ...also]))
  const typed = question.toLowerCase().replace(/(?<=\p{L})['’](?=\p{L})/gu, '')
  return mendSpelling(
    typed,
    (word) => !saysSomething(word) || known.has(word) || stems.has(stemOf(word)),
    keys,
  )
}
