import { trimEnd } from '../page/trim-end.ts'
import type { Page } from '../page.ts'
import type { Clause } from '../scene/clause.ts'
import type { Scene } from '../scene/read-scene.ts'
import { innerVerb } from './inner-verb.ts'
import { presentForm } from './present-form.ts'
import { WE, wordFor } from './word-for.ts'

/** What hangs on a clause and is told apart from it, or not at all. */
const LEFT_OUT = new Set(['parataxis', 'discourse', 'vocative', 'cc', 'mark', 'dep', 'expl'])
const HELPERS = new Set(['aux', 'aux:pass', 'cop'])
const LONGEST = 26

/**
 * A clause told again as a sentence of its own in the present tense, pronouns made names where they could mean two:
 * "He did not take off his jacket at recess." becomes "Oskar does not take off his jacket at recess".
 *
 * @returns the sentence without its full stop, or null where it can't be told safely (no subject, a broken parse)
 */
export function tellClause(scene: Scene, clause: Clause): string | null {
  const { page, syntax } = scene
  const subject = subjectOf(scene, clause)
  if (!subject) return null
  const said = told(scene, clause)
  if (!said) return null
  const words = said.tokens
  if (words.length > LONGEST || words.length === 0) return null
  if (CONDITIONED.test(page.folded[words[0] as number] as string) || isShouted(page, words)) return null
  const many = subject.many
  if (clause.standing === 'question' || clause.standing === 'order') return null
  const helper = syntax
    .dependents(clause.predicate)
    .find((d) => HELPERS.has(syntax.relation[d] as string) && d < clause.predicate)
  const finite = helper ?? clause.predicate
  // "did I sit", "came the reply": turned round, the parts are often read wrong.
  if (clause.subject > finite) return null
  const verb =
    hadBefore(scene, clause, finite, many) ??
    presentForm(page.folded[finite] as string, page.lemma(finite), syntax.tag[finite] ?? 'X', many)
  if (verb === null) return null
  const parts: string[] = []
  let before = -1
  for (const i of words) {
    const word =
      i === finite ? verb : (innerVerb(scene, i, many) ?? wordFor(scene, clause, i, subject.person))
    const gap = before >= 0 && page.start[i] === page.end[before] ? '' : ' '
    parts.push(parts.length === 0 ? word : `${gap}${word}`)
    before = i
  }
  return clean(`${subject.name} ${parts.join('')}`)
}

const CONDITIONED = /^(?:how|what|whether|which|whose)$/u

/** Words all in capitals are a sign or a shout, and no sentence to tell on. */
function isShouted(page: Page, words: readonly number[]): boolean {
  const text = words.map((i) => page.text.slice(page.start[i], page.end[i])).join('')
  return text.length > 4 && text === text.toUpperCase() && text !== text.toLowerCase()
}

/**
 * "She'd sold the tent" has its helping verb in its subject: "has sold". Null without such a subject; where "she'd"
 * may be "she would", the clause is not told.
 */
function hadBefore({ page }: Scene, clause: Clause, finite: number, many: boolean): string | null {
  const subject = page.folded[clause.subject] ?? ''
  if (!subject.endsWith("'d") || clause.subject > finite) return null
  const word = page.folded[finite] as string
  return word === page.lemma(finite) ? null : `${many ? 'have' : 'has'} ${word}`
}

type Subject = { name: string; person: number; many: boolean }

const PREPOSITION = /^(?:in|on|at|by|of|from|with|under|over|into|to|for|as|without|after|before)$/u

/** Who or what a clause is about, as it is named at the start of a sentence. */
export function subjectOf(scene: Scene, clause: Clause): Subject | null {
  const { page, cast, syntax } = scene
  const at = clause.subject
  if (at < 0) return null
  const person = cast.who[at] as number
  if (person >= 0) {
    const { name, several } = cast.people[person] as Scene['cast']['people'][number]
    const joined = syntax.dependents(at).filter((d) => syntax.relation[d] === 'conj')
    if (joined.length > 0) {
      const others = joined.map(
        (d) =>
          cast.people[cast.who[d] as number]?.name ??
          subtree(scene, d)
            .filter((i) => /[\p{L}\p{N}]/u.test(page.folded[i] as string) && syntax.relation[i] !== 'cc')
            .map((i) => page.text.slice(page.start[i], page.end[i]))
            .join(' '),
      )
      return { name: `${capital(name)} and ${others.join(' and ')}`, person, many: true }
    }
    return { name: capital(name), person, many: several }
  }
  const word = page.folded[at] as string
  if (
    /^(?:i|you|we|he|she|they|it|this|that|who|which|what|there)/u.test(word) &&
    syntax.tag[at] === 'PRON'
  ) {
    if (word === 'we' && page.quoted[at] === 0)
      return { name: WE[page.kind] as string, person: -1, many: true }
    if (/^(?:this|that|it|there|everyone|everybody|someone|nobody|nothing|everything)$/u.test(word))
      return {
        name: capital(word),
        person: -1,
        many: word === 'there' && /^(?:were|are)/u.test(page.folded[clause.predicate] ?? ''),
      }
    if (word === 'they') return { name: 'They', person: -1, many: true }
    return null
  }
  if (syntax.tag[at] === 'PRON' && !/^(?:every|some|no|any)/u.test(word)) return null
  // "In this attitude did I sit": what follows a preposition is no subject.
  const before = page.folded[at - 1] ?? ''
  if (syntax.dependents(at).some((d) => syntax.relation[d] === 'case') || PREPOSITION.test(before))
    return null
  const tokens = subtree(scene, at).filter((i) => i < clause.predicate)
  const from = tokens[0] ?? 0
  if ([1, 2].some((back) => PREPOSITION.test(page.folded[from - back] ?? '') && !isStop(page, from - 1)))
    return null
  if (tokens.length === 0 || tokens.length > 9) return null
  const joined = syntax.dependents(at).some((d) => syntax.relation[d] === 'conj')
  const many =
    joined ||
    syntax.tag[at] === 'NNS' ||
    /^(?:two|three|four|five|six|several|both|few|many|all|some|people)$/u.test(word)
  return {
    name: capital(
      tokens
        .map(
          (i, k) =>
            `${k > 0 && page.start[i] !== page.end[tokens[k - 1] as number] ? ' ' : ''}${wordFor(scene, clause, i, -1)}`,
        )
        .join(''),
    ),
    person: -1,
    many,
  }
}

