import type { Doc } from '../doc/doc.ts'
import type { Syntax } from '../syntax/read-syntax.ts'
import type { CastPronoun, Person } from './cast.ts'
import type { CastSoFar } from './find-cast.ts'

const HE = new Set("he he's he'd he'll him his himself".split(' '))
const SHE = new Set("she she's she'd she'll her hers herself".split(' '))
const THEY = new Set("they they're they've they'd they'll them their theirs themselves".split(' '))
/** Words that tell whose something is, and do not act. */
const WHOSE = new Set('his her hers their theirs its'.split(' '))

/** Of so many people a pronoun may mean one; in a longer cast it is never sure. */
const MOST_PEOPLE = 48

/** Which he, she and they outside speech a word is, if it is one. */
export function pronounOf(word: string): 'he' | 'she' | 'they' | undefined {
  return HE.has(word) ? 'he' : SHE.has(word) ? 'she' : THEY.has(word) ? 'they' : undefined
}

/** Finds in the order of the text whom each pronoun means; `note` tells it of every other mention. */
export function createPronouns(doc: Doc, syntax: Syntax) {
  const last = new Map<number, number>()
  const acted = new Map<number, number>()
  /** The people met last, the latest at the end. */
  const recent: number[] = []
  const note = (number: number, at: number): void => {
    // "My sister's coat": she need not be there.
    last.set(number, owns(doc, at) ? Math.max(last.get(number) ?? 0, at - AWAY) : at)
    const known = recent.indexOf(number)
    if (known >= 0) recent.splice(known, 1)
    if (recent.push(number) > MOST_PEOPLE) recent.shift()
    if (syntax.relation[at]?.startsWith('nsubj') && !doc.quoted[at]) acted.set(number, at)
  }
  const resolve = (cast: CastSoFar, at: number): void => {
    const word = doc.folded[at] as string
    const kind = cast.who[at] === -1 && !doc.quoted[at] ? pronounOf(word) : undefined
    if (!kind) return
    const fitting = fittingPeople(cast, kind, recent)
    const only = onlyOne(doc, cast, kind, fitting, WHOSE.has(word) ? at : -1)
    // "In her letters Ellen Marsh is kind": she is named next.
    if (fitting.length === 0 && WHOSE.has(word)) return
    const next = only ?? goesOn(doc, syntax, cast, fitting, at)
    const number =
      next ??
      (fitting.length > 0
        ? bestFor(kind, at, cast.people, fitting, last, acted, namedAfter(doc, syntax, cast, at))
        : addUnnamed(cast, kind, at))
    if (number < 0) return
    cast.who[at] = number
    if (!WHOSE.has(word) || word === 'hers') cast.mentionFirst[at] = at
    cast.sure[at] = next === null && fitting.length > 0 ? 0 : 1
    const person = cast.people[number] as Person
    if (next !== null && person.pronoun === 'any') person.pronoun = kind
    note(number, at)
  }
  return { note, resolve }
}

/** "Omar was not scared. He was curious": the only one it fits in this sentence and the one before. */
function goesOn(
  doc: Doc,
  syntax: Syntax,
  { who, sure, guesses }: CastSoFar,
  fitting: readonly number[],
  at: number,
): number | null {
  const sentence = doc.sentenceOf[at] as number
  const first = doc.sentences[Math.max(0, sentence - 1)]?.first ?? at
  if (!syntax.relation[at]?.startsWith('nsubj') || at - first > REACH) return null
  const near = new Set<number>()
  for (let i = first; i < at; i++) {
    if (doc.quoted[i] || owns(doc, i) || !fitting.includes(who[i] as number)) continue
    if (sure[i] === 0 && fitting.length > 1) return null
    near.add(who[i] as number)
  }
  const [one] = near
  return one === undefined || near.size > 1 || guesses.has(one) ? null : one
}

function fittingPeople(
  { people, narrator }: CastSoFar,
  kind: CastPronoun,
  recent: readonly number[],
): number[] {
  return recent.filter((number) => number !== narrator && fits(people[number] as Person, kind))
}

function fits(person: Person, kind: CastPronoun): boolean {
  if (kind === 'they') return person.several || person.pronoun === 'they'
  return person.pronoun === kind || (person.pronoun === 'any' && !person.several)
}

/** The one whom a pronoun must mean, as nobody else fits; null where that can't be told. */
function onlyOne(
  doc: Doc,
  { people, who, guesses }: CastSoFar,
  kind: CastPronoun,
  fitting: readonly number[],
  whose: number,
): number | null {
  if (people.length > MOST_PEOPLE) return null
  // "They" may be all those who were named one by one.
  if (kind === 'they' && people.some((one) => !one.several && one.pronoun !== 'I' && one.pronoun !== 'they'))
    return null
  const [one] = fitting
  if (fitting.length === 1 && one !== undefined) return guesses.has(one) ? null : one
  if (whose < 0) return null
  const near = new Set<number>()
  for (let i = whose - 1; i >= 0 && doc.sentenceOf[i] === doc.sentenceOf[whose]; i--) {
    if (whose - i > REACH) return null
    const number = who[i] as number
    if (number < 0 && pronounOf(doc.folded[i] as string) === kind) return null
    if (number < 0 || !fitting.includes(number)) continue
    near.add(number)
  }
  const [only] = near
  return near.size === 1 && only !== undefined ? only : null
}

/** A passage may begin with "She" and name her later or never. */
function addUnnamed(cast: CastSoFar, kind: 'he' | 'she' | 'they', at: number): number {
  const several = kind === 'they'
  cast.people.push({ name: kind, pronoun: kind, mentions: [at], several })
  return cast.people.length - 1
}

/** People named after the word in its own clause, whom it can't mean ("She had known Ifeoma"). */
function namedAfter(doc: Doc, syntax: Syntax, { who }: CastSoFar, at: number): ReadonlySet<number> {
  const found = new Set<number>()
  if (!syntax.relation[at]?.startsWith('nsubj')) return found
  const verb = syntax.head[at] as number
  for (let i = at + 1; i < Math.min(doc.count, at + 12); i++)
    if (syntax.head[i] === verb && (who[i] as number) >= 0) found.add(who[i] as number)
  return found
}

/** How many tokens back a mention counts, and how much acting and a known pronoun add to it. */
const REACH = 90
const ACTING = 14
const KNOWN = 30
/** So much nearer must somebody be who is only named for a thing. */
const AWAY = 30

function owns({ folded }: Doc, at: number): boolean {
  return (folded[at] as string).endsWith("'s")
}

function bestFor(
  kind: CastPronoun,
  at: number,
  people: readonly Person[],
  fitting: readonly number[],
  last: ReadonlyMap<number, number>,
  acted: ReadonlyMap<number, number>,
  not: ReadonlySet<number>,
): number {
  let best = -1
  let most = 0
  for (const number of fitting) {
    if (not.has(number)) continue
    const score =
      REACH -
      (at - (last.get(number) ?? 0)) +
      (at - (acted.get(number) ?? -REACH) < REACH ? ACTING : 0) +
      (people[number]?.pronoun === kind ? KNOWN : 0)
    if (score > most) {
      most = score
      best = number
    }
  }
  return best
}
