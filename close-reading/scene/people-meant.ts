import { type Cast, type Designation, NARRATOR } from './cast.ts'
import type { Mention } from './mention.ts'

type Owner = Designation['owner']
type Known = Pick<Cast, 'people' | 'designations'>

/** Numbers of the people whom a mention may mean. None: it is somebody new. Several: it does not tell which. */
export function peopleMeant(mention: Mention, owner: Owner, known: Known): number[] {
  const fitting = designationsFor(mention, known).filter((one) => canMean(mention, owner, one, known))
  const closest = fitting.filter((one) => one.owner === owner && one.parts.length === mention.parts.length)
  const sameOwner = fitting.filter((one) => one.owner === owner)
  const chosen = [closest, owner === null ? [] : sameOwner, fitting].find((ones) => ones.length > 0) ?? []
  return [...new Set((mention.noun === '' || owner !== null ? chosen : fitting).map(({ person }) => person))]
}

const byWord = new WeakMap<readonly Designation[], { count: number; words: Map<string, Designation[]> }>()

/** The designations that share a noun or a word of a name with a mention. */
function designationsFor({ noun, parts, title }: Mention, { designations }: Known): Designation[] {
  const index = byWord.get(designations) ?? { count: 0, words: new Map<string, Designation[]>() }
  byWord.set(designations, index)
  for (; index.count < designations.length; index.count++) {
    const one = designations[index.count] as Designation
    for (const word of one.noun ? [one.noun] : [...one.parts, one.title])
      index.words.set(word, [...(index.words.get(word) ?? []), one])
  }
  return [
    ...new Set(
      (noun ? [noun] : title ? [...parts, title] : parts).flatMap((word) => index.words.get(word) ?? []),
    ),
  ]
}

function canMean(mention: Mention, owner: Owner, one: Designation, { people }: Known): boolean {
  if (isCalledByTitle(mention, owner, one) || isCalledByTitle(one, one.owner, mention)) return true
  if (one.noun !== mention.noun) return false
  if (isOther(mention.parts) !== isOther(one.parts) || !isPartOf(mention.parts, one.parts)) return false
  if (mention.noun === '') return titlesFit(mention, one, people[one.person]?.pronoun)
  return owner === null || one.owner === null || one.owner === owner
}

/** "The coach" is Coach Alvarez. */
function isCalledByTitle(
  one: Pick<Designation, 'noun' | 'parts'>,
  owner: Owner,
  other: Pick<Designation, 'noun' | 'title'>,
): boolean {
  return (
    one.noun !== '' &&
    owner === null &&
    one.parts.length === 1 &&
    other.noun === '' &&
    other.title === one.noun
  )
}

/** "Mr. Cole" is not Mrs. Cole; "Coach Okafor" may be Mr. Okafor. */
function titlesFit({ title, pronoun }: Mention, one: Designation, known = 'any'): boolean {
  const isFree = title === '' || one.title === '' || title === one.title
  return isFree || pronoun === 'any' || known === 'any' || pronoun === known
}

/** "Another boy" is not the one before. */
function isOther(parts: readonly string[]): boolean {
  return parts.includes('other') || parts.includes('another')
}

/** "Ruiz" and "Ana Ruiz", "the dog" and "the old dog": all words of one stand in the other. */
function isPartOf(one: readonly string[], other: readonly string[]): boolean {
  const [few, many] = one.length < other.length ? [one, other] : [other, one]
  return few.every((part) => many.includes(part))
}

/** The owner that a word such as "my" or "his" stands for, where it is known. */
export function ownerOfWord(word: string, isQuoted: boolean, meant: number): Owner {
  if (word === 'my' || word === 'our') return isQuoted ? word : NARRATOR
  return meant >= 0 ? meant : word
}
