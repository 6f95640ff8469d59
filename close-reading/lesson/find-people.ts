import { ALL_CAPS, CAPITAL, MARK, type Page, WORD } from '../page.ts'
import { isEasyWord } from '../readability/is-easy-word.ts'
import type { Gender } from './gender.ts'
import { givenNames } from './given-names.ts'
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

const TITLES = new Map<string, Gender>([
  ['mr', 'he'],
  ['mrs', 'she'],
  ['miss', 'she'],
  ['ms', 'she'],
  ['sir', 'he'],
  ['lord', 'he'],
  ['lady', 'she'],
  ['dr', null],
  ['captain', null],
  ['king', 'he'],
  ['queen', 'she'],
  ['uncle', 'he'],
  ['aunt', 'she'],
  ['judge', null],
])
const NOT_NAMES = new Set(
  (
    'i oh o ah the a an and but or so then now yes no well why what who how when where here there my your his her our their its this that these those ' +
    'it he she we they you if as in on at to of for from by with god lord heaven christmas monday tuesday wednesday thursday friday saturday sunday ' +
    'january february march april may june july august september october november december english french american britain america england france london paris europe rome union congress administration government parliament court church state nation nature death time love summer autumn winter spring good dear come look let not nothing'
  ).split(' '),
)
const PLACE_BEFORE = new Set(
  'in at from to of near toward towards through across into over around outside'.split(' '),
)

type Counted = Person & { places: number; definite: number }

/** The people of a passage, most mentioned first. Names before roles when they tie. */
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
      places: 0,
      definite: 0,
    }
    person.mentions.push(i)
    person.acts ||= found.sure || isFiniteVerb(page, found.last, '') || isFiniteVerb(page, i - 1, '')
    if (/^(?:the|an?)$/u.test(page.folded[i - 1] ?? '')) person.definite++
    if (PLACE_BEFORE.has(page.folded[i - 1] ?? '') && !found.sure) person.places++
    people.set(key, person)
    i = found.last - 1
  }
  const kept = [...people.values()].filter(
    (person) => person.places * 2 < person.mentions.length || person.places === 0,
  )
  for (const person of kept)
    if (person.definite * 2 > person.mentions.length) person.name = `the ${person.name}`
  for (const person of kept) person.acts ||= person.mentions.length > 1 && !isRole(person)
  for (const person of kept) person.gender ??= guessGender(page, person, kept)
  return kept.sort(
    (a, b) => b.mentions.length - a.mentions.length || (a.mentions[0] ?? 0) - (b.mentions[0] ?? 0),
  )
}

type Found = { name: string; gender: Gender; last: number; sure: boolean }

