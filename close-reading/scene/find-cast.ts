import { CAPITAL, type Doc, WORD } from '../doc.ts'
import { kinds } from '../kinds.ts'
import { namesOf } from '../people/names.ts'
import type { Syntax } from '../syntax/read-syntax.ts'
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
export function findCast(doc: Doc, syntax: Syntax, lines: readonly SpeakerLine[]): Cast {
  const people: Person[] = []
  const byKey = new Map<string, number>()
  const who = new Int32Array(doc.count).fill(-1)
  const addMention = (
    key: string,
    name: string,
    pronoun: CastPronoun,
    at: number,
    several = false,
  ): number => {
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
    const name = doc.text.slice(doc.start[line.nameFirst], doc.end[line.nameLast - 1])
    const key = keyOf(doc.folded[line.nameLast - 1] as string)
    const number = addMention(key, titleCase(name), 'any', line.nameFirst)
    for (let i = line.nameFirst; i < line.nameLast; i++) who[i] = number
  }
  for (let i = 0; i < doc.count; i++) {
    if (who[i] !== -1) continue
    const found = nameFrom(doc, i) ?? roleFrom(doc, syntax, i)
    if (!found) continue
    const number = addMention(found.key, found.name, found.pronoun, i, found.several)
    for (let k = i; k < found.last; k++) who[k] = number
  }
  const narrator = narratorOf(doc, people, who)
  resolvePronouns(doc, syntax, people, who, narrator)
  return { people, who, narrator }
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
function nameFrom(doc: Doc, i: number): Found | undefined {
  const names = namesOf(doc)
  if (names.first[i] !== i) return undefined
  const after = names.last[i] as number
  const last = doc.folded[after - 1] === '.' ? after - 2 : after - 1
  const key = keyOf(doc.folded[last] as string)
  if (key.length < 2) return undefined
  const title = TITLES.get(doc.folded[i] as string)
  const family = last === i ? FAMILY.get(key) : undefined
  const written = doc.text
    .slice(doc.start[i], doc.end[last])
    .replace(/['’]s$/u, '')
    .replace(/\s+/gu, ' ')
  const the = /^(?:the|an?)$/u.test(doc.folded[i - 1] ?? '') ? 'the ' : ''
  const name = isCapital(doc, i) ? written : titleCase(written)
  return { key, name: `${the}${name}`, pronoun: title ?? family ?? 'any', last: after }
}

/** Words for anybody at all, who is no one in particular. */
const ANYBODY = /^(?:every|any|no|some)(?:body|one)$/u

function isCapital(doc: Doc, i: number): boolean {
  const shape = doc.shape[i] as number
  return (shape & WORD) !== 0 && (shape & CAPITAL) !== 0
}

const POSSESSIVES = new Set('my our his her their your'.split(' '))

/** A person known by a role: "the coach", "her little brother", "two girls". */
function roleFrom(doc: Doc, syntax: Syntax, i: number): Found | undefined {
  const key = keyOf(doc.folded[i] as string)
  const pronoun = personNouns().get(key)
  if (!pronoun || isCapital(doc, i) || ANYBODY.test(key)) return undefined
  if (syntax.relation[i] === 'compound' || syntax.relation[i] === 'amod') return undefined
  // "my cousin Thabo" is Thabo.
  if (syntax.tag[i + 1] === 'PROPN' && isCapital(doc, i + 1) && syntax.unitOf[i] === syntax.unitOf[i + 1])
    return undefined
  const owner = syntax
    .dependents(i)
    .find((d) => syntax.relation[d] === 'nmod:poss' && POSSESSIVES.has(doc.folded[d] as string))
  // "my best friend" in someone's speech is someone whom the doc cannot name.
  if (doc.quoted[i] === 1 && owner !== undefined) return undefined
  const kind = syntax
    .dependents(i)
    .filter((d) => d < i && (syntax.relation[d] === 'amod' || syntax.relation[d] === 'compound'))
  const noun = [...kind, i].map((d) => (doc.folded[d] as string).replace(/'s$/u, '')).join(' ')
  const determiner = owner === undefined ? 'the' : ownerWord(doc, owner)
  return {
    key: `${owner === undefined ? '' : `${determiner} `}${key}`,
    name: `${determiner} ${noun}`,
    pronoun,
    last: i + 1,
    several: pronoun === 'they',
  }
}

/** "my cousin" is the narrator's cousin to whoever reads about it. */
function ownerWord(doc: Doc, owner: number): string {
  const word = doc.folded[owner] as string
  return word === 'my' || word === 'our' ? `${kinds[doc.kind].voice}’s` : word
}

function narratorOf(doc: Doc, people: Person[], who: Int32Array): number {
  let number = -1
  for (let i = 0; i < doc.count; i++) {
    if (doc.quoted[i] || !FIRST.has(doc.folded[i] as string)) continue
    if (number < 0) {
      number = people.length
      people.push({ name: kinds[doc.kind].voice, pronoun: 'I', mentions: [], several: false })
    }
    who[i] = number
  }
  return number
}
