import { little, wordSet } from '#close-reading'
import type { AnnotatedText } from '../annotated-text.ts'
import { tokensOf } from '../tokens.ts'
import { type Cast, castOf, type Pronoun, pronounAt } from './cast.ts'
import { synonymOf } from './question-words.ts'

/** Somebody in a question: a person of the notes, somebody else by name, or a pronoun. */
export type Participant = { person: number } | { name: string } | { pronoun: Pronoun }

/**
 * What a question asks, in a form in which two questions can be compared: `kind` is its question word, or "be" or "do"
 * where yes or no can answer it; its parts are dictionary forms in their order, and the people.
 */
export type Claim = { kind: string; parts: readonly (string | Participant)[] }

const BE = wordSet(little.be, 'isnt arent wasnt werent aint')
const DO = wordSet(little.do, little.have, 'dont doesnt didnt hasnt havent hadnt')
const MODALS = wordSet(little.modals, 'cant couldnt wont wouldnt shouldnt mustnt')
const ASKING = new Map(
  'what|whats what|how|hows how|why|whys why|who|whos who|whose|whom who|where|wheres where|when|which'
    .split('|')
    .map((row) => row.split(' '))
    .map(([typed = '', word = typed]) => [typed, word] as const),
)
/** Words that do not change what is asked. */
const EMPTY = wordSet(
  little.articles,
  little.demonstratives,
  little.being,
  little.do,
  little.have,
  'at in of to on it its itself really actually truly very so kinda also too even poem story text scene passage speech letter essay article',
)
/** "Does she feel sad" asks what "is she sad" asks; "does she feel bad" does not ask what "is she bad" asks. */
const FEEL =
  /\b(?:feel|feels|feeling|felt) (?=(?:so |very |really |a little |a bit )?(?:happy|glad|sad|unhappy|angry|mad|furious|afraid|scared|frightened|proud|guilty|ashamed|embarrassed|lonely|sorry|jealous|upset|worried|nervous|calm|hurt|excited|bored|confused|disappointed|grateful|relieved|hopeful)\b)/gu
/** What stands before a question: "so", "can you tell me". */
const OPENING =
  /^(?:(?:so|and|but|ok|okay|well|wait|um|hey|please|(?:can|could|would|will) (?:you|u)|tell me) )+/u

/** "Is she lying" asks what "does she lie" asks. */
const ACTING = /\b(?!being|feeling)\p{L}{2,}ing\b/u

/** Several words that say one thing, and the word that stands for them. */
const phrases: readonly (readonly [RegExp, string])[] = [
  [/\bmean(?:s|t|ing)? (?:it|that|this|what (?:he|she|they|i) (?:says?|said|is saying))\b/gu, 'sincere'],
  [/\b(?:tell|tells|telling|told|say|says|saying|said) (?:him |her |them )?the truth\b/gu, 'truthful'],
  [/\b(?:make|makes|making|made) fun of\b/gu, 'mock'],
  [/^((?:is|are|was|were)\b.*?)\bmean\b/u, '$1unkind'],
  [/\bkidding\b/gu, 'joking'],
  [/\bmade up\b/gu, 'fictional'],
  [/\b(?:not true|untrue)\b/gu, 'false'],
]

/** A question in small letters, without apostrophes. */
export function plainQuestion(question: string): string {
  return tokensOf(question)
    .map(({ key }) => key)
    .join(' ')
    .replace(OPENING, '')
}

/** What a question asks about a text. A leading "isn't" asks what "is" asks; every other negation stays in the claim. */
export function claimOf(question: string, annotated: AnnotatedText): Claim {
  const typed = phrases.reduce(
    (words, [pattern, word]) => words.replace(pattern, word),
    plainQuestion(question),
  )
  const plain = asksYesOrNo(typed) ? typed.replace(FEEL, '') : typed
  const [first = '', ...others] = plain.split(' ')
  const asked = kindOf(first)
  const kind = asked === 'do' && plain !== typed ? 'be' : asked === 'be' && ACTING.test(plain) ? 'do' : asked
  const keys = asked === 'other' || asked === 'modal' ? [first, ...others] : others
  return { kind, parts: partsOf(keys, castOf(annotated)) }
}

