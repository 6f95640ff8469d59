import type { Person } from '../scene/cast.ts'
import type { Scene } from '../scene/read-scene.ts'
import type { Query } from './understand-question.ts'

/** The person whom a question asks about, where nobody else can be meant; null where it names nobody or several fit. */
export function nameAsked({ cast }: Scene, { people, sure }: Query): Person | null {
  return (sure && cast.people[people[0] ?? -1]) || null
}
