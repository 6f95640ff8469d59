import { CAPITAL, type Page, WORD } from '../page.ts'
import { namesOf } from '../people/names.ts'
import type { Syntax } from '../syntax/read-syntax.ts'
import voices from '../wording/voices.json' with { type: 'json' }
import type { Cast, CastPronoun, Person } from './cast.ts'
import type { SpeakerLine } from './find-speaker-lines.ts'
import { personNouns } from './person-nouns.ts'
import { resolvePronouns } from './resolve-pronouns.ts'

const FIRST = new Set("i i'm i've i'd i'll me my mine myself".split(' '))
const TITLES = new Map<string, CastPronoun>([
  ['mr', 'he'],
  ['mrs', 'she'],
  ['ms', 'she'],
  ['miss', 'she'],
  ['mx', 'they'],
  ['sir', 'he'],
  ['lord', 'he'],
  ['lady', 'she'],
  ['dr', 'any'],
  ['prof', 'any'],
  ['professor', 'any'],
  ['coach', 'any'],
  ['captain', 'any'],
  ['uncle', 'he'],
  ['aunt', 'she'],
  ['auntie', 'she'],
  ['grandma', 'she'],
  ['grandpa', 'he'],
  ['king', 'he'],
  ['queen', 'she'],
  ['judge', 'any'],
  ['father', 'he'],
  ['sister', 'she'],
  ['brother', 'he'],
  ['principal', 'any'],
  ['officer', 'any'],
  ['nurse', 'any'],
  ['pastor', 'any'],
  ['rabbi', 'any'],
  ['imam', 'any'],
])
/** What grown-ups of a family are called, with a capital and without an article. */
const FAMILY = new Map<string, CastPronoun>(
  'mom:she mum:she mama:she mamá:she mommy:she ma:she dad:he daddy:he papa:he papá:he pa:he ba:he grandma:she grandpa:he granny:she nana:she gran:she abuela:she abuelo:he nonna:she oma:she opa:he halmoni:she lola:she lolo:he auntie:she tía:she tío:he coach:any'
    .split(' ')
    .map((row) => row.split(':') as [string, CastPronoun]),
)

/** Everyone whom the passage shows acting, speaking, feeling or spoken to, and whom each pronoun most likely means. */
export function findCast(page: Page, syntax: Syntax, lines: readonly SpeakerLine[]): Cast {
  const people: Person[] = []
  const byKey = new Map<string, number>()
  const who = new Int32Array(page.count).fill(-1)
  const meet = (key: string, name: string, pronoun: CastPronoun, at: number, several = false): number => {
    let number = byKey.get(key)
    if (number === undefined) {
      number = people.length
      byKey.set(key, number)
      people.push({ name, pronoun, mentions: [], several })
    }
    const person = people[number] as Person
    person.mentions.push(at)
    if (person.pronoun === 'any') person.pronoun = pronoun
    if (name.length > person.name.length && !/^the /u.test(name)) person.name = name
    return number
  }
  for (const line of lines) {
    const name = page.text.slice(page.start[line.nameFirst], page.end[line.nameLast - 1])
    const shown = name === name.toUpperCase() && name.length > 2 ? titleCase(name) : titleCase(name)
    const number = meet(keyOf(page.folded[line.nameLast - 1] as string), shown, 'any', line.nameFirst)
    for (let i = line.nameFirst; i < line.nameLast; i++) who[i] = number
  }
  for (let i = 0; i < page.count; i++) {
    if (who[i] !== -1) continue
    const found = nameFrom(page, i) ?? roleFrom(page, syntax, i)
    if (!found) continue
    const number = meet(found.key, found.name, found.pronoun, i, found.several)
    for (let k = i; k < found.last; k++) who[k] = number
  }
  const teller = tellerOf(page, people, who)
  resolvePronouns(page, syntax, people, who, teller)
  return { people, who, teller }
}

type Found = { key: string; name: string; pronoun: CastPronoun; last: number; several?: boolean }

