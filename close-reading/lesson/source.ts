import type { GradeLevel } from '../explanation/grade-band.ts'
import type { Finding, Kind, Span } from '../finding.ts'
import { type Folded, foldQuotable } from '../quoting/fold-quotable.ts'
import { type Reading, readClosely } from '../read-closely.ts'
import type { Pronunciations } from '../sounds/pronunciations.ts'
import { findPeople, type Person } from './find-people.ts'
import { findPlaceAsked } from './find-place-asked.ts'
import { type Asked, understandQuestion } from './understand-question.ts'

/** What a lesson is written from. */
export type LessonRequest = {
  gradeLevel: GradeLevel
  contentType: Kind
  question: string
  passage: string
  title?: string
  author?: string
  sounds?: Pronunciations
  /** Of a question without a passage: the work that it names. */
  work?: Work
}

/** A work by its facts. `isInLibrary`: its text is at hand, and the screen offers it. */
export type Work = { title: string; author: string; year: number; isInLibrary: boolean }

/** The request with everything the sections share worked out once. */
export type LessonSource = {
  grade: GradeLevel
  kind: Kind
  question: string
  text: string
  reading: Reading
  asked: Asked
  people: readonly Person[]
  /** The person asked about, as the passage names them; null when the question names nobody in it. */
  person: Person | null
  folded: Folded
  /** The line, sentence or paragraph that the question names. */
  place: Span | null
  /** The passage was too much to read, and `text` is only its first part. */
  isFirstPart: boolean
}

/** Reads the passage and the question. */
export function gatherSource(request: LessonRequest): LessonSource {
  const reading = readWithin(request)
  const { text } = reading
  const folded = foldQuotable(text)
  // "my mother" would be read as the mother of the page itself.
  const people = findPeople(reading.page).map((person) => {
    const spoken = reading.page.quoted[person.mentions[0] ?? 0] === 1
    const whose = spoken ? 'the ' : `${VOICES[request.contentType]}'s `
    return { ...person, name: person.name.replace(/^(?:my|our) /iu, whose) }
  })
  return {
    grade: request.gradeLevel,
    kind: request.contentType,
    question: request.question,
    text,
    reading,
    asked: understandQuestion(request.question, folded),
    people,
    person: personAsked(request.question, people),
    folded,
    place: findPlaceAsked(request.question, reading.page),
    isFirstPart: text.length < request.passage.length,
  }
}

/**
 * Steps that one lesson may take to read its passage: over twice what 40,000 characters of any book take. They are
 * counted, not timed, so that a passage gets the same lesson on every machine.
 */
const MOST_STEPS = 40_000

/** The reading of the whole passage, or of its first half, quarter and so on where it is too much to read. */
function readWithin({ passage, contentType, sounds }: LessonRequest): Reading {
  for (let text = passage; ; text = firstHalf(text)) {
    const reading = readClosely(text, contentType, { ...(sounds && { sounds }), mostSteps: MOST_STEPS })
    if (reading.isWhole) return reading
  }
}

/** The first half of a text, to the end of a line, a sentence or a word where one is near. */
function firstHalf(text: string): string {
  const half = text.slice(0, text.length >> 1)
  const near = half.length - 500
  const ends = [half.lastIndexOf('\n'), half.lastIndexOf('. ') + 1, half.lastIndexOf(' ')]
  return half.slice(0, ends.find((end) => end > near && end > 0) ?? half.length)
}

function personAsked(question: string, people: readonly Person[]): Person | null {
  // "How does she feel about John?" asks about her, not about him.
  const asked = ` ${foldQuotable(question)
    .text.replace(/\b(?:about|towards?|of) (?:the |his |her )?\p{L}+/gu, ' ')
    .replace(/[^\p{L}\p{N}' -]/gu, ' ')
    .replace(/'s\b/gu, '')} `
  const named = people.find((person) =>
    foldQuotable(person.name)
      .text.split(' ')
      .some(
        (word) =>
          word.length > 1 &&
          !/^(?:the|of|his|her|my|our|their|old|mrs?\.?)$/u.test(word) &&
          asked.includes(` ${word} `),
      ),
  )
  if (named) return named
  const gender = /\b(?:she|her)\b/u.test(asked) ? 'she' : /\b(?:he|him|his)\b/u.test(asked) ? 'he' : null
  const fitting = gender
    ? people.filter(
        (person) =>
          person.gender === gender && person.acts && !/^(?:his|her|my|our|their) /u.test(person.name),
      )
    : []
  return fitting.length === 1 ? (fitting[0] ?? null) : null
}

const sorted = new WeakMap<Reading, ReadonlyMap<string, readonly Finding[]>>()

/** The findings of some types, in order of place. */
export function findingsOf({ reading }: LessonSource, ...types: string[]): readonly Finding[] {
  const byType = sorted.get(reading) ?? byTypeOf(reading)
  sorted.set(reading, byType)
  if (types.length === 1) return byType.get(types[0] ?? '') ?? []
  return types.flatMap((type) => byType.get(type) ?? []).sort((a, b) => a.start - b.start || a.end - b.end)
}

function byTypeOf(reading: Reading): Map<string, Finding[]> {
  const byType = new Map<string, Finding[]>()
  for (const finding of reading.findings) {
    const known = byType.get(finding.type)
    if (known) known.push(finding)
    else byType.set(finding.type, [finding])
  }
  return byType
}

const nameWords = new WeakMap<LessonSource, ReadonlySet<string>>()

/** The words of all names, in lower case. */
export function nameWordsOf(source: LessonSource): ReadonlySet<string> {
  const words =
    nameWords.get(source) ?? new Set(source.people.flatMap(({ name }) => name.toLowerCase().split(' ')))
  nameWords.set(source, words)
  return words
}

const VOICES: Readonly<Record<Kind, string>> = {
  fiction: 'the narrator',
  poetry: 'the speaker',
  nonfiction: 'the writer',
}

/** Who speaks the text, in the words of the level. */
export function voiceOf(source: LessonSource): string {
  return VOICES[source.kind]
}
