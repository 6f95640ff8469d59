import type { Clause } from '../scene/clause.ts'
import type { Scene } from '../scene/read-scene.ts'

/** A row of knowledge keyed by verbs: alternatives between bars, "say yes to" being a verb with words that must follow. */
export type VerbRow = { first: string; rest: readonly string[]; nouns: readonly string[] }

/** Decodes "lose|drop" and "game|match" into one entry a verb. */
export function verbRows(verbs: string, nouns: string): VerbRow[] {
  const list = nouns.split('|')
  return verbs.split('|').map((verb) => {
    const [first = '', ...rest] = verb.split(' ')
    return { first, rest, nouns: list }
  })
}

/** Whether the words that must follow the verb stand in the clause. */
export function hasWords(scene: Scene, clause: Clause, words: readonly string[]): boolean {
  if (words.length === 0) return true
  const near = wordsOf(scene, clause)
  return words.every((word) => near.has(word))
}

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

/** To whom the thing at token i belongs ("her voice", "Oskar's shoes"), or -1. */
export function ownerOf(scene: Scene, i: number): number {
  if (i < 0) return -1
  const owner = scene.syntax.dependents(i).find((d) => scene.syntax.relation[d] === 'nmod:poss')
  return owner === undefined ? -1 : personAt(scene, owner)
}

/** Nouns of a clause beside its subject: object, complement and what stands after small words. */
export function nounsOf(clause: Clause): number[] {
  return [
    clause.object,
    clause.indirect,
    clause.complement,
    ...clause.obliques.map(({ noun }) => noun),
  ].filter((i) => i >= 0)
}
