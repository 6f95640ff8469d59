import { inMarks, sentencesOf } from '../quote-copy.ts'
import type { Reading } from '../reading.ts'
import { type NoteAnswer, own, placesShown, type Source, shownWords } from './notes.ts'
import { peopleAsked } from './people-asked.ts'
import { lower } from './tell-figures.ts'

export type Person = Reading['people'][number]

/** Of whom it is asked how they feel. */
const FEELER = /\b(?:do|does|did) ((?:the |a |his |her |mrs?\.? |miss )?[\p{L}’'-]+)(?: \w+)?? feel/iu
const PRONOUN = /^(?:he|she|they|it|you|we|i|who|people)$/iu

/** What the one who is asked about feels, with words that show it; null where the notes do not name that person. */
export function tellFeeling(question: string, people: readonly Person[], source: Source): NoteAnswer | null {
  const { reading } = source
  const subject = FEELER.exec(question)?.[1]?.replace(/^(?:his|her|their) /iu, '')
  const [person] = subject && !PRONOUN.test(subject) ? peopleAsked(subject, reading) : people
  if (!person) return null
  const { feels } = person
  const words = 'unsaid' in feels ? null : shownWords(placesShown(feels, reading), null, source)
  const text = cellText(feels, source)
  const proof = words && !text.includes(words) ? ` The words that show it: ${inMarks(words)}.` : ''
  return {
    text: `${sayFeeling(person.name, text)}${proof}`,
    clues: 'unsaid' in feels ? [] : (feels.clues ?? []),
  }
}

function cellText(cell: Person['feels'], { version, cut }: Source): string {
  if ('unsaid' in cell) return own(cell.unsaid, cut)
  return own(version === 'full' ? (cell.full ?? cell.plain) : cell.plain, cut)
}

/** A sentence about a person, with the name for its pronoun. */
function sayOf(name: string, text: string): string {
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
