import { buildDoc, CAPITAL, type Doc } from '../doc/doc.ts'
import { type CastPronoun, type Designation, NARRATOR } from '../scene/cast.ts'
import { bare, findMentions } from '../scene/find-mentions.ts'
import type { Mention, Naming } from '../scene/mention.ts'
import { isFunctionWord, isTitleWord, withoutAccents } from '../scene/mention-words.ts'
import { peopleMeant } from '../scene/people-meant.ts'
import { pronounOfNoun } from '../scene/person-nouns.ts'
import type { Scene } from '../scene/read-scene.ts'
import { pronounOf } from '../scene/resolve-pronouns.ts'
import { isFeelingWord } from '../vocabulary/feeling-list.ts'
import { isEasyWord } from '../vocabulary/is-easy-word.ts'
import { isNameAsked, namesAsked } from './names-asked.ts'

/** Whom a question is about. */
export type PeopleAsked = {
  /** Numbers of the people it names, by name, noun or pronoun, the one it asks about first. */
  people: number[]
  /** How many of the first are asked about together: "Sam and Ines". */
  together: number
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
/** "Is the ending sad?", "is poem happy": nobody is asked about. */
const OF_TEXTS =
  /^(?:poems?|story|text|passage|book|chapter|ending|end|beginning|tone|mood|lines?|music|song|scene|title|weather|life|reader|readers)$/u
const FEEL = /^(?:feel|feels|felt|feeling|feelings)$/u

/** Finds whom a question is about with the same reading of names and nouns as the passage itself. */
export function peopleAsked(question: string, scene: Scene): PeopleAsked {
  const doc = buildDoc(question, 'fiction')
  const voices = voicesAsked(doc, scene)
  const named = mentionsAsked(doc, scene).filter(
    (one) => !voices.some(({ first, last }) => first <= one.first && one.last <= last),
  )
  const found = [...voices, ...named, ...pronounsAsked(doc, scene)].sort((a, b) => a.first - b.first)
  const before = found.findIndex(({ last }) => FEEL.test(doc.folded[last] ?? ''))
  const at = Math.max(before, 0)
  const main = earlierNamed(doc, found, at) ?? found[at]
  const joined = found[at - 1]
  const isJoined =
    main &&
    joined &&
    joined.people.length === 1 &&
    joined.last === main.first - 1 &&
    doc.folded[joined.last] === 'and'
  const others = found.filter((one) => one !== main)
  const words = main ? question.slice(doc.start[main.first], doc.end[main.last - 1]) : ''
  const shown = words.replace(/['’]s$/u, '').replace(/^(?:my|our)\b/iu, 'your')
  const count = main?.people.length ?? 0
  return {
    people:
      count > 0
        ? [
            ...new Set(
              [main, ...(isJoined ? [joined] : []), ...others].flatMap(
                (one) => one?.people.slice(0, 1) ?? [],
              ),
            ),
          ]
        : [],
    together: isJoined ? 2 : 1,
    sure: count === 1,
    missing: main && count === 0 && !isVoice(doc, main) ? shown : null,
    unclear: count > 1 ? shown : null,
    bare: withoutPeople(
      doc,
      found.filter(({ people, isName }) => isName || people.length > 0),
    ),
  }
}

/** "Was the dad angry? How did he feel": he is whom the question has named. */
function earlierNamed(doc: Doc, found: readonly Asked[], at: number): Asked | undefined {
  const one = found[at]
  if (!one || pronounOf(doc.folded[one.first] as string) === undefined) return undefined
  return found
    .slice(0, at)
    .find(({ people }) => people.length === 1 && one.people.includes(people[0] as number))
}

function isVoice(doc: Doc, { first, last }: Asked): boolean {
  return doc.folded.slice(first, last).some((word) => VOICES.test(word.replace(/'s$/u, '')))
}

function withoutPeople(doc: Doc, named: readonly Asked[]): string {
  let text = ''
  let from = 0
  for (const one of named) {
    const { first, last } = one
    const isWord = pronounOf(doc.folded[first] as string) !== undefined && last === first + 1
    if (isWord || doc.folded.slice(first, last).some((word) => VOICES.test(word.replace(/'s$/u, ''))))
      continue
    text += `${doc.text.slice(from, doc.start[first])}somebody${doc.folded[last - 1]?.endsWith("'s") ? "'s" : ''}`
    from = doc.end[last - 1] as number
  }
  return text + doc.text.slice(from)
}

/** "The narrator", "the writers feelings"; the narrator’s mother is another. */
function voicesAsked(doc: Doc, { cast }: Scene): Asked[] {
  const found: Asked[] = []
  for (let i = 0; i < doc.count; i++) {
    const word = (doc.folded[i] as string).replace(/'?s$/u, '')
    const isOwner = word !== doc.folded[i] && pronounOfNoun(doc.folded[i + 1] ?? '') !== undefined
    if (!VOICES.test(word) || isOwner) continue
    const first = /^(?:the|this|our)$/u.test(doc.folded[i - 1] ?? '') ? i - 1 : i
    found.push({ first, last: i + 1, people: cast.narrator >= 0 ? [cast.narrator] : [], isName: false })
  }
  return found
}

function mentionsAsked(doc: Doc, scene: Scene): Asked[] {
  const naming = namingOfQuestion(doc, scene)
  return findMentions(doc, naming).flatMap((chain) => {
    const whole = chain.at(-1) as Mention
    const named = whole.same ?? whole
    const people = meantBy(named, scene).map((one) => (isOwner(scene, one) ? scene.cast.narrator : one))
    // "The ending" is nobody.
    if (people.length === 0 && named.noun !== '' && !pronounOfNoun(named.noun)) return []
    return [{ first: whole.first, last: whole.last, people, isName: named.noun === '' }]
  })
}

/** "Mia’s diary" over the text, "in case it was a different Mia": the name is that of whoever says "I". */
function isOwner({ doc, cast, clauses }: Scene, person: number): boolean {
  const mentions = cast.people[person]?.mentions ?? []
  if (cast.narrator < 0 || person === cast.narrator || mentions.length === 0) return false
  if ((cast.people[cast.narrator]?.mentions.length ?? 0) > 0) return false
  return mentions.every(
    (at) =>
      doc.quoted[at] !== 1 &&
      ((doc.lineOf[at] === 0 && doc.lines.length > 1 && (doc.lines[0]?.last ?? 0) < 8) ||
        clauses.some(
          ({ predicate, complement, verb }) => verb === 'be' && (predicate === at || complement === at),
        )),
  )
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
    if (
      isNameAsked(doc, at) &&
      (words.has(withoutAccents(word)) || ((doc.shape[at] as number) & CAPITAL) !== 0)
    )
      return true
    if (isFunctionWord(word) || at >= doc.count || doc.quoted[at] === 1) return false
    const next = doc.folded[at + 1] ?? ''
    const isBeforeFeel =
      (FEEL.test(next) || isFeelingWord(next)) && isNameAsked(doc, at) && !OF_TEXTS.test(word)
    return isBeforeFeel || (words.has(withoutAccents(word)) && !isEasyWord(word))
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
    pronounOf: (word) => pronounOfNoun(word) ?? (VOICES.test(word) ? 'any' : nouns.get(word)),
  }
}
