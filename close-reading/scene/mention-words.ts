import lists from '../lexicons/name-grammar.json' with { type: 'json' }
import { wordSet, wordsOf } from '../lexicons/words-of.ts'
import type { CastPronoun } from './cast.ts'

const TITLES = wordSet(lists.titleWords.words)
const OF_TITLES: Readonly<Partial<Record<CastPronoun, string>>> = {
  he: 'mr sir lord uncle king prince father brother grandpa grandfather señor señorito senor don tío tio monsieur duke count baron emperor',
  she: 'mrs ms miss madame madam mademoiselle lady aunt auntie aunty queen princess mother sister grandma grandmother granny señora señorita senora doña tía tia duchess countess empress',
  they: 'mx',
}
const genders = new Map<string, CastPronoun>(
  (Object.entries(OF_TITLES) as [CastPronoun, string][]).flatMap(([pronoun, words]) =>
    words.split(' ').map((word) => [word, pronoun] as const),
  ),
)

/** Whether a word may stand before a name: "Coach Okafor". */
export function isTitleWord(word: string): boolean {
  return TITLES.has(word)
}

/** The pronoun that a title gives; "any" where it gives none. */
export function genderOfTitle(title: string): CastPronoun {
  return genders.get(title) ?? 'any'
}

/** A word without its accents: "jose" asks for José. */
export function withoutAccents(word: string): string {
  return word.normalize('NFD').replace(/\p{M}/gu, '')
}

const DESCRIBING = new Set(
  'poor little old young dear good big great new last next first second third two three four five six seven eight nine ten best other another own'.split(
    ' ',
  ),
)
const FUNCTION = new Set(
  wordsOf([
    ...lists.neverNames.words,
    'said says say went go goes came come comes felt feel feels got get gets made make makes knew know knows thought think thinks saw see sees took take gave give told tell asked ask looked look wanted want ran left put became become seemed seem been being during per',
  ]).filter((word) => !DESCRIBING.has(word)),
)

/** Whether a word is of grammar, or a verb, and describes nobody: it ends the words before a noun. */
export function isFunctionWord(word: string): boolean {
  return FUNCTION.has(word) || word.endsWith("n't")
}
