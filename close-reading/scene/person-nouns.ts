import { personWords } from '../people/person-words.ts'
import type { CastPronoun } from './cast.ts'
import { familyRoleOf } from './family-roles.ts'

let nouns: ReadonlyMap<string, CastPronoun> | undefined

/** Nouns for people with the pronoun they take; "any" where the noun does not tell. */
export function personNouns(): ReadonlyMap<string, CastPronoun> {
  nouns ??= new Map([...personWords().nouns, ...personWords().moreNouns])
  return nouns
}

/** The pronoun of a noun for a person, "nana" being a grandmother; undefined for any other word. */
export function pronounOfNoun(word: string): CastPronoun | undefined {
  return personNouns().get(word) ?? personNouns().get(familyRoleOf(word))
}
