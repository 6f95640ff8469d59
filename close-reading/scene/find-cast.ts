import { kinds } from '../choices/kinds.ts'
import { CAPITAL, type Doc } from '../doc/doc.ts'
import { personWords } from '../people/person-words.ts'
import type { Syntax } from '../syntax/read-syntax.ts'
import type { Cast, Designation, Person } from './cast.ts'
import { findMentions } from './find-mentions.ts'
import type { SpeakerLine } from './find-speaker-lines.ts'
import { letterOf } from './letter.ts'
import type { Mention } from './mention.ts'
import { type NamesAsked, namingOf } from './naming.ts'
import { ownerOfWord, peopleMeant } from './people-meant.ts'
import { createPronouns } from './resolve-pronouns.ts'

const FIRST = new Set("i i'm i've i'd i'll me my mine myself".split(' '))

const SECOND = new Set("you you're you've you'd you'll yours yourself".split(' '))

/** A cast while it is found, in the order of the text. */
export type CastSoFar = { -readonly [K in keyof Cast]: Cast[K] } & {
  people: Person[]
  designations: Designation[]
  /** People whom only the question takes for somebody: no pronoun means them for sure. */
  guesses: Set<number>
}

/**
 * Everyone whom the passage shows acting, speaking, feeling or spoken to, and whom each pronoun means.
 *
 * @param asked the names and nouns of the question: a word that it uses as a name may be one in the passage
 */
export function findCast(doc: Doc, syntax: Syntax, lines: readonly SpeakerLine[], asked: NamesAsked): Cast {
  const cast: CastSoFar = {
    people: [],
    designations: [],
    who: new Int32Array(doc.count).fill(-1),
    sure: new Uint8Array(doc.count),
    mentionFirst: new Int32Array(doc.count).fill(-1),
    narrator: -1,
    guesses: new Set(),
  }
  findNarrator(doc, cast)
  const { signer, greeted } = letterOf(doc)
  const chains = new Map(
    findMentions(doc, namingOf(doc, lines, asked)).map((chain) => [firstOf(chain), chain]),
  )
  const signed = signer && chains.get(signer.first)?.at(-1)
  if (signed) nameNarrator(doc, cast, signed)
  const pronouns = createPronouns(doc, syntax)
  let resolvedTo = 0
  const resolveTo = (end: number) => {
    for (; resolvedTo < end; resolvedTo++) pronouns.resolve(cast, resolvedTo)
  }
  for (let i = 0; i < doc.count; i++) {
    const chain = chains.get(i)
    // In "his mother" the word before the noun tells whose.
    resolveTo(chain?.at(-1)?.last ?? i + 1)
    const numbers = new Map<Mention, number>()
    if (i === signer?.first && signed) continue
    for (const mention of chain ?? []) {
      const number = addMention(doc, cast, mention, numbers)
      numbers.set(mention, number)
      pronouns.note(number, mention.last - 1)
      if (i === greeted?.first) markGreeted(doc, cast, number)
    }
  }
  return cast
}

/** Whoever signs a letter is its "I". */
function nameNarrator(doc: Doc, cast: CastSoFar, { first, last, parts, noun, title }: Mention): void {
  if (cast.narrator < 0) addNarrator(doc, cast)
  const narrator = cast.people[cast.narrator] as Person
  narrator.name = titleCase(doc.text.slice(doc.start[first], doc.end[last - 1]).replace(/\s+/gu, ' '))
  addDesignation(cast, { person: cast.narrator, parts, noun, title, owner: null })
  cast.who.fill(cast.narrator, first, last)
  cast.sure.fill(1, first, last)
}

/** Whoever a letter greets is its "you". */
function markGreeted(doc: Doc, cast: CastSoFar, number: number): void {
  for (let i = 0; i < doc.count; i++) {
    if (doc.quoted[i] || !SECOND.has(doc.folded[i] as string) || cast.who[i] !== -1) continue
    cast.who[i] = number
    cast.sure[i] = 1
  }
}

function firstOf(chain: readonly Mention[]): number {
  return Math.min(...chain.map(({ first }) => first))
}

