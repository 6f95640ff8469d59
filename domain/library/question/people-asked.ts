import type { AnnotatedText } from '../annotated-text.ts'
import { tokensOf } from '../tokens.ts'
import { contentWords, stemOf } from './question-words.ts'

type Person = AnnotatedText['people'][number]

const titles = new Set('mr mrs miss ms dr sir lady lord king queen young old little other people'.split(' '))
/** Whether a word goes with a name: "mr", "old". */
export function isTitle(word: string): boolean {
  return titles.has(word)
}
const NARRATOR = /\b(?:speaker|narrator|author|writer|poet)\b/iu

/** The words that name the people of a text. */
export function namesOf({ people }: AnnotatedText): Set<string> {
  return new Set(
    people.flatMap(({ name }) => [...contentWords(bareName(name))].filter((word) => !titles.has(word))),
  )
}

/** The people that a question names, or else the one that its "he", "she" or "they" fits; there may be none. */
export function peopleAsked(question: string, { people, author }: AnnotatedText): Person[] {
  const order = tokensOf(question).map(({ key }) => stemOf(key))
  const asked = new Set(order)
  const named = people.map((person) => {
    const words = tokensOf(bareName(person.name)).map(({ key }) => stemOf(key))
    const nameWords = contentWords(bareName(person.name))
    const matching = words.filter((word) => asked.has(word) && (titles.has(word) || nameWords.has(word)))
    const known = matching.filter((word) => !titles.has(word))
    return { person, known: known.length, all: matching.length, at: order.indexOf(known[0] ?? '') }
  })
  const found = named.filter(({ known }) => known > 0)
  if (found.length > 0)
    // "Mrs. Bennet" fits Mrs. Bennet better than Mr. Bennet.
    return found
      .filter(({ person, all }) => !found.some((other) => other.all > all && shares(other.person, person)))
      .sort((a, b) => a.at - b.at)
      .map(({ person }) => person)
  if (NARRATOR.test(question)) {
    const narrator =
      people.find(({ name }) => NARRATOR.test(name)) ?? people.find(({ name }) => isAuthor(name, author))
    return narrator ? [narrator] : people.slice(0, 1)
  }
  return byPronoun(asked, people)
}

function shares(one: Person, other: Person): boolean {
  const words = contentWords(one.name)
  return [...contentWords(other.name)].some((word) => words.has(word) && !titles.has(word))
}

/** Whether a person of the text is its author: "Helen" is Helen Keller, "Linda (Harriet Jacobs)" is Harriet Jacobs. */
function isAuthor(name: string, author: string): boolean {
  const words = new Set(tokensOf(author).map(({ key }) => key))
  return tokensOf(name).some(({ key }) => key.length > 2 && words.has(key))
}

const pronouns = {
  he: ['he', 'him', 'his', 'man', 'guy'],
  she: ['she', 'her', 'hers', 'woman', 'girl', 'lady'],
  they: ['they', 'them', 'their'],
} as const

/** The first person whom the notes mostly call by the question's pronoun; the only person, where there is no other. */
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

/** The name alone: "Swift, the author" is "Swift", "Narcissus (in the story he tells)" is "Narcissus". */
export function bareName(name: string): string {
  return name.replace(/[(,].*$/u, '') || name
}
