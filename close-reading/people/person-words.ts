import { peopleRows } from '../lexicons/people.ts'

/** The pronoun that may stand for someone: "any" is he or she. */
export type Pronoun = 'he' | 'she' | 'they' | 'any'

type PersonWords = { nouns: ReadonlyMap<string, Pronoun>; names: ReadonlyMap<string, Pronoun> }
let decoded: PersonWords | undefined

/** Nouns for people, and first names whose pronoun is known; a name that is not among them may be anyone's. */
export function personWords(): PersonWords {
  if (decoded) return decoded
  const nouns = new Map<string, Pronoun>()
  const names = new Map<string, Pronoun>()
  for (const row of peopleRows.trim().split('\n')) {
    const [head = '', words = ''] = row.split(' | ')
    const [pronoun, name] = head.split('-')
    for (const word of words.split(' ')) (name ? names : nouns).set(word, pronoun as Pronoun)
  }
  decoded = { nouns, names }
  return decoded
}
