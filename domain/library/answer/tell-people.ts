import type { Stretch } from '../places.ts'
import { inMarks, sentencesOf } from '../quote-copy.ts'
import type { Reading } from '../reading.ts'
import { type NoteAnswer, own, placesShown, type Source, shownWords } from './notes.ts'
import { peopleAsked } from './people-asked.ts'
import { lower } from './tell-figures.ts'
import { type AskedPlace, partOf } from './text-places.ts'

export type Person = Reading['people'][number]
/** A question about what somebody feels. */
type AskedFeeling = {
  question: string
  place: AskedPlace | null
  people: readonly Person[]
  /** Where the other words of the question stand: "when he opens the door". */
  moments: readonly Stretch[]
}

/** Of whom it is asked how they feel. */
const FEELER = /\b(?:do|does|did) ((?:the |a |his |her |mrs?\.? |miss )?[\p{L}’'-]+)(?: \w+)?? feel/iu
const PRONOUN = /^(?:he|she|they|it|you|we|i|who|people)$/iu

/** Who feels what, with the words that show it, and what stands at the moment that is asked about. */
export function tellFeeling(
  { question, people, place, moments }: AskedFeeling,
  source: Source,
): NoteAnswer | null {
  const { reading } = source
  const asked = FEELER.exec(question)
  const subject = asked?.[1]?.replace(/^(?:his|her|their) /iu, '')
  const [person] =
    subject && !PRONOUN.test(subject)
      ? peopleAsked(subject, reading)
      : people.length > 0
        ? [...ofPronoun(asked, source), ...people]
        : reading.people.filter(({ feels }) => !('unsaid' in feels))
  if (!person) return tellFeelingsOfAll(source)
  const { feels } = person
  const shown = 'unsaid' in feels ? [] : placesShown(feels, reading)
  const words = shownWords(shown, place, source)
  const text = cellText(feels, source)
  const proof = words && !text.includes(words) ? ` The words that show it: ${inMarks(words)}.` : ''
  const here = place ?? moments[0] ?? null
  const moment = here ? ` ${tellMoment(here, source)}` : ''
  return {
    text: `${sayFeeling(person.name, text)}${proof}${moment}`,
    clues: 'unsaid' in feels ? [] : (feels.clues ?? []),
  }
}

/** "How does he feel about his mother" is asked of him, where no name stands before the pronoun. */
function ofPronoun(asked: RegExpExecArray | null, { reading }: Source): Person[] {
  const pronoun = asked?.[1] ?? ''
  const before = asked?.input.slice(0, asked.index) ?? ''
  return /^(?:he|she)$/iu.test(pronoun) && peopleAsked(before, reading).length === 0
    ? peopleAsked(pronoun, reading)
    : []
}

/** The place in other words. */
function tellMoment(place: Stretch, source: Source): string {
  const { reading, version, cut, places } = source
  const part = reading.retelling[partOf(place, places)]
  return part ? `At this moment: ${own(part[version], cut)}` : ''
}

/** What somebody wants, with the words that show it. */
export function tellWish(person: Person | undefined, source: Source): NoteAnswer {
  if (!person) return { text: '', clues: [] }
  const clues = 'unsaid' in person.wants ? [] : (person.wants.clues ?? [])
  const words = shownWords(placesShown({ clues }, source.reading), null, source)
  const proof = words ? ` The words that show it: ${inMarks(words)}.` : ''
  return { text: `${sayOf(person.name, cellText(person.wants, source))}${proof}`, clues }
}

export function cellText(cell: Person['feels'], { version, cut }: Source): string {
  if ('unsaid' in cell) return own(cell.unsaid, cut)
  return own(version === 'full' ? (cell.full ?? cell.plain) : cell.plain, cut)
}

/** Where somebody is asked about whom the notes do not name: the feelings that they do name. */
function tellFeelingsOfAll(source: Source): NoteAnswer | null {
  const named = source.reading.people.flatMap(({ name, feels }) =>
    'unsaid' in feels ? [] : [{ name, feels }],
  )
  const told = named.slice(0, 3).map(({ name, feels }) => `${name}: ${cellText(feels, source)}`)
  if (told.length === 0) return null
  return {
    text: `The notes name these feelings. ${told.join(' ')}`,
    clues: named.flatMap(({ feels }) => feels.clues ?? []),
  }
}

/** What somebody knows, as far as the text tells it. */
export function tellKnowledge([person]: readonly Person[], source: Source): NoteAnswer | null {
  if (!person) return null
  const clues = 'unsaid' in person.knows ? [] : (person.knows.clues ?? [])
  return { text: sayOf(person.name, cellText(person.knows, source)), clues }
}

/** What each person does and feels. */
export function tellPeople(people: readonly Person[], source: Source): NoteAnswer {
  const isOne = people.length === 1
  const first = people.map(({ name, does }) => sayOf(name, cellText(does, source)))
  const known = (name: string, cell: Person['feels']) =>
    'unsaid' in cell ? '' : `${name}: ${cellText(cell, source)}`
  const more = people.map(({ name, feels, wants }) =>
    isOne
      ? `${known('Feels', feels)} ${known('Wants', wants)}`.trim()
      : `What ${midSentence(name)} feels: ${cellText(feels, source)}`,
  )
  const clues = people.flatMap(({ does, feels }) =>
    [does, feels].flatMap((cell) => ('unsaid' in cell ? [] : (cell.clues ?? []))),
  )
  return { text: [...first, ...more].filter(Boolean).join(' '), clues }
}

/** A sentence about a person, with the name for its pronoun. */
export function sayOf(name: string, text: string): string {
  return /^(?:He|She) /u.test(text) && !/[(,]/u.test(name)
    ? `${name}${text.replace(/^\w+/u, '')}`
    : `${name}: ${text}`
}

/** A feeling that is named in a few words, as a sentence. */
function sayFeeling(name: string, text: string): string {
  const [first = ''] = sentencesOf(text)
  const isOne = !/(?:s|hundred|people|men|women|children)$|,|\(|\band\b/u.test(name)
  return isOne && FEELING.test(first) ? `${name} feels ${lower(text)}` : sayOf(name, text)
}
/** One to three feelings. */
const FEELING =
  /^(?!At |Only |None|Not |No |First)\p{Lu}\p{Ll}+(?:, \p{Ll}+)?(?:,? and (?:very )?\p{Ll}+)?(?: at first)?\.$/u

/** "The duke" is "the duke" within a sentence; a name stays. */
export function midSentence(name: string): string {
  return /^(?:The|A|An|Some|Other|People|Men|Women)\b/u.test(name) ? lower(name) : name
}
