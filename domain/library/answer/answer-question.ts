import { mendSpelling } from '#close-reading'
import type { Stretch } from '../places.ts'
import { sentencesOf } from '../quote-copy.ts'
import type { Reading } from '../reading.ts'
import { tokensOf } from '../tokens.ts'
import { withMeanings } from './ask-word.ts'
import { closestQuestion, formOf } from './closest-question.ts'
import { intentOf, READER_KNOWS } from './intent-of.ts'
import { commonWords, type Match, matchNotes } from './match-note.ts'
import { type LibraryNote, type NoteAnswer, type NoteKind, notesOf, own, type Source } from './notes.ts'
import { namesOf, peopleAsked } from './people-asked.ts'
import { saysSomething, stemOf, wordsThatAsk } from './question-words.ts'
import { sayNo } from './say-no.ts'
import { type Person, tellFeeling, tellKnowledge, tellPeople, tellWish } from './tell-people.ts'
import { NOT_EXACTLY, tellPlace, tellWord } from './tell-place.ts'
import { tellTopic } from './tell-topic.ts'
import { placeAsked, quotesOthers } from './text-places.ts'

/**
 * From which share of the question's words on a note answers it, with words so rare; and from which share on it is told
 * as the nearest.
 */
const ANSWERS = 0.5
const LEAST_WEIGHT = 1.6
/** Less is enough for a note on what may be misread, when it is asked whether it is so. */
const ANSWERS_DOUBT = 0.35
/** More is needed of a note that says neither yes nor no, when that is asked. */
const ANSWERS_YES = 0.65
const NEAREST = 0.15
const ALL = 0.9
const near: ReadonlySet<NoteKind> = new Set(['part', 'mark', 'figure', 'otherwise', 'theme', 'unsaid'])

/**
 * The answer that a reading holds to a question: the one written ahead for the closest question, or else one composed
 * from the notes about the words, the person, the place or the topic that is asked about. Quotations are cut from the
 * student's copy.
 *
 * @returns null where nothing in the reading is near
 */
export function answerQuestion(typed: string, source: Source): NoteAnswer | null {
  const notes = notesOf(source)
  const question = mend(typed, notes, source)
  return withMeanings(question, answerMended(question, notes, source), source)
}

function answerMended(question: string, notes: readonly LibraryNote[], source: Source): NoteAnswer | null {
  const halves = question.split(/(?<=\?)\s+|,?\s+and\s+(?=(?:why|how|what|who|where|does|do|did)\b)/u)
  const asking =
    halves.length === 2 &&
    !READER_KNOWS.test(halves[1] ?? '') &&
    halves.every((half) => ASKS.test(half) && wordsThatAsk(half).size > 0)
  const answers = (asking ? halves : [])
    .map((half) => answerWritten(half, source) ?? answerOne(half, notes, source))
    .filter((answer) => answer !== null && !answer.isNearest)
  const [one, other] = answers
  const isOneSentence = !/\?\s+\S/u.test(question)
  if (one && other && isOneSentence && one.text !== other.text) return inOne(one, other)
  return answerWritten(question, source) ?? one ?? answerOne(question, notes, source)
}

/** Two answers, the first sentence of each first. */
function inOne(one: NoteAnswer, other: NoteAnswer): NoteAnswer {
  const [first = '', ...more] = sentencesOf(one.text)
  return { ...one, text: [first, other.text, ...more].join(' '), clues: [...one.clues, ...other.clues] }
}
const ASKS = /^(?:why|how|what|whats|who|whos|where|when|is|are|was|were|does|do|did)\b/u

function answerWritten(question: string, source: Source): NoteAnswer | null {
  const { reading, version, cut, places } = source
  const written = closestQuestion(question, reading.questions, namesOf(reading))
  return (
    written && {
      text: own(written[version], cut),
      clues: written.clues ?? [],
      step: own(written.step, cut),
      place: placeAsked(question, places),
    }
  )
}

