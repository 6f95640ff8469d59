import { foldQuotable } from '../quoting/fold-quotable.ts'
import type { Person } from '../scene/cast.ts'
import type { Scene } from '../scene/read-scene.ts'
import type { Query } from './understand-question.ts'

/** The person whom a question names by name. Null for "he" and "they", which may mean another than the reader has in mind. */
export function nameAsked({ cast }: Scene, { people, asked }: Query): Person | null {
  const person = cast.people[people[0] ?? -1]
  const last = foldQuotable(person?.name ?? '')
    .text.split(' ')
    .at(-1)
  return person && last && asked.split(/[^\p{L}\p{N}'-]+/u).includes(last) ? person : null
}
