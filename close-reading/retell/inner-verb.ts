import type { Scene } from '../scene/read-scene.ts'
import { presentForm } from './present-form.ts'

const HELPERS = new Set(['aux', 'aux:pass', 'cop'])

/** A past form inside the sentence ("because he had flour") goes to the present with the rest. */
export function innerVerb(scene: Scene, i: number): string | null {
  const { page, syntax, cast } = scene
  if (syntax.tag[i] !== 'VBD' || page.quoted[i]) return null
  const helps = HELPERS.has(syntax.relation[i] as string)
  const clause = helps ? (syntax.head[i] as number) : i
  const subject = syntax
    .dependents(clause)
    .find((d) => syntax.relation[d]?.startsWith('nsubj') || syntax.relation[d] === 'expl')
  if (subject === undefined) return null
  const word = page.folded[subject] as string
  const person = cast.who[subject] as number
  const several = person >= 0 && cast.people[person]?.several === true
  const many =
    several ||
    /^(?:i|you|we|they|these|those|who)$/u.test(word) ||
    syntax.tag[subject] === 'NNS' ||
    syntax.dependents(subject).some((d) => syntax.relation[d] === 'conj')
  return presentForm(page.folded[i] as string, page.lemma(i), 'VBD', many)
}
