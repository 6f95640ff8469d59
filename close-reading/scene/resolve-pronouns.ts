import type { Doc } from '../doc.ts'
import type { Syntax } from '../syntax/read-syntax.ts'
import type { CastPronoun, Person } from './cast.ts'
import { givenNames } from './person-nouns.ts'

const HE = new Set("he he's he'd he'll him his himself".split(' '))
const SHE = new Set("she she's she'd she'll her hers herself".split(' '))
const THEY = new Set("they they're they've they'd they'll them their theirs themselves".split(' '))

/** Gives each he, she and they outside speech to the person who fits best: named last, acting, of a fitting name. */
export function resolvePronouns(
  doc: Doc,
  syntax: Syntax,
  people: Person[],
  who: Int32Array,
  narrator: number,
): void {
  const last = new Map<number, number>()
  const acted = new Map<number, number>()
  for (let i = 0; i < doc.count; i++) {
    let meant = who[i] as number
    const word = doc.folded[i] as string
    const kind = HE.has(word) ? 'he' : SHE.has(word) ? 'she' : THEY.has(word) ? 'they' : undefined
    if (meant < 0 && kind && !doc.quoted[i]) {
      meant = bestFor(kind, i, people, last, acted, namedAfter(doc, syntax, who, i, narrator))
      if (meant >= 0) {
        const person = people[meant] as Person
        if (person.pronoun === 'any') person.pronoun = kind
        who[i] = meant
      }
    }
    if (meant < 0 || meant === narrator) continue
    last.set(meant, i)
    if (syntax.relation[i]?.startsWith('nsubj') && !doc.quoted[i]) acted.set(meant, i)
  }
}

/** People named after the word in its own clause, whom it can't mean ("She had known Ifeoma"), and the narrator. */
function namedAfter(
  doc: Doc,
  syntax: Syntax,
  who: Int32Array,
  at: number,
  narrator: number,
): ReadonlySet<number> {
  const found = new Set([narrator])
  if (!syntax.relation[at]?.startsWith('nsubj')) return found
  const verb = syntax.head[at] as number
  for (let i = at + 1; i < Math.min(doc.count, at + 12); i++)
    if (syntax.head[i] === verb && (who[i] as number) >= 0) found.add(who[i] as number)
  return found
}

/** How many tokens back a mention counts, and how much acting and a fitting first name add to it. */
const REACH = 90
const ACTING = 14
const NAME_FITS = 25

function bestFor(
  kind: CastPronoun,
  at: number,
  people: readonly Person[],
  last: ReadonlyMap<number, number>,
  acted: ReadonlyMap<number, number>,
  not: ReadonlySet<number>,
): number {
  let best = -1
  let most = 0
  for (const [number, token] of last) {
    const person = people[number] as Person
    if (not.has(number) || !fits(person, kind)) continue
    const guess = guessedPronoun(person.name)
    const score =
      REACH -
      (at - token) +
      (at - (acted.get(number) ?? -REACH) < REACH ? ACTING : 0) +
      (person.pronoun === kind ? NAME_FITS / 2 : 0) +
      (guess === kind ? NAME_FITS : guess === undefined || person.pronoun === kind ? 0 : -NAME_FITS)
    if (score > most) {
      most = score
      best = number
    }
  }
  return best
}

/** What a first name suggests; a guess, which the text overrules. */
function guessedPronoun(name: string): CastPronoun | undefined {
  const first = (name.split(' ')[0] ?? '').toLowerCase()
  const known = givenNames().get(first)
  if (known) return known
  return /(?:[^aeiou]a|ia|lyn|elle|ette|ine)$/u.test(first) ? 'she' : undefined
}

function fits(person: Person, kind: CastPronoun): boolean {
  if (kind === 'they') return person.several || person.pronoun === 'they'
  return person.pronoun === kind || (person.pronoun === 'any' && !person.several)
}
