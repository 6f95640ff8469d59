import type { Scene } from '../scene/read-scene.ts'
import { presentForm } from './present-form.ts'

const HELPERS = new Set(['aux', 'aux:pass', 'cop'])

/**
 * A past form inside the sentence ("because he had flour") goes to the present with the rest; one without a subject of
 * its own has the subject of the sentence, which may be `many`.
 */
export function innerVerb(scene: Scene, i: number, many: boolean): string | null {
  const { page, syntax, cast } = scene
  if (syntax.tag[i] !== 'VBD' || page.quoted[i]) return null
  const helps = HELPERS.has(syntax.relation[i] as string)
  const clause = helps ? (syntax.head[i] as number) : i
  const subject = syntax
    .dependents(clause)
    .find((d) => syntax.relation[d]?.startsWith('nsubj') || syntax.relation[d] === 'expl')
  if (subject === undefined) return presentForm(page.folded[i] as string, page.lemma(i), 'VBD', many)
  const word = page.folded[subject] as string
  const person = cast.who[subject] as number
  const several = person >= 0 && cast.people[person]?.several === true
  // "the stairs that led down": the word before decides.
  const ahead = /^(?:that|which|who)$/u.test(word) ? (syntax.head[clause] as number) : -1
  const own =
    several ||
    (ahead >= 0 && syntax.tag[ahead] === 'NNS') ||
    /^(?:i|you|we|they|these|those)$/u.test(word) ||
    syntax.tag[subject] === 'NNS' ||
    syntax.dependents(subject).some((d) => syntax.relation[d] === 'conj')
  return presentForm(page.folded[i] as string, page.lemma(i), 'VBD', own)
}
