import { CAPITAL, type Doc, WORD } from '../doc/doc.ts'
import { namesOf } from '../people/names.ts'
import { findUnits } from './find-units.ts'
import { Parser } from './parser.ts'
import storedWeights from './syntax-weights.json' with { type: 'json' }
import { relationNames, type Tag, tagNames } from './tags.ts'

/** Part of speech and grammar of every token of a doc. Tokens that no unit holds have the tag PUNCT and no head. */
export type Syntax = {
  /** Units in the order of the text: token numbers of what was parsed together. */
  readonly units: readonly (readonly number[])[]
  /** Number of the unit that token i stands in, or -1. */
  readonly unitOf: Int32Array
  readonly tag: readonly Tag[]
  /** Token number of the head, or -1 for the root of a unit and for tokens outside. */
  readonly head: Int32Array
  readonly relation: readonly string[]
  /** Tokens that hang from token i, in order. */
  dependents(i: number): readonly number[]
}

const A_NAME = 'john'

let parser: Parser | undefined

/** Tags and parses a doc. Linear in its length; the same doc gives the same trees on every machine. */
export function readSyntax(doc: Doc, skipped: ReadonlySet<number> = new Set()): Syntax {
  parser ??= new Parser(storedWeights)
  const units = findUnits(doc, skipped)
  const unitOf = new Int32Array(doc.count).fill(-1)
  const head = new Int32Array(doc.count).fill(-1)
  const tag = new Array<Tag>(doc.count).fill('PUNCT')
  const relation = new Array<string>(doc.count).fill('punct')
  const below: number[][] = Array.from({ length: doc.count }, () => [])
  const names = namesOf(doc)
  // The parser knows the names of its treebank; to it every name of a person is one of those.
  const isName = (i: number) => (names.first[i] as number) >= 0
  // A name of several words is one word to the parser: its last.
  const isFrontOfName = (i: number) => (names.first[i] as number) >= 0 && i < (names.last[i] as number) - 1
  const joinName = (i: number, u: number) => {
    unitOf[i] = u
    tag[i] = 'PROPN'
    relation[i] = 'flat'
    head[i] = (names.last[i] as number) - 1
  }
  units.forEach((whole, u) => {
    const unit = whole.filter((i) => !isFrontOfName(i))
    const tree = (parser as Parser).parse(
      unit.map((i) =>
        isName(i) ? (doc.folded[i]?.endsWith("'s") ? `${A_NAME}'s` : A_NAME) : (doc.folded[i] as string),
      ),
      unit.map((i) => (isName(i) ? WORD | CAPITAL : (doc.shape[i] as number))),
    )
    unit.forEach((i, k) => {
      unitOf[i] = u
      tag[i] = tagNames[tree.tags[k] as number] as Tag
      relation[i] = relationNames[tree.relations[k] as number] as string
      const above = tree.heads[k + 1] as number
      head[i] = above > 0 ? (unit[above - 1] as number) : -1
    })
    for (const i of whole) if (isFrontOfName(i)) joinName(i, u)
    for (const i of unit) if ((head[i] as number) >= 0) below[head[i] as number]?.push(i)
  })
  return { units, unitOf, tag, head, relation, dependents: (i) => below[i] ?? [] }
}