/** Adds what a mention says and gives the number of its person. */
function addMention(
  doc: Doc,
  cast: CastSoFar,
  mention: Mention,
  before: ReadonlyMap<Mention, number>,
): number {
  const owner = ownerOf(doc, cast, mention, before)
  const named = mention.same && addMention(doc, cast, mention.same, before)
  const meant = named === null ? peopleMeant(mention, owner, cast) : [named]
  const number = meant.length === 1 ? (meant[0] as number) : addPerson(doc, cast, mention)
  const person = cast.people[number] as Person
  if (person.pronoun === 'any') person.pronoun = mention.pronoun
  if (mention.isGuess) cast.guesses.add(number)
  else cast.guesses.delete(number)
  if (mention.noun === '') lengthenName(doc, person, mention)
  if (named === null) person.mentions.push(mention.first)
  addDesignation(cast, {
    person: number,
    parts: mention.parts,
    noun: mention.noun,
    title: mention.title,
    owner,
  })
  cast.mentionFirst[mention.last - 1] = mention.owns ? -1 : mention.first
  for (let i = mention.first; i < mention.last; i++) {
    // "Ben's" of "Ben's mother" is Ben, and "his" is whose mother she is.
    const isOwners = i < mention.last - 1 && (cast.who[i] !== -1 || mention.owner === doc.folded[i])
    if (isOwners) continue
    cast.who[i] = number
    cast.sure[i] = 1
  }
  return number
}

/** The same words for the same person are kept once. */
function addDesignation({ designations }: CastSoFar, one: Designation): void {
  const key = [one.person, one.title, one.owner, ...one.parts].join(' ')
  const known = keys.get(designations) ?? new Set<string>()
  keys.set(designations, known)
  if (known.has(key)) return
  known.add(key)
  designations.push(one)
}

const keys = new WeakMap<readonly Designation[], Set<string>>()

function ownerOf(
  doc: Doc,
  cast: CastSoFar,
  { owner, first }: Mention,
  before: ReadonlyMap<Mention, number>,
): Designation['owner'] {
  if (owner === null) return null
  if (typeof owner === 'string')
    return ownerOfWord(
      owner,
      doc.quoted[first] === 1,
      cast.sure[first] === 1 ? (cast.who[first] as number) : -1,
    )
  return before.get(owner) ?? (cast.who[owner.last - 1] as number)
}

function addPerson(doc: Doc, cast: CastSoFar, mention: Mention): number {
  const pronoun = mention.pronoun === 'any' && mention.noun === '' ? genderOfName(mention) : mention.pronoun
  const several = pronoun === 'they' && mention.noun !== ''
  cast.people.push({ name: shownName(doc, mention), pronoun, mentions: [], several })
  return cast.people.length - 1
}

/** What a first name suggests. */
function genderOfName({ parts }: Mention): Person['pronoun'] {
  return personWords().names.get(parts[0] ?? '') ?? 'any'
}

function lengthenName(doc: Doc, person: Person, mention: Mention): void {
  const name = shownName(doc, mention)
  if (name.length > person.name.length && !/^the /u.test(name)) person.name = name
}

const INDEFINITE = /^(?:an?|this|that|these|those|another|one)\s+/iu

/** The words of a mention as they can stand in a sentence. "My cousin" is the narrator's to whoever reads about it, in speech the speaker's. */
function shownName(doc: Doc, { first, last, owner, noun }: Mention): string {
  const written = doc.text
    .slice(doc.start[first], doc.end[last - 1])
    .replace(/['’]s$/u, '')
    .replace(/\s+/gu, ' ')
  if (
    noun === '' ||
    (((doc.shape[first] as number) & CAPITAL) !== 0 && owner === null && last === first + 1)
  ) {
    const the = /^(?:the|an?)$/u.test(doc.folded[first - 1] ?? '') ? 'the ' : ''
    return `${the}${titleCase(written)}`
  }
  const lower = written.replace(
    /^(?:The|An?|This|That|These|Those|Another|My|Our|His|Her|Their|Its|Your|Two|Both)\b/u,
    (word) => word.toLowerCase(),
  )
  if (owner === 'my' || owner === 'our') {
    const voice = doc.quoted[first] === 1 ? 'the speaker' : kinds[doc.kind].voice
    return lower.replace(/^(?:my|our)/u, `${voice}’s`)
  }
  const plain = lower.replace(INDEFINITE, 'the ')
  return owner === null && !/^(?:the|two|both|all)\b/u.test(plain) ? `the ${plain}` : plain
}

function titleCase(name: string): string {
  return name.replace(
    /\p{L}[\p{L}'’]*/gu,
    (word) =>
      (word[0] as string).toUpperCase() +
      (word === word.toUpperCase() ? word.slice(1).toLowerCase() : word.slice(1)),
  )
}

function findNarrator(doc: Doc, cast: CastSoFar): void {
  for (let i = 0; i < doc.count; i++) {
    if (doc.quoted[i] || !FIRST.has(doc.folded[i] as string)) continue
    if (cast.narrator < 0) addNarrator(doc, cast)
    cast.who[i] = cast.narrator
    cast.sure[i] = 1
    cast.mentionFirst[i] = i
  }
}

function addNarrator(doc: Doc, cast: CastSoFar): void {
  cast.narrator = cast.people.length
  cast.people.push({ name: kinds[doc.kind].voice, pronoun: 'I', mentions: [], several: false })
}
