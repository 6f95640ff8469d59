import type { Reading } from '../reading.ts'
import { tokensOf } from '../tokens.ts'
import { stemOf, wordsThatAsk } from './question-words.ts'

type Person = Reading['people'][number]

const titles = new Set('mr mrs miss ms dr sir lady lord king queen young old little other people'.split(' '))
const TELLER = /\b(?:speaker|narrator|author|writer|poet)\b/iu

/** The words by which the people of a text are named. */
export function namesOf({ people }: Reading): Set<string> {
  return new Set(
    people.flatMap(({ name }) => [...wordsThatAsk(bare(name))].filter((word) => !titles.has(word))),
  )
}

/** The people that a question names, or the one that its "he", "she" or "they" fits best; they may be none. */
export function peopleAsked(question: string, { people, author }: Reading): Person[] {
  const order = tokensOf(question).map(({ key }) => stemOf(key))
  const asked = new Set(order)
  const named = people.map((person) => {
    const words = tokensOf(bare(person.name)).map(({ key }) => stemOf(key))
    const telling = wordsThatAsk(bare(person.name))
    const own = words.filter((word) => asked.has(word) && (titles.has(word) || telling.has(word)))
    const known = own.filter((word) => !titles.has(word))
    return { person, known: known.length, all: own.length, at: order.indexOf(known[0] ?? '') }
  })
  const found = named.filter(({ known }) => known > 0)
  if (found.length > 0)
    // "Mrs. Bennet" is not Mr. Bennet.
    return found
      .filter(({ person, all }) => !found.some((other) => other.all > all && shares(other.person, person)))
      .sort((a, b) => a.at - b.at)
      .map(({ person }) => person)
  if (TELLER.test(question)) {
    const teller =
      people.find(({ name }) => TELLER.test(name)) ?? people.find(({ name }) => isOf(name, author))
    return teller ? [teller] : people.slice(0, 1)
  }
  return byPronoun(asked, people)
}

function shares(one: Person, other: Person): boolean {
  const words = wordsThatAsk(one.name)
  return [...wordsThatAsk(other.name)].some((word) => words.has(word) && !titles.has(word))
}

/** "Helen" is Helen Keller, "Linda (Harriet Jacobs)" Harriet Jacobs. */
function isOf(name: string, author: string): boolean {
  const words = new Set(tokensOf(author).map(({ key }) => key))
  return tokensOf(name).some(({ key }) => key.length > 2 && words.has(key))
}

const pronouns = {
  he: ['he', 'him', 'his', 'man', 'guy'],
  she: ['she', 'her', 'hers', 'woman', 'girl', 'lady'],
  they: ['they', 'them', 'their'],
} as const

/** The first of whom the notes speak with the question's own pronoun. */
function byPronoun(asked: ReadonlySet<string>, people: readonly Person[]): Person[] {
  const wanted = (['he', 'she', 'they'] as const).find((one) => pronouns[one].some((word) => asked.has(word)))
  if (!wanted) return []
  const found = people.find((person) => {
    const words = [person.does, person.feels, person.wants, person.knows]
      .flatMap((cell) => tokensOf('unsaid' in cell ? cell.unsaid : cell.plain))
      .map(({ key }) => key)
    const count = (one: keyof typeof pronouns) =>
      words.filter((word) => (pronouns[one] as readonly string[]).includes(word)).length
    const others = (['he', 'she', 'they'] as const).filter((one) => one !== wanted).map(count)
    return count(wanted) > Math.max(...others)
  })
  return found ? [found] : people.length === 1 ? [...people] : []
}

/** "Swift, the author" and "Narcissus (in the story he tells)" are named by what comes first. */
function bare(name: string): string {
  return name.replace(/[(,].*$/u, '') || name
}
