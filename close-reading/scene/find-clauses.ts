import type { Doc } from '../doc/doc.ts'
import { spanOf } from '../doc/tokens.ts'
import type { Syntax } from '../syntax/read-syntax.ts'
import type { Tag } from '../syntax/tags.ts'
import type { Clause, Factuality } from './clause.ts'

const VERBS: ReadonlySet<Tag> = new Set<Tag>(['VB', 'VBD', 'VBG', 'VBN', 'VBP', 'VBZ'])
const HELPING = new Set(['aux', 'aux:pass', 'cop'])
const CLAUSAL = new Set([
  'root',
  'ccomp',
  'advcl',
  'acl',
  'acl:relcl',
  'csubj',
  'parataxis',
  'xcomp',
  'conj',
  'dep',
  'appos',
])
const NEGATIONS = new Set(['not', 'never', 'no', 'nor', 'neither', 'hardly', 'nobody', 'nothing', 'none'])
const IMAGINING = new Set(['wish', 'imagine', 'pretend', 'dream', 'hope', 'suppose', 'would'])
const LINKING = new Set([
  'look',
  'seem',
  'feel',
  'sound',
  'appear',
  'become',
  'get',
  'grow',
  'turn',
  'stay',
  'remain',
  'keep',
  'go',
])

/** The clauses of a doc in the order of their predicates. */
export function findClauses(doc: Doc, syntax: Syntax, utteranceOf: Int32Array): Clause[] {
  const clauses: Clause[] = []
  const clauseOf = new Map<number, number>()
  for (let i = 0; i < doc.count; i++) {
    if (!isPredicate(syntax, i)) continue
    clauseOf.set(i, clauses.length)
    clauses.push(readClause(doc, syntax, i, utteranceOf))
  }
  for (const clause of clauses) {
    const head = syntax.head[clause.predicate] as number
    clause.parent = clauseOf.get(head) ?? -1
    shareSubject(clause, clauses[clause.parent])
    if (clause.factuality === 'fact') clause.factuality = factualityUnder(doc, clause, clauses[clause.parent])
  }
  return clauses
}

function isPredicate(syntax: Syntax, i: number): boolean {
  if ((syntax.unitOf[i] as number) < 0) return false
  const relation = syntax.relation[i] as string
  if (HELPING.has(relation)) return false
  const below = syntax.dependents(i)
  if (below.some((d) => syntax.relation[d] === 'cop')) return true
  if (!VERBS.has(syntax.tag[i] as Tag)) return false
  return CLAUSAL.has(relation) || below.some((d) => syntax.relation[d]?.startsWith('nsubj'))
}

function readClause(doc: Doc, syntax: Syntax, i: number, utteranceOf: Int32Array): Clause {
  const below = syntax.dependents(i)
  const find = (...relations: string[]) =>
    below.find((d) => relations.includes(syntax.relation[d] as string)) ?? -1
  const copula = find('cop')
  const helpers = below.filter((d) => HELPING.has(syntax.relation[d] as string))
  const particle = find('compound:prt')
  const lemma = doc.lemma(i)
  const verb = copula >= 0 ? 'be' : particle >= 0 ? `${lemma} ${doc.folded[particle]}` : lemma
  const subject = find('nsubj', 'nsubj:pass', 'csubj', 'expl')
  const own = ownWords(syntax, i)
  const marks = below.filter(
    (d) => syntax.relation[d] === 'mark' || (syntax.relation[d] === 'advmod' && isLink(doc, d)),
  )
  return {
    ...spanOf(doc, own.first, own.last + 1),
    predicate: i,
    verb,
    complement: copula >= 0 ? i : complementOf(doc, syntax, i, lemma),
    subject,
    object: find('obj'),
    indirect: find('iobj'),
    obliques: obliquesOf(doc, syntax, below),
    adverbs: below.filter((d) => syntax.relation[d] === 'advmod'),
    negated: isNegated(doc, syntax, i, below),
    passive: helpers.some((d) => syntax.relation[d] === 'aux:pass') || find('nsubj:pass') >= 0,
    modal: modalOf(doc, syntax, helpers),
    time: timeOf(doc, syntax, i, copula, helpers),
    factuality: factualityOf(doc, syntax, i, marks),
    link: marks.map((d) => doc.folded[d]).join(' '),
    parent: -1,
    relation: syntax.relation[i] as string,
    utterance: utteranceOf[i] as number,
    unit: syntax.unitOf[i] as number,
  }
}

const APART = new Set(['conj', 'cc', 'parataxis', 'punct', 'advcl', 'discourse', 'vocative'])

/** First and last word of a clause: its verb and all that hangs from it, without clauses that stand beside it. */
function ownWords(syntax: Syntax, i: number): { first: number; last: number } {
  let first = i
  let last = i
  const open = syntax.dependents(i).filter((d) => !APART.has(syntax.relation[d] as string))
  for (let d = open.pop(); d !== undefined; d = open.pop()) {
    first = Math.min(first, d)
    last = Math.max(last, d)
    open.push(...syntax.dependents(d).filter((one) => syntax.relation[one] !== 'parataxis'))
  }
  return { first, last }
}

