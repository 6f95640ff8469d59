import type { AnnotatedText } from '../annotated-text.ts'
import { adaptQuotations, inQuotes, locatorsOf, sentencesOf } from '../quote-copy.ts'
import { lower } from './answer-about-figures.ts'
import { firstQuote, type NoteAnswer, type Source } from './notes.ts'
import { peopleAsked } from './people-asked.ts'

export type Person = AnnotatedText['people'][number]

/** The person whose feeling is asked about. */
const EXPERIENCER = /\b(?:do|does|did) ((?:the |a |his |her |mrs?\.? |miss )?[\p{L}’'-]+)(?: \w+)?? feel/iu
const PRONOUN = /^(?:he|she|they|it|you|we|i|who|people)$/iu

/** What the person asked about feels, with words that show it; null where the notes do not name that person. */
export function answerAboutFeeling(
  question: string,
  people: readonly Person[],
  source: Source,
): NoteAnswer | null {
  const { annotated } = source
  const subject = EXPERIENCER.exec(question)?.[1]?.replace(/^(?:his|her|their) /iu, '')
  const [person] = subject && !PRONOUN.test(subject) ? peopleAsked(subject, annotated) : people
  if (!person) return null
  const { feels } = person
  const words = 'unsaid' in feels ? null : firstQuote(locatorsOf(feels, annotated), null, source)
  const text = cellText(feels, source)
  const proof = words && !text.includes(words) ? ` The words that show it: ${inQuotes(words)}.` : ''
  return {
    text: `${feelingSentence(person.name, text)}${proof}`,
    clues: 'unsaid' in feels ? [] : (feels.clues ?? []),
  }
}

function cellText(cell: Person['feels'], { version, quote }: Source): string {
  if ('unsaid' in cell) return adaptQuotations(cell.unsaid, quote)
  return adaptQuotations(version === 'full' ? (cell.full ?? cell.plain) : cell.plain, quote)
}

/** A sentence about a person, with the name in place of its pronoun. */
function sentenceAbout(name: string, text: string): string {
  return /^(?:He|She) /u.test(text) && !/[(,]/u.test(name)
    ? `${name}${text.replace(/^\w+/u, '')}`
    : `${name}: ${text}`
}

/** What a person feels, as a sentence also where the note only names the feeling. */
function feelingSentence(name: string, text: string): string {
  const [first = ''] = sentencesOf(text)
  const isOne = !/(?:s|hundred|people|men|women|children)$|,|\(|\band\b/u.test(name)
  return isOne && FEELING.test(first) ? `${name} feels ${lower(text)}` : sentenceAbout(name, text)
}
/** One to three feelings. */
const FEELING =
  /^(?!At |Only |None|Not |No |First)\p{Lu}\p{Ll}+(?:, \p{Ll}+)?(?:,? and (?:very )?\p{Ll}+)?(?: at first)?\.$/u
