import type { Clause } from '../scene/clause.ts'
import type { Scene } from '../scene/read-scene.ts'

/** What hangs on a clause as a clause of its own. */
const CLAUSES = new Set(['conj', 'advcl', 'ccomp', 'parataxis', 'acl:relcl', 'csubj'])

const wordsByClause = new WeakMap<Clause, ReadonlySet<string>>()

/** The words of a clause and what hangs on them, as they stand and in their dictionary form. */
export function wordsOf(scene: Scene, clause: Clause): ReadonlySet<string> {
  const before = wordsByClause.get(clause)
  if (before) return before
  const { doc, syntax } = scene
  const found = new Set<string>()
  const add = (i: number, depth: number): void => {
    found.add(doc.folded[i] as string)
    found.add(doc.lemma(i))
    if (depth < 3)
      for (const d of syntax.dependents(i)) if (!CLAUSES.has(syntax.relation[d] as string)) add(d, depth + 1)
  }
  add(clause.predicate, 0)
  wordsByClause.set(clause, found)
  return found
}

/** Whom the word at token i means, or -1. */
export function personAt(scene: Scene, i: number): number {
  return i < 0 ? -1 : (scene.cast.who[i] as number)
}
