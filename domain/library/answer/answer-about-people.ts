import type { AnnotatedText } from '../annotated-text.ts'
import { castOf } from '../question/cast.ts'
import { claimOf, participantsOf, strangerIn } from '../question/claim.ts'
import { adaptQuotations, inQuotes, locatorsOf, sentencesOf } from '../quote-copy.ts'
import { inList, lower } from './answer-about-figures.ts'
import type { Asked } from './answer-about-topic.ts'
import { firstQuote, type NoteAnswer, type Source } from './notes.ts'

export type Person = AnnotatedText['people'][number]
type Cell = 'does' | 'feels' | 'wants' | 'knows'

/**
 * What the person asked about feels, with words that show it. Null where the notes do not list that person, or where
 * something else is asked.
 */
export function answerAboutFeeling({ question, intent, people }: Asked, source: Source): NoteAnswer | null {
  if (intent !== 'feeling' && !/\bfeel/u.test(question)) return null
  const person = personAsked(question, people, source)
  return person && describeCell(person, 'feels', source)
}

/** What somebody of the text does, wants or knows, or who that is; null where more is asked. */
export function describeAsked({ question, people, others }: Asked, source: Source): NoteAnswer | null {
  const [, cell] = CELLS.find(([pattern]) => pattern.test(question)) ?? []
  if (!cell || others.some((word) => !CELL_WORDS.has(word))) return null
  const person = personAsked(question, people, source)
  if (person) return describeCell(person, cell, source)
  return cell === 'does' ? describeNamed(question, source) : null
}
const CELLS: readonly (readonly [RegExp, Cell])[] = [
  [/\b(?:what|whats|why) .*\b(?:want|wants|wanted|hope|hopes|wish|wishes|need|needs|goal)\b/u, 'wants'],
  [/\bwhat .*\b(?:know|knows|knew)\b/u, 'knows'],
  [
    /^(?:so |and )?(?:who|whos) (?:is |are |was |were )?(?!talk|speak|tell)|\bwhat (?:does|do|did) .* do\b|\btell me about\b/u,
    'does',
  ],
]
const CELL_WORDS = new Set('want hope wish need goal know'.split(' '))

/** What somebody of the notes does and feels; null for somebody else. */
export function describePerson(name: string, source: Source): NoteAnswer | null {
  const person = source.annotated.people.find((one) => one.name === name)
  if (!person) return null
  const does = describeCell(person, 'does', source)
  const feels = describeCell(person, 'feels', source)
  return { text: `${does.text} ${feels.text}`, clues: [...does.clues, ...feels.clues] }
}

/** The people of the text, each with what they do. */
export function listPeople(source: Source): NoteAnswer {
  const { people } = source.annotated
  const names = inList(people.map(({ name }) => (/^The /u.test(name) ? lower(name) : name)))
  const isOne = people.length === 1
  const stated = people.map((person) => sentenceAbout(person.name, cellText(person.does, source)))
  return {
    text: [`The notes name ${isOne ? 'one person' : 'these people'} in the text: ${names}.`, ...stated].join(
      ' ',
    ),
    clues: people.flatMap(({ does }) => ('unsaid' in does ? [] : (does.clues ?? []))),
  }
}

/** The person whom a question is about: the first one in it, who must be in the notes. */
function personAsked(question: string, people: readonly Person[], { annotated }: Source): Person | null {
  const [first] = participantsOf(claimOf(question, annotated))
  if ((first && 'name' in first) || strangerIn(question, annotated) !== null) return null
  if (first && 'person' in first) return annotated.people[first.person] ?? null
  if (first && castOf(annotated).fitting(first.pronoun).length === 0 && annotated.people.length > 1)
    return null
  return people[0] ?? null
}

/** What the retelling says of somebody whom the notes do not list. */
function describeNamed(question: string, { annotated, version, quote }: Source): NoteAnswer | null {
  const [first] = participantsOf(claimOf(question, annotated))
  if (!first || !('name' in first)) return null
  const sentences = annotated.retelling
    .flatMap((part) => sentencesOf(adaptQuotations(part[version], quote)))
    .filter((sentence) =>
      participantsOf(claimOf(sentence, annotated)).some((one) => 'name' in one && one.name === first.name),
    )
  return sentences.length > 0 ? { text: sentences.slice(0, 2).join(' '), clues: [] } : null
}

function describeCell(person: Person, key: Cell, source: Source): NoteAnswer {
  const cell = person[key]
  const text = cellText(cell, source)
  if ('unsaid' in cell) return { text: sentenceAbout(person.name, text), clues: [] }
  const words = firstQuote(locatorsOf(cell, source.annotated), null, source)
  const proof = words && !text.includes(words) ? ` The words that show it: ${inQuotes(words)}.` : ''
  const stated = key === 'feels' ? feelingSentence(person.name, text) : sentenceAbout(person.name, text)
  return { text: `${stated}${proof}`, clues: cell.clues ?? [] }
}

function cellText(cell: Person[Cell], { version, quote }: Source): string {
  if ('unsaid' in cell) return adaptQuotations(cell.unsaid, quote)
  return adaptQuotations(version === 'full' ? (cell.full ?? cell.plain) : cell.plain, quote)
}

/** A sentence about a person, with the name in place of its pronoun. */
function sentenceAbout(name: string, text: string): string {
  if (
    text.toLowerCase().includes(
      name
        .replace(/[(,].*$/u, '')
        .trim()
        .toLowerCase(),
    )
  )
    return text
  return /^(?:He|She) /u.test(text) && !/[(,]/u.test(name)
    ? `${name}${text.replace(/^\w+/u, '')}`
    : `${name}: ${text}`
}

/** What a person feels, as a sentence also where the note only names the feeling. */
function feelingSentence(name: string, text: string): string {
  const [first = ''] = sentencesOf(text)
  const isOne = !/(?:s|hundred|people|men|women|children)$|,|\(|\band\b/u.test(name)
  if (isOne && LIKELY.test(first)) return `${name} probably feels ${text.slice('Probably '.length)}`
  return isOne && FEELING.test(first) ? `${name} feels ${lower(text)}` : sentenceAbout(name, text)
}
const LIKELY = /^Probably (?:very )?\p{Ll}+(?:,? (?:and|or) (?:very )?\p{Ll}+)?\.$/u
/** One to three feelings. */
const FEELING =
  /^(?!At |Only |None|Not |No |First|Probably )\p{Lu}\p{Ll}+(?:, \p{Ll}+)?(?:,? and (?:very )?\p{Ll}+)?(?: at first)?\.$/u