function answerOne(question: string, notes: readonly LibraryNote[], source: Source): NoteAnswer | null {
  const { reading, places } = source
  const place = placeAsked(question, places)
  const people = peopleAsked(question, reading)
  const intent = intentOf(question)
  const names = namesOf(reading)
  const words = wordsAsked(question, reading)
  const matches = matchNotes({ question, intent, words, people: names, place }, notes)
  const [best] = matches
  const isOfPeople = people.length > 0 && [...words].every((word) => names.has(word))
  const moments = momentsOf(question, words, names, notes)
  const asked = { question, intent, place, people, isOfPeople, matches, moments }
  const isMeant = place?.by === 'quotation' || (place?.by === 'words' && intent === 'meaning')
  const isLiking = intent === 'attitude' && formOf(question) === 'yes or no'
  const isAim = intent === 'theme' && !words.has('theme') && best?.note.kind !== 'readings'
  const told =
    (quotesOthers(question, places) ? notQuoted(matches, words, names) : null) ??
    (isMeant && place && intent !== 'feeling' ? tellPlace(place, question, matches, source) : null) ??
    (best && best.core >= ANSWERS && isAim && isAnswer(best, question)
      ? tellBest(best, place, question)
      : null) ??
    tellTopic(asked, source) ??
    (intent === 'meaning' ? tellWord(question, matches, source) : null) ??
    (isLiking && best?.note.kind === 'part' ? tellFeeling(asked, source) : null) ??
    (best && isAnswer(best, question, telling(words, names)) ? tellBest(best, place, question) : null) ??
    (place ? tellPlace(place, question, matches, source) : null) ??
    (isLiking ? tellFeeling(asked, source) : null) ??
    (intent === 'evidence' ? tellEvidence(matches, asked, source) : null) ??
    (intent === 'know' ? tellKnowledge(people, source) : null) ??
    (formOf(question) === 'why' && (best?.share ?? 0) < ANSWERS
      ? tellMotive(doersOf(question, people, source), source)
      : null) ??
    tellNearest(matches, words, names) ??
    tellPerson(people, source)
  return told && told.text !== '' ? { ...told, place: told.place ?? place } : null
}

/** Where the rest of a question about a feeling stands: "how does he feel when he opens the door". */
function momentsOf(
  question: string,
  words: ReadonlySet<string>,
  names: ReadonlySet<string>,
  notes: readonly LibraryNote[],
): Stretch[] {
  if (!/\b(?:when|after|before|while|during|once|as)\b/u.test(question)) return []
  const others = new Set([...words].filter((word) => word !== 'feel' && !names.has(word)))
  const wanted = { question, intent: 'happens', words: others, people: names, place: null } as const
  return matchNotes(wanted, notes)
    .filter(({ note, share }) => note.kind === 'part' && share >= ANSWERS)
    .flatMap(({ note }) => note.stretches)
}

/** The words that say what is asked; those of the title only where there are no others. */
function wordsAsked(question: string, { title }: Reading): Set<string> {
  const inTitle = wordsThatAsk(title)
  const all = [...wordsThatAsk(question)]
  return new Set(all.some((word) => !inTitle.has(word)) ? all.filter((word) => !inTitle.has(word)) : all)
}

function isAnswer(match: Match, question: string, words: readonly string[] = []): boolean {
  const { note, share, core, weight } = match
  const form = formOf(question)
  const { kind } = note
  if (kind === 'word') return core >= ANSWERS
  if (kind === 'person') return share >= ANSWERS
  // A part told again gives no reason, a theme no yes or no, and a note is told only where it is about what is asked.
  if (kind === 'part') return form !== 'why' && share >= ANSWERS
  if (core < ANSWERS_DOUBT || (note.asks && !note.asks.some((ask) => formOf(ask) === form))) return false
  const isDoubt = kind === 'misread' || kind === 'readings'
  if (kind === 'misread' && form !== 'yes or no' && form !== 'why') return false
  // A misreading with half of the words is another misreading.
  const has = words.filter((word) => note.about.has(word) || note.also.has(word)).length
  if (kind === 'misread' && words.length > 1 && has * 2 <= words.length) return false
  if ((kind === 'theme' || kind === 'tone') && form === 'yes or no') return false
  const isWhole = core >= ALL && words.length > 0
  const least = form !== 'yes or no' ? ANSWERS : isDoubt ? ANSWERS_DOUBT : ANSWERS_YES
  return share >= least && (weight >= LEAST_WEIGHT || isWhole)
}

