import { wordsThatAsk } from './closest-question.ts'
import { locate, showText } from './places.ts'
import { inMarks, ownQuotations, shownWords } from './quote-copy.ts'
import type { Reading, ShownWords, Version } from './reading.ts'
import { tokensOf } from './tokens.ts'

type Cut = (place: string) => string | null
/** An answer from one note of a reading: its sentences, and the marks that it stands on. */
export type NoteAnswer = { text: string; clues: readonly string[] }
type Candidate = NoteAnswer & { about: ReadonlySet<string>; places: readonly string[] }

/** Of the words that ask: so many must be among those that a note is about. */
const LEAST_COMMON = 0.5
const LEAST_OF_PART = 0.75
/** What a word weighs that no note is about: "at the end", a misspelling. */
const UNKNOWN = 0.3
/** Words that a question quotes and a note stands on decide. */
const QUOTED = 1
/** A longer place is a part of the text, and a note about the very words goes before it. */
const LONGEST_PLACE = 160

/**
 * The answer that a reading's notes hold to a question that nobody wrote ahead: the note about the words that the
 * question quotes or names. Quotations are cut from the student's copy.
 *
 * @returns null where no note is about what is asked
 */
export function answerFromNotes(
  question: string,
  reading: Reading,
  version: Version,
  cut: Cut,
): NoteAnswer | null {
  const wanted = [...wordsThatAsk(question)].filter((word) => !wordsThatAsk(reading.title).has(word))
  if (wanted.length === 0) return null
  const quoted = quotedIn(question)
  const feels = wanted.includes('feel')
  const quotesLine = quoted.some((words) => words.split(' ').length > 2)
  const candidates = candidatesOf(reading, version, cut).filter(
    // Who quotes a line asks for more than one word of it.
    ({ about, places }) =>
      (feels || !about.has('feel')) &&
      (!quotesLine || places.length === 0 || places.some((place) => place.includes(' '))),
  )
  const rarity = (word: string) => {
    const count = candidates.filter(({ about }) => about.has(word)).length
    return count === 0 ? UNKNOWN : 1 / count
  }
  const all = wanted.reduce((sum, word) => sum + rarity(word), 0)
  let best: { candidate: Candidate; score: number } | null = null
  for (const candidate of candidates) {
    const common = wanted
      .filter((word) => candidate.about.has(word))
      .reduce((sum, word) => sum + rarity(word), 0)
    const isQuoted = quoted.some((words) => candidate.places.some((place) => holds(place, words)))
    const isWhole = candidate.places.some((place) => place.length > LONGEST_PLACE)
    const score = common / all + (isQuoted ? (isWhole ? QUOTED / 2 : QUOTED) : 0)
    // A part told again answers only what most of the question's words are in.
    const least = isWhole && !isQuoted ? LEAST_OF_PART : LEAST_COMMON
    if (score >= least && score > (best?.score ?? 0)) best = { candidate, score }
  }
  return best && best.candidate.text !== '' ? best.candidate : null
}

function candidatesOf(reading: Reading, version: Version, cut: Cut): Candidate[] {
  const own = (prose: string) => ownQuotations(prose, cut)
  const placesOf = ({ clues = [], at = [] }: ShownWords) => [
    ...at,
    ...clues.flatMap((id) => reading.marks.find((mark) => mark.id === id)?.at ?? []),
  ]
  const named = (places: readonly string[], says: string, note: string) => {
    const words = places.map(cut).find((one) => one !== null)
    return words ? `${inMarks(words)} says: ${own(says)} ${own(note)}`.trim() : ''
  }
  return [
    ...reading.words.map(({ word, means }) => {
      const words = cut(word)
      return candidate(words ? `Here “${words}” means: ${means}.` : '', [word], [word])
    }),
    ...reading.marks.map(({ id, at, says, means, name }) => ({
      ...candidate(named(at, says, means[version]), [...at, says, name], at),
      clues: [id],
    })),
    ...[...(reading.otherwise ?? []).map((one) => ({ ...one, name: '' })), ...(reading.figures ?? [])].map(
      (note) => ({
        ...candidate(
          named(placesOf(note), `${note.says.replace(/[.\s]+$/u, '')}.`, note[version]),
          [...placesOf(note), note.says, note.name],
          placesOf(note),
        ),
        clues: note.clues ?? [],
      }),
    ),
    ...reading.misread.map((note) => ({
      ...candidate(own(note[version]), [...placesOf(note), note.reads], placesOf(note)),
      clues: note.clues ?? [],
    })),
    ...reading.people.flatMap(({ name, feels }) =>
      'unsaid' in feels
        ? [candidate(`${own(feels.unsaid)}`, [name, 'feel'], [])]
        : [candidate(`${name}: ${own(feels[version] ?? feels.plain)}`, [name, 'feel'], placesOf(feels))],
    ),
    candidate(`The tone is **${reading.tone.word}**. ${own(reading.tone[version])}`, ['tone', 'sound'], []),
    candidate(figuresOf(reading, cut), ['device technique figurative language figure literary poetic'], []),
    candidate(own(reading.theme[version]), ['theme', 'message', 'lesson', 'point', 'idea', 'argument'], []),
    // The words themselves, so that a line which no note is about is told in other words.
    ...reading.retelling.map((part) =>
      candidate(
        own(part[version]),
        [part.plain, part.full],
        [wordsBetween(reading.text, part.from, part.to)],
      ),
    ),
  ]
}

/** The words of a part of the retelling, as they stand in the text. */
function wordsBetween(source: string, from: string, to: string): string {
  const { text } = showText(source)
  const first = locate(text, from)
  const last = locate(text, to)
  return first && last ? text.slice(first.start, last.end) : ''
}

/** The figures of a text by name, each with its words. */
function figuresOf(reading: Reading, cut: Cut): string {
  const shown = shownWords(reading, cut)
  const named = (reading.figures ?? []).flatMap((figure) => {
    const words = shown(figure)
    return words ? [`${figure.name}: ${inMarks(words)}.`] : []
  })
  return named.slice(0, 3).join(' ')
}

function candidate(text: string, about: readonly string[], places: readonly string[]): Candidate {
  return { text, clues: [], about: wordsThatAsk(about.join(' ')), places }
}

/** The words that a question quotes, each as one string of keys. */
function quotedIn(question: string): string[] {
  return [...question.matchAll(/["“'‘]([^"“”]{3,}?)["”'’](?=[\s?.,!]|$)/gu)].map(([, words = '']) =>
    keys(words),
  )
}

/** Whether a place has the quoted words, or is a part of them of more than one word. */
function holds(place: string, words: string): boolean {
  const here = keys(place)
  return ` ${here} `.includes(` ${words} `) || (here.includes(' ') && ` ${words} `.includes(` ${here} `))
}

function keys(text: string): string {
  return tokensOf(text.replace(/ @\d+$/u, ''))
    .map(({ key }) => key)
    .join(' ')
}
