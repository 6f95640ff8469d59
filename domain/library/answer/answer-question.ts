import { intentAlone, mendSpelling } from '#close-reading'
import type { Stretch } from '../places.ts'
import { sentencesOf } from '../quote-copy.ts'
import type { Reading } from '../reading.ts'
import { tokensOf } from '../tokens.ts'
import { closestQuestion, formOf } from './closest-question.ts'
import { type Match, matchNotes } from './match-note.ts'
import { type LibraryNote, type NoteAnswer, type NoteKind, notesOf, own, type Source } from './notes.ts'
import { namesOf, peopleAsked } from './people-asked.ts'
import { saysSomething, stemOf, wordsThatAsk } from './question-words.ts'
import { tellFeeling, tellPeople, tellTopic } from './tell-topic.ts'
import { overlap, partOf, placeAsked } from './text-places.ts'

type Person = Reading['people'][number]

/**
 * From which share of the question's words on a note answers it, with words so rare; and from which share on it is told
 * as the nearest.
 */
const ANSWERS = 0.5
const LEAST_WEIGHT = 1.6
/** Less is enough for a note on what may be misread, when it is asked whether it is so. */
const ANSWERS_DOUBT = 0.35
const NEAREST = 0.15
const near: ReadonlySet<NoteKind> = new Set([
  'part',
  'mark',
  'figure',
  'otherwise',
  'theme',
  'unsaid',
  'question',
  'word',
])
/** Stands before the nearest note. */
const NOT_EXACTLY = 'The notes do not answer exactly this; nearest to it:'

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
  const written = answerWritten(question, source)
  if (written) return written
  const [first = '', second] = question.split(
    /(?<=\?)\s+|\s+and\s+(?=(?:why|how|what|who|where|does|do|did)\b)/u,
  )
  if (second === undefined || wordsThatAsk(first).size === 0 || !ASKS.test(second))
    return answerOne(question, notes, source)
  const answers = [first, second].map((part) => answerWritten(part, source) ?? answerOne(part, notes, source))
  const [one, other] = answers.filter((answer) => answer !== null && !answer.isNearest)
  if (!one) return answerOne(question, notes, source)
  if (!other || one.text === other.text) return one
  return { ...one, text: `${one.text} ${other.text}`, clues: [...one.clues, ...other.clues] }
}
const ASKS = /^(?:why|how|what|who|where|when|is|are|was|were|does|do|did)\b/u

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
  const intent = intentAlone(question)
  const names = namesOf(reading)
  const words = wordsAsked(question, reading)
  const matches = matchNotes({ question, intent, words, people: names, place }, notes)
  const [best] = matches
  const isOfPeople = people.length > 0 && [...words].every((word) => names.has(word))
  const moments = momentsOf(question, words, names, notes)
  const asked = { question, intent, place, people, isOfPeople, matches, moments }
  const isMeant = place?.by === 'quotation' || (place?.by === 'words' && intent === 'meaning')
  const told =
    (isMeant && place && intent !== 'feeling' ? tellPlace(place, question, matches, source) : null) ??
    tellTopic(asked, source) ??
    (best && isAnswer(best, question) ? tellBest(best, place) : null) ??
    (place ? tellPlace(place, question, matches, source) : null) ??
    (intent === 'attitude' && formOf(question) === 'yes or no' ? tellFeeling(asked, source) : null) ??
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

function isAnswer({ note, share, core, weight }: Match, question: string): boolean {
  if (note.kind === 'word') return share >= ANSWERS
  // What may be misread is told only where it is what is asked about.
  const isDoubt = note.kind === 'misread' || note.kind === 'readings'
  if (isDoubt && core < ANSWERS_DOUBT) return false
  return (
    share >= (isDoubt && formOf(question) === 'yes or no' ? ANSWERS_DOUBT : ANSWERS) &&
    (weight >= LEAST_WEIGHT || note.kind === 'part')
  )
}

function tellBest({ note }: Match, place: Stretch | null): NoteAnswer | null {
  const text = note.tell(place)
  return text === '' ? null : { text, clues: note.clues, place: place ?? note.stretches[0] ?? null }
}

/** The nearest note, which must share more than a name with the question; null where there is none. */
function tellNearest(
  matches: readonly Match[],
  words: ReadonlySet<string>,
  names: ReadonlySet<string>,
): NoteAnswer | null {
  const telling = [...words].filter((word) => !names.has(word))
  const found = matches
    .filter(({ share, core }) => share >= NEAREST && core > 0)
    .filter(({ note, core }) => (near.has(note.kind) || core >= ANSWERS_DOUBT) && note.tell(null) !== '')
    .find(({ note }) => telling.some((word) => note.about.has(word) || note.also.has(word)))
  const best = found && tellBest(found, null)
  return best ? { ...best, text: `${NOT_EXACTLY} ${best.text}`, isNearest: true } : null
}

function isOn({ stretches }: LibraryNote, place: Stretch): boolean {
  return stretches.some((stretch) => overlap(stretch, place))
}

/** A line or a phrase, and not a whole part of the text. */
function isShort({ start, end }: Stretch): boolean {
  return end - start <= 160
}

/** The note on the words that are asked about, or the place in other words with its hard words. */
function tellPlace(
  place: Stretch,
  question: string,
  matches: readonly Match[],
  source: Source,
): NoteAnswer | null {
  const on = matches.filter(
    ({ note }) => isOn(note, place) && note.kind !== 'part' && note.tell(place) !== '',
  )
  const best = on.find(({ worth }) => isShort(place) && worth >= 0.6)
  const inOther = `In other words: ${tellPart(place, question, source)}`
  if (best && best.note.kind !== 'word') return { text: best.note.tell(place), clues: best.note.clues }
  const told = on.filter(({ note }) => note.kind === (best ? 'word' : 'mark')).map(({ note }) => note)
  const texts = told.map((note) => note.tell(place))
  const text = best ? [...texts, inOther] : [inOther, ...texts]
  return { text: text.join(' '), clues: told.flatMap(({ clues }) => clues) }
}

/** The part of the retelling at a place, from the sentence on that is about it. */
function tellPart(place: Stretch, question: string, { reading, version, cut, places }: Source): string {
  const number = partOf(place, places)
  const part = reading.retelling[number]
  const stretch = places.parts[number]
  if (!part || !stretch) return ''
  const sentences = sentencesOf(own(part[version], cut))
  if (!isShort(place) || sentences.length < 3) return sentences.join(' ')
  const wanted = wordsThatAsk(`${question} ${places.text.slice(place.start, place.end)}`)
  const at = ((place.start - stretch.start) / Math.max(1, stretch.end - stretch.start)) * sentences.length
  const worth = sentences.map((sentence, index) => {
    const common = [...wordsThatAsk(sentence)].filter((word) => wanted.has(word)).length
    return common - Math.abs(index + 0.5 - at) / 2
  })
  return sentences.slice(worth.indexOf(Math.max(...worth))).join(' ')
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