function isLink(doc: Doc, d: number): boolean {
  return /^(?:when|where|why|how|while)$/u.test(doc.folded[d] as string)
}

function complementOf(doc: Doc, syntax: Syntax, i: number, lemma: string): number {
  const below = syntax.dependents(i)
  const xcomp = below.find((d) => syntax.relation[d] === 'xcomp')
  if (xcomp !== undefined) return xcomp
  if (!LINKING.has(lemma)) return -1
  return below.find((d) => d > i && syntax.tag[d] === 'ADJ' && !doc.folded[d]?.endsWith('ly')) ?? -1
}

function obliquesOf(
  doc: Doc,
  syntax: Syntax,
  below: readonly number[],
): { preposition: string; noun: number }[] {
  return below
    .filter((d) => syntax.relation[d] === 'obl' || syntax.relation[d] === 'nmod')
    .map((noun) => {
      const cases = syntax.dependents(noun).filter((d) => syntax.relation[d] === 'case')
      return { preposition: cases.map((d) => doc.folded[d]).join(' '), noun }
    })
}

function isNegated(doc: Doc, syntax: Syntax, i: number, below: readonly number[]): boolean {
  const negates = (d: number) => {
    const word = doc.folded[d] as string
    return (
      NEGATIONS.has(word) || (word.endsWith("n't") && syntax.relation[d] !== 'ccomp') || word === 'cannot'
    )
  }
  if (doc.folded[i]?.endsWith("n't")) return true
  return below.some((d) => {
    const relation = syntax.relation[d] as string
    if (relation === 'obj' || relation.startsWith('nsubj'))
      return (
        negates(d) || syntax.dependents(d).some((k) => syntax.relation[k] === 'det' && doc.folded[k] === 'no')
      )
    return (
      (HELPING.has(relation) || relation === 'advmod' || relation === 'det' || relation === 'cc') &&
      negates(d)
    )
  })
}

function modalOf(doc: Doc, syntax: Syntax, helpers: readonly number[]): string {
  const modal = helpers.find((d) => syntax.tag[d] === 'MD')
  return modal === undefined ? '' : (doc.folded[modal] as string).replace(/n't$|'ll$|'d$/u, '') || 'will'
}

function timeOf(
  doc: Doc,
  syntax: Syntax,
  i: number,
  copula: number,
  helpers: readonly number[],
): Clause['time'] {
  const finite =
    helpers.find((d) => ['VBD', 'VBP', 'VBZ', 'MD'].includes(syntax.tag[d] as string)) ??
    (copula >= 0 ? copula : i)
  const word = doc.folded[finite] as string
  if (syntax.tag[finite] === 'MD') return /^(?:will|'ll|won't|shall)|'ll$/u.test(word) ? 'future' : 'present'
  return syntax.tag[finite] === 'VBD' || syntax.tag[finite] === 'VBN' ? 'past' : 'present'
}

function factualityOf(doc: Doc, syntax: Syntax, i: number, marks: readonly number[]): Factuality {
  const link = marks.map((d) => doc.folded[d]).join(' ')
  if (/\bas (?:if|though)\b/u.test(link)) return 'imagined'
  if (/\b(?:if|unless|whether)\b/u.test(link)) return 'condition'
  const below = syntax.dependents(i)
  if (syntax.relation[i] === 'root' || syntax.relation[i] === 'parataxis') {
    const last = below.at(-1)
    if (last !== undefined && doc.text.slice(doc.start[last], doc.end[last]).startsWith('?'))
      return 'question'
    const subject = below.some((d) => syntax.relation[d]?.startsWith('nsubj'))
    if (!subject && syntax.tag[i] === 'VB') return 'order'
  }
  return 'fact'
}

/** A second verb of the same person ("she sat down and wept", "wants to go") has the subject of the first. */
function shareSubject(clause: Clause, above: Clause | undefined): void {
  if (clause.subject >= 0 || !above) return
  const hasOwnTime = clause.relation === 'advcl' && clause.link !== ''
  if (
    clause.relation === 'conj' ||
    clause.relation === 'xcomp' ||
    (clause.relation === 'advcl' && !hasOwnTime)
  )
    clause.subject = clause.relation === 'xcomp' && above.object >= 0 ? above.object : above.subject
}

function factualityUnder(doc: Doc, clause: Clause, above: Clause | undefined): Factuality {
  if (!above) return 'fact'
  if (clause.relation === 'conj') return above.factuality
  if (
    (clause.relation === 'ccomp' || clause.relation === 'xcomp') &&
    IMAGINING.has(doc.lemma(above.predicate))
  )
    return 'imagined'
  return clause.relation === 'xcomp' && above.factuality !== 'fact' ? above.factuality : 'fact'
}
