import { CAPITAL, type Page, WORD } from '../page.ts'
import { bareAt, isTitle } from '../people/name-guess.ts'
import { type Names, namesOf } from '../people/names.ts'
import { personWords } from '../people/person-words.ts'
import type { Gender } from './gender.ts'
import { roleNouns } from './role-nouns.ts'
import { isFiniteVerb } from './verbs.ts'

/** Someone a passage names: a name ("Mr. Bennet") or a role with its article ("the old lady"). */
export type Person = {
  /** As it stands in a sentence: "Alice", "the old lady". */
  name: string
  gender: Gender
  /** First tokens of the mentions, in order. */
  mentions: number[]
  /** Something the person does or says stands next to the name. */
  acts: boolean
}

type Counted = Person & { definite: number }

/** More people than any passage tells of; the rest are seldom named. */
const MOST_PEOPLE = 100

/** The people of a passage, most mentioned first, at most a hundred. Names before roles when they tie. */
export function findPeople(page: Page): Person[] {
  const people = new Map<string, Counted>()
  for (let i = 0; i < page.count; i++) {
    const found = nameAt(page, i) ?? roleAt(page, i)
    if (!found) continue
    const key = found.name.toLowerCase()
    const person: Counted = people.get(key) ?? {
      name: found.name,
      gender: found.gender,
      mentions: [],
      acts: false,
      definite: 0,
    }
    person.mentions.push(i)
    person.acts ||= found.sure || isFiniteVerb(page, found.last, '') || isFiniteVerb(page, i - 1, '')
    if (/^(?:the|an?)$/u.test(page.folded[i - 1] ?? '')) person.definite++
    people.set(key, person)
    i = found.last - 1
  }
  const kept = [...people.values()]
  for (const person of kept)
    if (person.definite * 2 > person.mentions.length) person.name = `the ${person.name}`
  for (const person of kept) person.acts ||= person.mentions.length > 1 && !isRole(person)
  const named = new Set(kept.flatMap(({ mentions }) => mentions))
  for (const person of kept) person.gender ??= guessGender(page, person, named)
  return kept
    .sort((a, b) => b.mentions.length - a.mentions.length || (a.mentions[0] ?? 0) - (b.mentions[0] ?? 0))
    .slice(0, MOST_PEOPLE)
}

type Found = { name: string; gender: Gender; last: number; sure: boolean }

/** The name that begins at token i, with what it is joined to by "of": "the Queen of Hearts". */
function nameAt(page: Page, i: number): Found | null {
  const names = namesOf(page)
  if (names.first[i] !== i) return null
  const end = names.last[i] as number
  const owns = (page.folded[end - 1] as string).endsWith("'s")
  const joined = !owns && page.folded[end] === 'of' && isCapital(page, end + 1) && !isNamed(names, end + 1)
  const last = joined ? end + 2 : end
  const name = page.text
    .slice(page.start[i], page.end[last - 1])
    .replace(/['’]s$/u, '')
    .replace(/\s+/gu, ' ')
    .replace(/\p{Lu}{3,}/gu, (word) => word[0] + word.slice(1).toLowerCase())
  return {
    name,
    gender: genderOf(page, i, end),
    last,
    sure: isTitle(page.folded[i] as string) && end > i + 1,
  }
}

function isNamed(names: Names, k: number): boolean {
  return (names.first[k] ?? -1) >= 0
}

/** The pronoun of a title or of a first name that usually takes one. */
function genderOf(page: Page, first: number, last: number): Gender {
  const { nouns, names } = personWords()
  for (let k = first; k < last; k++) {
    const word = bareAt(page, k)
    const pronoun = names.get(word) ?? (k < last - 1 || first === k ? nouns.get(word) : undefined)
    if (pronoun === 'he' || pronoun === 'she') return pronoun
  }
  return null
}

function isCapital(page: Page, i: number): boolean {
  return ((page.shape[i] ?? 0) & CAPITAL) > 0 && ((page.shape[i] ?? 0) & WORD) > 0
}

const ARTICLES = new Set('the his her my our their a an'.split(' '))

function roleAt(page: Page, i: number): Found | null {
  const article = page.folded[i] ?? ''
  if (!ARTICLES.has(article)) return null
  for (let at = i + 1; at < Math.min(i + 4, page.count); at++) {
    const word = (page.folded[at] ?? '').replace(/'s$/u, '')
    if (!((page.shape[at] ?? 0) & WORD) || isCapital(page, at)) return null
    if (ARTICLES.has(word)) return null
    const gender = roleNouns.get(word)
    if (gender === undefined) continue
    const words = page.folded
      .slice(i + 1, at)
      .concat(word)
      .join(' ')
    const own =
      article === 'his' || article === 'her' || article === 'my' || article === 'our' || article === 'their'
    return {
      name: `${own ? article : 'the'} ${words}`,
      gender,
      last: at + 1,
      sure: article !== 'a' && article !== 'an',
    }
  }
  return null
}

const BEFORE_ANOTHER = /^(?:by|to|at|for|with|near|from|after|behind|before|beside|towards?)$/u

/** Counts the pronouns that follow a name before the next person is named. */
function guessGender(page: Page, person: Person, named: ReadonlySet<number>): Gender {
  const own = new Set(person.mentions)
  let he = 0
  let she = 0
  for (const mention of person.mentions)
    for (let i = mention + 1; i < Math.min(mention + 25, page.count) && (own.has(i) || !named.has(i)); i++) {
      if (page.quoted[mention] || page.sentenceOf[i] !== page.sentenceOf[mention]) break
      const word = page.folded[i]
      // In "ran close by her" the pronoun is someone else.
      if (BEFORE_ANOTHER.test(page.folded[i - 1] ?? '')) continue
      if (word === 'he' || word === 'his' || word === 'him') he++
      if (word === 'she' || word === 'her') she++
    }
  if (he > she) return 'he'
  return she > he ? 'she' : null
}

/** Known by what they are ("the old lady"), not by a name. */
export function isRole(person: Person): boolean {
  return /^(?:the|his|her|my|our|their) \p{Ll}/u.test(person.name)
}