/** The words of a clause from its verb on, without other clauses that can be told on their own. */
function told(scene: Scene, clause: Clause): { tokens: number[] } | null {
  const { page, syntax } = scene
  const tokens: number[] = []
  const visit = (i: number, top: boolean): void => {
    tokens.push(i)
    for (const d of syntax.dependents(i)) {
      const relation = syntax.relation[d] as string
      if (top && (d === clause.subject || relation.startsWith('nsubj'))) continue
      if (top && LEFT_OUT.has(relation)) continue
      if (relation === 'conj' && isClause(scene, d)) continue
      if (top && relation === 'advcl' && tooFar(scene, clause, d)) continue
      if (
        relation === 'cc' &&
        syntax
          .dependents(i)
          .some((k) => syntax.relation[k] === 'conj' && isClause(scene, k) && k > d && !inOwn(scene, k))
      )
        continue
      if (top && opensWithWho(scene, d)) continue
      visit(d, false)
    }
  }
  visit(clause.predicate, true)
  tokens.sort((a, b) => a - b)
  while (tokens.length > 0 && isStop(page, tokens.at(-1) as number)) tokens.pop()
  while (tokens.length > 0 && isStop(page, tokens[0] as number)) tokens.shift()
  // What stands before the subject ("Then", "On Monday") is left out, since the sentence begins with the subject.
  const from = clause.subject >= 0 && clause.subject < clause.predicate ? clause.subject : -1
  const kept = tokens.filter((i) => i > from)
  if (page.text.slice(page.start[kept[0] ?? 0], page.end[kept.at(-1) ?? 0]).includes('\n\n')) return null
  return { tokens: kept }
}

/** "said Callum, who had never sat there": what is said of the subject is left out. */
function opensWithWho(scene: Scene, d: number): boolean {
  const first = subtree(scene, d).find((i) => /\p{L}/u.test(scene.page.folded[i] as string))
  return first !== undefined && /^(?:who|which|whose|whom)$/u.test(scene.page.folded[first] as string)
}

const predicates = new WeakMap<Scene, ReadonlySet<number>>()

function isClause(scene: Scene, d: number): boolean {
  let known = predicates.get(scene)
  if (!known) {
    known = new Set(scene.clauses.map(({ predicate }) => predicate))
    predicates.set(scene, known)
  }
  return known.has(d)
}

function inOwn(scene: Scene, d: number): boolean {
  return scene.syntax.relation[d] !== 'conj'
}

function tooFar(scene: Scene, clause: Clause, d: number): boolean {
  return d < clause.predicate || subtree(scene, d).length > 12
}

function isStop(page: Page, i: number): boolean {
  return /^[^\p{L}\p{N}]+$/u.test(page.text.slice(page.start[i], page.end[i]))
}

/** All tokens that hang from i, itself included, in order. */
export function subtree(scene: Scene, i: number): number[] {
  const found: number[] = []
  const visit = (k: number, depth: number): void => {
    found.push(k)
    if (depth < 40) for (const d of scene.syntax.dependents(k)) visit(d, depth + 1)
  }
  visit(i, 0)
  return found.sort((a, b) => a - b)
}

function capital(text: string): string {
  return (text[0] ?? '').toUpperCase() + text.slice(1)
}

function clean(text: string): string {
  const joined = text.split(/\s/u).filter(Boolean).join(' ')
  const tight = [',', '.', ';', ':', '!', '?'].reduce((all, mark) => all.replaceAll(` ${mark}`, mark), joined)
  return trimEnd(tight, ',;:—–- ')
}