function nameAt(page: Page, i: number): Found | null {
  if (!isNameWord(page, i)) return null
  const words: string[] = []
  let gender: Gender = null
  let titled = false
  let at = i
  while (at < page.count && words.length < 4 && (isCapital(page, at) || page.folded[at] === 'of')) {
    const word = page.folded[at] ?? ''
    if (word === 'of' && !isCapital(page, at + 1)) break
    if (words.length > 0 && NOT_NAMES.has(word) && !TITLES.has(word)) break
    const written = (page.text.slice(page.start[at], page.end[at]) ?? '').replace(/['’]s$/u, '')
    if (words.length === 0 && TITLES.has(word)) {
      gender = TITLES.get(word) ?? null
      titled = true
    }
    const owns = /['’]s$/u.test(page.text.slice(page.start[at], page.end[at]))
    const dot =
      page.folded[at + 1] === '.' &&
      page.start[at + 1] === page.end[at] &&
      /^(?:mr|mrs|ms|dr|st)$/u.test(word)
    words.push(dot ? `${written}.` : written)
    at += dot ? 2 : 1
    if (owns || page.lineOf[at] !== page.lineOf[i]) break
  }
  if (words.length === 1 && titled) return null
  if (isOpening(page, i) && !titled && !isNamedElsewhere(page, i, at)) return null
  const name = words
    .map((word) => (/^\p{Lu}{3,}$/u.test(word) ? word[0] + word.slice(1).toLowerCase() : word))
    .join(' ')
  gender ??= givenNames.get(page.folded[i] ?? '') ?? null
  return { name, gender, last: Math.max(at, i + 1), sure: titled }
}

/** A word that opens a sentence is a name when it is one elsewhere, or is always capital and acts. */
function isNamedElsewhere(page: Page, i: number, after: number): boolean {
  const word = page.folded[i] ?? ''
  let same = 0
  for (let at = 0; at < page.count; at++) {
    if (page.folded[at] !== word) continue
    if (!isCapital(page, at)) return false
    if (!isOpening(page, at)) return true
    same++
  }
  return page.kind !== 'poetry' && isFiniteVerb(page, after, '') && (same > 1 || !isEasyWord(word))
}

function isNameWord(page: Page, i: number): boolean {
  const word = page.folded[i] ?? ''
  if (!isCapital(page, i) || word.length < 2 || word.startsWith("i'")) return false
  if (((page.shape[i] ?? 0) & ALL_CAPS) > 0 && isEasyWord(word)) return false
  if (/^(?:march|may|april|june|august)$/u.test(word)) return isCapital(page, i + 1)
  return !NOT_NAMES.has(word.replace(/'s?$/u, '')) || TITLES.has(word)
}

function isCapital(page: Page, i: number): boolean {
  return ((page.shape[i] ?? 0) & CAPITAL) > 0 && ((page.shape[i] ?? 0) & WORD) > 0
}

/** First word of a sentence, a line of verse or a stretch of speech: capitals there say nothing. */
function isOpening(page: Page, i: number): boolean {
  const before = page.folded[i - 1] ?? '.'
  const firstOfSentence = page.sentences[page.sentenceOf[i] ?? 0]?.first === i
  const firstOfLine = page.kind === 'poetry' && page.lines[page.lineOf[i] ?? 0]?.first === i
  const afterMark = ((page.shape[i - 1] ?? MARK) & MARK) > 0 && !/^[,;'’-]$/u.test(before)
  return firstOfSentence || firstOfLine || afterMark
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
function guessGender(page: Page, person: Person, all: readonly Person[]): Gender {
  const others = new Set(all.filter((one) => one !== person).flatMap((one) => one.mentions))
  let he = 0
  let she = 0
  for (const mention of person.mentions)
    for (let i = mention + 1; i < Math.min(mention + 25, page.count) && !others.has(i); i++) {
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

/** Up to three people to name at the start: names first, roles where names are few, nobody twice. */
export function leadingPeople(people: readonly Person[]): string[] {
  const acting = people.filter((person) => person.acts && isPerson(person))
  const names = acting.filter((person) => !isRole(person))
  const roles = acting.filter((person) => isRole(person) && person.name.startsWith('the '))
  const chosen = names.length > 1 ? names : [...names, ...roles]
  const heads = new Set<string>()
  return chosen
    .map((person) => person.name)
    .filter((name) => {
      const head = name.split(' ').at(-1) ?? name
      return !heads.has(head) && heads.add(head)
    })
    .slice(0, 3)
}

/** Known by what they are ("the old lady"), not by a name. */
export function isRole(person: Person): boolean {
  return /^(?:the|his|her|my|our|their) \p{Ll}/u.test(person.name)
}

const PLACE_END =
  /\b(?:Valley|River|Street|Road|Park|House|Hall|Hill|Hills|Lake|Bay|City|County|Land|Island|Sea|Ocean|Square|Bridge|Inn|School|Church|Mountain|Sound)$/u

/** More than a capital letter speaks for a person: a title, a known first name, a role, or a second mention. */
export function isPerson(person: Person): boolean {
  return (
    !PLACE_END.test(person.name) && (person.gender !== null || isRole(person) || person.mentions.length > 1)
  )
}