function keyOf(folded: string): string {
  return folded.replace(/'s$/u, '').toLowerCase()
}

function titleCase(name: string): string {
  return name.replace(
    /\p{L}+/gu,
    (word) =>
      (word[0] as string).toUpperCase() +
      (word === word.toUpperCase() ? word.slice(1).toLowerCase() : word.slice(1)),
  )
}

/** A name that begins at token i, as `people/names.ts` finds it; "the March Hare" keeps its article. */
function nameFrom(page: Page, i: number): Found | undefined {
  const names = namesOf(page)
  if (names.first[i] !== i) return undefined
  const after = names.last[i] as number
  const last = page.folded[after - 1] === '.' ? after - 2 : after - 1
  const key = keyOf(page.folded[last] as string)
  if (key.length < 2) return undefined
  const title = TITLES.get(page.folded[i] as string)
  const family = last === i ? FAMILY.get(key) : undefined
  const written = page.text
    .slice(page.start[i], page.end[last])
    .replace(/['’]s$/u, '')
    .replace(/\s+/gu, ' ')
  const the = /^(?:the|an?)$/u.test(page.folded[i - 1] ?? '') ? 'the ' : ''
  const name = isCapital(page, i) ? written : titleCase(written)
  return { key, name: `${the}${name}`, pronoun: title ?? family ?? 'any', last: after }
}

/** Words for anybody at all, who is no one in particular. */
const ANYBODY = /^(?:every|any|no|some)(?:body|one)$/u

function isCapital(page: Page, i: number): boolean {
  const shape = page.shape[i] as number
  return (shape & WORD) !== 0 && (shape & CAPITAL) !== 0
}

const OWNERS = new Set('my our his her their your'.split(' '))

/** A person known by a role: "the coach", "her little brother", "two girls". */
function roleFrom(page: Page, syntax: Syntax, i: number): Found | undefined {
  const key = keyOf(page.folded[i] as string)
  const pronoun = personNouns().get(key)
  if (!pronoun || isCapital(page, i) || ANYBODY.test(key)) return undefined
  if (syntax.relation[i] === 'compound' || syntax.relation[i] === 'amod') return undefined
  // "my cousin Thabo" is Thabo.
  if (syntax.tag[i + 1] === 'PROPN' && isCapital(page, i + 1) && syntax.unitOf[i] === syntax.unitOf[i + 1])
    return undefined
  const owner = syntax
    .dependents(i)
    .find((d) => syntax.relation[d] === 'nmod:poss' && OWNERS.has(page.folded[d] as string))
  // "my best friend" in someone's speech is nobody whom the page can name.
  if (page.quoted[i] === 1 && owner !== undefined) return undefined
  const kind = syntax
    .dependents(i)
    .filter((d) => d < i && (syntax.relation[d] === 'amod' || syntax.relation[d] === 'compound'))
  const noun = [...kind, i].map((d) => (page.folded[d] as string).replace(/'s$/u, '')).join(' ')
  const whose = owner === undefined ? 'the' : ownerWord(page, owner)
  return {
    key: `${owner === undefined ? '' : `${whose} `}${key}`,
    name: `${whose} ${noun}`,
    pronoun,
    last: i + 1,
    several: pronoun === 'they',
  }
}

/** "my cousin" is the narrator's cousin to whoever reads about it. */
function ownerWord(page: Page, owner: number): string {
  const word = page.folded[owner] as string
  return word === 'my' || word === 'our' ? `${voices[page.kind]}’s` : word
}

function tellerOf(page: Page, people: Person[], who: Int32Array): number {
  let number = -1
  for (let i = 0; i < page.count; i++) {
    if (page.quoted[i] || !FIRST.has(page.folded[i] as string)) continue
    if (number < 0) {
      number = people.length
      people.push({ name: voices[page.kind], pronoun: 'I', mentions: [], several: false })
    }
    who[i] = number
  }
  return number
}
