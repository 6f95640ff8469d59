import people from '../lexicons/people.json' with { type: 'json' }
import { wordsOf } from '../lexicons/words-of.ts'

/** The pronoun that may stand for someone: "any" is he or she. */
export type Pronoun = 'he' | 'she' | 'they' | 'any'

type ByPronoun = Readonly<Partial<Record<Pronoun, readonly string[]>>>
type PersonWords = {
  nouns: ReadonlyMap<string, Pronoun>
  moreNouns: ReadonlyMap<string, Pronoun>
  names: ReadonlyMap<string, Pronoun>
}
let decoded: PersonWords | undefined

/** Nouns for people, and first names whose pronoun is known; a name that is not among them may be anyone's. */
export function personWords(): PersonWords {
  decoded ??= {
    nouns: decode(people.nouns),
    moreNouns: decode(people.moreNouns),
    names: decode(people.names),
  }
  return decoded
}

function decode(lists: ByPronoun): ReadonlyMap<string, Pronoun> {
  const entries = Object.entries(lists) as [Pronoun, readonly string[]][]
  return new Map(
    entries.flatMap(([pronoun, lines]) => wordsOf(lines).map((word) => [word, pronoun] as const)),
  )
}
