import { foldQuotable } from '../prose/fold-quotable.ts'
import { familyRoleOf } from '../scene/family-roles.ts'
import type { Scene } from '../scene/read-scene.ts'
import { lemmaOf as dictionaryForm } from '../vocabulary/lemma-of.ts'
import { wordsIn } from '../vocabulary/little-words.ts'
import { EMPTY } from './find-phrase.ts'

/** The clause whose words the question uses most: its verb counts twice, a person it names counts too. */
export function actAsked(asked: string, people: readonly number[], scene: Scene): number {
  const { doc, cast, syntax } = scene
  const words = new Set(
    wordsIn(asked)
      .filter((word) => word.length > 2 && !EMPTY.has(word))
      .map((word) => lemmaOf(word)),
  )
  for (const number of people)
    for (const part of foldQuotable(cast.people[number]?.name ?? '').text.split(' '))
      words.delete(lemmaOf(part))
  if (words.size === 0) return -1
  let best = -1
  let most = 0.9
  scene.clauses.forEach((clause, number) => {
    let score = words.has(doc.lemma(clause.predicate)) ? 2 : 0
    for (const i of [
      clause.object,
      clause.indirect,
      clause.complement,
      ...clause.adverbs,
      ...clause.obliques.map(({ noun }) => noun),
    ])
      if (i >= 0 && words.has(doc.lemma(i))) score += 1
    if (score === 0) return
    for (const d of clause.object >= 0 ? syntax.dependents(clause.object) : [])
      if (words.has(doc.lemma(d))) score += 0.5
    if (clause.subject >= 0 && people.includes(cast.who[clause.subject] as number)) score += 0.7
    if (clause.utterance >= 0) score -= 0.4
    if (score > most) {
      most = score
      best = number
    }
  })
  return best
}

/** The dictionary form; a word of the family is the first of its row. */
export function lemmaOf(word: string): string {
  const kin = familyRoleOf(word)
  return LEMMAS.get(word) ?? (kin === word ? dictionaryForm(word) : kin)
}
const LEMMAS = new Map([['goalie', 'goalkeeper']])
