import { mendSpelling } from '#close-reading'
import { tokensOf } from '../tokens.ts'
import { withMeanings } from './ask-word.ts'
import { closestQuestion } from './closest-question.ts'
import { intentOf } from './intent-of.ts'
import { matchNotes } from './match-note.ts'
import { type LibraryNote, type NoteAnswer, notesOf, own, type Source } from './notes.ts'
import { namesOf, peopleAsked } from './people-asked.ts'
import { saysSomething, stemOf, wordsThatAsk } from './question-words.ts'
import { tellPlace, tellWord } from './tell-place.ts'
import { tellTopic } from './tell-topic.ts'
import { placeAsked, quotesOthers } from './text-places.ts'
import type { LikelyQuestion, Question } from './weigh-questions.ts'

/** From which chance on a written question is taken for the one asked, is near to it, or is so where no note is near. */
export const SAME = 0.45
const NEAR = 0.25
const FAR = 0.15
/** From which share of the question's words on a note is told as the nearest. */
const NEAREST = 0.4
const NOT_EXACTLY = 'The notes do not answer exactly this.'

/**
 * The answer that a reading surely holds to a question: the one written ahead for it; what a word, or the words that it
 * quotes, mean; or what every text is asked, such as its tone. Where it holds none, the nearest note, if any, with
 * `isNearest`. Quotations are cut from the student's copy.
 *
 * @returns null where nothing in the reading is near
 */
export function answerQuestion(typed: string, source: Source): NoteAnswer | null {
  const notes = notesOf(source)
  const question = mend(typed, notes, source)
  const written = closestQuestion(question, source)
  const answer =
    written && written.chance >= SAME
      ? tellWritten(written.question, question, source)
      : answerFromNotes(question, notes, source, written)
  return withMeanings(question, answer, source)
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
  const matches = matchNotes({ question, intent, words, people: names, place }, notes)
  const others = [...words].filter((word) => !names.has(word))
  const isMeant = place && place.by !== 'position' && intent === 'meaning'
  const told = quotesOthers(question, places)
    ? null
    : ((isMeant ? tellPlace(place, matches) : null) ??
      tellTopic({ question, intent, place, people, others, matches }, source) ??
      (intent === 'meaning' ? tellWord(question, matches, source) : null))
  if (told && told.text !== '') return { ...told, place: told.place ?? place }
  const isAsked = ({ about, also }: LibraryNote) => others.some((word) => about.has(word) || also.has(word))
  const matched = matches.filter(
    ({ note, share }) => share >= NEAREST && note.kind !== 'person' && isAsked(note),
  )
  const nearest = (least: number) =>
    written && written.chance >= least ? tellNearQuestion(written.question, question, source) : null
  return (
    nearest(NEAR) ??
    matched
      .map(({ note }) =>
        note.question
          ? tellNearQuestion(note.question, question, source)
          : asNearest({ text: note.tell(place), clues: note.clues, place }),
      )
      .find((one) => one !== null) ??
    nearest(FAR) ??
    asNearest(tellTopic({ question, intent, place, people, others: [], matches }, source))
  )
}

/** What does not answer all that was asked, and says so. */
function asNearest(told: NoteAnswer | null): NoteAnswer | null {
  if (!told || told.text === '') return null
  return { ...told, text: `${NOT_EXACTLY} The nearest note: ${told.text}`, isNearest: true }
}

/** The answer to the written question that comes nearest, which is said first: whoever asked can see how near it is. */
function tellNearQuestion(near: Question, asked: string, source: Source): NoteAnswer {
  const proper = near.ask.find((wording) => wording.endsWith('?')) ?? `${near.ask[0]}?`
  const told = tellWritten(near, asked, source)
  const text = `${NOT_EXACTLY} They answer this one: “${proper.replaceAll('“', '‘').replaceAll('”', '’')}” ${told.text}`
  return { ...told, text, isNearest: true }
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