/** Whether yes or no can answer a question. */
export function asksYesOrNo(question: string): boolean {
  return ['be', 'do', 'modal'].includes(kindOf(plainQuestion(question).split(' ')[0] ?? ''))
}

function kindOf(key: string): string {
  if (BE.has(key)) return 'be'
  if (DO.has(key)) return 'do'
  return MODALS.has(key) ? 'modal' : (ASKING.get(key) ?? 'other')
}

function partsOf(keys: readonly string[], cast: Cast): (string | Participant)[] {
  const parts: (string | Participant)[] = []
  for (let at = 0; at < keys.length; at += 1) {
    const key = keys[at] ?? ''
    const named = cast.personAt(keys, at)
    const pronoun = pronounAt(key)
    const word = synonymOf(key)
    const isOwner = POSSESSIVE.has(key) && isNamed(keys, at + 1, cast)
    if (isOwner) continue
    if (named) {
      parts.push({ person: named.person })
      at += named.length - 1
    } else if (pronoun) parts.push({ pronoun })
    else if (cast.isOther(word)) parts.push({ name: word })
    else if (!EMPTY.has(key)) parts.push(word)
  }
  return parts
}

/** "Her mother" is the mother alone. */
const POSSESSIVE = new Set('his her their my our your'.split(' '))

function isNamed(keys: readonly string[], at: number, cast: Cast): boolean {
  return cast.personAt(keys, at) !== null || cast.isOther(synonymOf(keys[at] ?? ''))
}

/**
 * The word that names whose feeling, thought or wish is asked for, where neither the text nor its notes know anybody so
 * called: "how does Bob feel". Null where they do, and where no person is named.
 */
export function strangerIn(question: string, annotated: AnnotatedText): string | null {
  const [, subject = ''] = INNER.exec(plainQuestion(question)) ?? []
  const keys = subject.split(' ').filter((key) => key !== '')
  const cast = castOf(annotated)
  const isKnown = keys.some(
    (key, at) => pronounAt(key) !== undefined || ANYBODY.has(key) || isNamed(keys, at, cast),
  )
  return isKnown ? null : (keys.at(-1) ?? null)
}
const INNER =
  /^(?:how|what|why) (?:do|does|did|would|is|was|are|were) (.{1,60}?)(?: really| actually| also)? (?:feel|feeling|think|thinking|want|know)\b/u
const ANYBODY = new Set(
  'i you u we it one reader readers audience people someone anyone everyone everybody nobody who this that others poet author writer speaker narrator poem text story'.split(
    ' ',
  ),
)

/** The people in a question, in its order. */
export function participantsOf({ parts }: Pick<Claim, 'parts'>): Participant[] {
  return parts.filter((part) => typeof part !== 'string')
}

/**
 * Whether two participants are the same for sure: by name, by the same pronoun, or by one that fits that person alone or
 * is used of the `subject`.
 */
export function isSamePerson(
  one: Participant,
  other: Participant,
  cast: Cast,
  subject: number | null,
): boolean {
  if ('pronoun' in one)
    return 'pronoun' in other ? one.pronoun === other.pronoun : fits(one.pronoun, other, cast, subject)
  if ('pronoun' in other) return fits(other.pronoun, one, cast, subject)
  if ('name' in one) return 'name' in other && one.name === other.name
  return 'person' in other && one.person === other.person
}

function fits(pronoun: Pronoun, who: Participant, cast: Cast, subject: number | null): boolean {
  if (!('person' in who) || cast.pronounOf(who.person) !== pronoun) return false
  return who.person === subject || cast.fitting(pronoun).length === 1
}