/** The words that are neither a name nor a common verb. */
function telling(words: ReadonlySet<string>, names: ReadonlySet<string>): string[] {
  return [...words].filter((word) => !names.has(word) && !commonWords.has(word))
}

function tellBest({ note }: Match, place: Stretch | null, question: string): NoteAnswer | null {
  const text = sayNo(question, note, note.tell(place))
  return text === '' ? null : { text, clues: note.clues, place: place ?? note.stretches[0] ?? null }
}

/** The nearest note, which must share more than a name with the question; null where there is none. */
function tellNearest(
  matches: readonly Match[],
  words: ReadonlySet<string>,
  names: ReadonlySet<string>,
): NoteAnswer | null {
  const rare = telling(words, names)
  const found = matches
    .filter(
      ({ note, share, core }) => share >= NEAREST && (core > 0 || (note.kind === 'mark' && share >= ANSWERS)),
    )
    .filter(
      ({ note, core }) =>
        (near.has(note.kind) || (core >= ANSWERS_DOUBT && !note.asks)) && note.tell(null) !== '',
    )
    .find(({ note }) => rare.some((word) => note.about.has(word) || note.also.has(word)))
  const best = found && tellBest(found, null, '')
  return best ? { ...best, text: `${NOT_EXACTLY} ${best.text}`, isNearest: true } : null
}

/** The words that are asked about are not in this text, which may be a part of a longer one. */
function notQuoted(
  matches: readonly Match[],
  words: ReadonlySet<string>,
  names: ReadonlySet<string>,
): NoteAnswer {
  const nearest = tellNearest(matches, words, names)
  const more = nearest ? ` ${nearest.text.replace(NOT_EXACTLY, 'The nearest note:')}` : ''
  return {
    text: `The words that you quote are not in this text.${more}`,
    clues: nearest?.clues ?? [],
    isNearest: true,
  }
}

/** The words that show something: the clue that is about it, or those that show what somebody feels. */
function tellEvidence(
  matches: readonly Match[],
  asked: Parameters<typeof tellFeeling>[0],
  source: Source,
): NoteAnswer | null {
  const found = matches.find(({ note, core }) => note.kind === 'mark' && core > 0 && note.tell(null) !== '')
  if (found) return tellBest(found, null, '')
  return asked.people.length > 0 ? tellFeeling(asked, source) : null
}

/** Of whom it is asked why: "why doesn't he bite Nagaina" asks it of him. */
function doersOf(question: string, people: readonly Person[], { reading }: Source): readonly Person[] {
  const [, doer] =
    /\bwhy (?:do|does|did|is|are|was|were|would)(?:nt| not)? (he|she|they)\b/u.exec(question) ?? []
  return doer ? peopleAsked(doer, reading) : people
}

/** Where no note says why somebody does something, what that person wants. */
function tellMotive([person]: readonly Person[], source: Source): NoteAnswer | null {
  if (!person || 'unsaid' in person.wants) return null
  const { text, clues } = tellWish(person, source)
  return { text: `${NOT_EXACTLY} ${text}`, clues, isNearest: true }
}

/** Where nothing fits, what the notes say of the person who is asked about. */
function tellPerson([person]: readonly Person[], source: Source): NoteAnswer | null {
  if (!person) return null
  const { text, clues } = tellPeople([person], source)
  return { text: `${NOT_EXACTLY} ${text}`, clues, isNearest: true }
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
  return mendSpelling(typed, (word) => known.has(word) || stems.has(stemOf(word)), keys)
}
