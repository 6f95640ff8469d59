import { buildDoc, CAPITAL, type Doc } from '../doc.ts'
import { isEasyWord } from '../readability/is-easy-word.ts'
import { type CastPronoun, type Designation, NARRATOR } from '../scene/cast.ts'
import { bare, findMentions, type Mention, type Naming } from '../scene/find-mentions.ts'
import { isFunctionWord, isTitleWord } from '../scene/mention-words.ts'
import { peopleMeant } from '../scene/people-meant.ts'
import { personNouns } from '../scene/person-nouns.ts'
import type { Scene } from '../scene/read-scene.ts'
import { pronounOf } from '../scene/resolve-pronouns.ts'
import { isNameAsked, namesAsked } from './names-asked.ts'

/** Whom a question is about. */
export type PeopleAsked = {
  /** Numbers of the people it names, by name, noun or pronoun, the one it asks about first. */
  people: number[]
  /** The first of them is named, and nobody else can be meant. */
  sure: boolean
  /** The words for the one it asks about, where the passage has nobody of that name. */
  missing: string | null
  /** The words for the one it asks about, where they fit several people. */
  unclear: string | null
  /** The question with "somebody" in place of the people it names: a name may be a word ("How does Hope feel?"). */
  bare: string
}

type Asked = { first: number; last: number; people: readonly number[]; isName: boolean }

const VOICES = /^(?:narrator|speaker|writer|author|poet)$/u
const FEEL = /^(?:feel|feels|felt|feeling|feelings)$/u

/** Finds whom a question is about with the same reading of names and nouns as the passage itself. */
export function peopleAsked(question: string, scene: Scene): PeopleAsked {
  const doc = buildDoc(question, 'fiction')
  const found = [...mentionsAsked(doc, scene), ...pronounsAsked(doc, scene)].sort((a, b) => a.first - b.first)
  const main = found.find(({ last }) => FEEL.test(doc.folded[last] ?? '')) ?? found[0]
  const others = found.filter((one) => one !== main)
  const words = main ? question.slice(doc.start[main.first], doc.end[main.last - 1]) : ''
  const shown = words.replace(/['’]s$/u, '').replace(/^(?:my|our)\b/iu, 'your')
  const count = main?.people.length ?? 0
  return {
    people: [
      ...new Set([
        ...(main?.people.slice(0, 1) ?? []),
        ...others.flatMap(({ people }) => people.slice(0, 1)),
      ]),
    ],
    sure: count === 1,
    missing: main && count === 0 ? shown : null,
    unclear: count > 1 ? shown : null,
    bare: withoutPeople(
      doc,
      found.filter(({ people, isName }) => isName || people.length > 0),
    ),
  }
}

function withoutPeople(doc: Doc, named: readonly Asked[]): string {
  let text = ''
  let from = 0
  for (const { first, last } of named) {
    const isWord = pronounOf(doc.folded[first] as string) !== undefined && last === first + 1
    if (isWord || doc.folded.slice(first, last).some((word) => VOICES.test(word.replace(/'s$/u, ''))))
      continue
    text += `${doc.text.slice(from, doc.start[first])}somebody${doc.folded[last - 1]?.endsWith("'s") ? "'s" : ''}`
    from = doc.end[last - 1] as number
  }
  return text + doc.text.slice(from)
}

function mentionsAsked(doc: Doc, scene: Scene): Asked[] {
  const naming = namingOfQuestion(doc, scene)
  return findMentions(doc, naming).flatMap((chain) => {
    const whole = chain.at(-1) as Mention
    const named = whole.same ?? whole
    if (VOICES.test(named.noun)) {
      const { narrator } = scene.cast
      return narrator >= 0 ? [{ ...whole, people: [narrator], isName: false }] : []
    }
    return [
      { first: whole.first, last: whole.last, people: meantBy(named, scene), isName: named.noun === '' },
    ]
  })
}

function meantBy(mention: Mention, scene: Scene): number[] {
  for (const owner of ownersOf(mention, scene)) {
    const meant = peopleMeant(mention, owner, scene.cast)
    if (meant.length > 0) return meant
  }
  return []
}

/** Whose, as the passage may say it. "His mother" in a question is any mother; "Ben's mother" is no other's. */
function ownersOf({ owner }: Mention, scene: Scene): Designation['owner'][] {
  if (owner === null) return [null]
  if (typeof owner !== 'string') return meantBy(owner, scene).map((number) => number)
  return owner === 'my' || owner === 'our' ? [NARRATOR, 'my', 'our'] : [null]
}

/** "She": everybody whom the word fits. */
function pronounsAsked(doc: Doc, scene: Scene): Asked[] {
  const { people, narrator } = scene.cast
  const owners = new Set(
    findMentions(doc, namingOfQuestion(doc, scene)).map((chain) => (chain[0] as Mention).first),
  )
  return doc.folded.flatMap((word, at): Asked[] => {
    const kind =
      word === 'his' || word === 'her' || word === 'him' || word === 'he' || word === 'she'
        ? pronounOf(word)
        : undefined
    if (!kind || owners.has(at)) return []
    const fitting = people.flatMap((one, number) => {
      const fits = one.pronoun === kind || (one.pronoun === 'any' && !one.several)
      return fits && number !== narrator ? [number] : []
    })
    // Those of the right word first, then whoever is named most.
    const rank = (number: number) =>
      (people[number]?.pronoun === kind ? 1000 : 0) + (people[number]?.mentions.length ?? 0)
    return fitting.length > 0
      ? [{ first: at, last: at + 1, people: fitting.sort((a, b) => rank(b) - rank(a)), isName: false }]
      : []
  })
}

/** The names and nouns of a question: those of the passage, and those that the question itself uses so. */
function namingOfQuestion(doc: Doc, { cast }: Scene): Naming {
  const words = new Set(cast.designations.flatMap(({ noun, parts }) => (noun ? [] : parts)))
  const own = namesAsked(doc)
  const nouns = new Map<string, CastPronoun>(
    [...own.nouns, ...cast.designations.map(({ noun }) => noun)].map((noun) => [noun, 'any']),
  )
  const isName = (at: number) => {
    const word = at < doc.count ? bare(doc, at) : ''
    if (isNameAsked(doc, at) && (words.has(word) || ((doc.shape[at] as number) & CAPITAL) !== 0)) return true
    return words.has(word) && !isFunctionWord(word) && !isEasyWord(word) && doc.quoted[at] === 0
  }
  return {
    nameEnd(at) {
      let next = at
      if (at < doc.count && isTitleWord(bare(doc, at))) next += doc.folded[at + 1] === '.' ? 2 : 1
      if (!isName(next)) return isName(at) ? at + 1 : -1
      while (isName(next) && !doc.folded[next]?.endsWith("'s")) next++
      return isName(next) ? next + 1 : next
    },
    isGuess: () => false,
    pronounOf: (word) => personNouns().get(word) ?? nouns.get(word),
  }
}
