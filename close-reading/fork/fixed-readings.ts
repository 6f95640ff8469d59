import type { ForkReading } from '../phrasing/interpretation.ts'
import { capitalize } from '../phrasing/phrasing.ts'
import { fill } from '../wording/fill.ts'
import wording from '../wording/fork.json' with { type: 'json' }
import type { PersonNamed } from './person-named.ts'
import type { Readings } from './readings.ts'

type OfPerson = keyof typeof wording.person
type OfText = keyof typeof wording.text

/** The written readings of these names, about somebody. */
export function aboutPerson(
  names: readonly OfPerson[],
  person: PersonNamed,
  what: string = wording.it,
): ForkReading[] {
  return names.map((id) => {
    const { number } = person
    const opens = wording.person[id].claim[number].startsWith('{name}')
    return {
      id,
      claim: fill(wording.person[id].claim[number], {
        name: opens ? person.opening : person.name,
        what,
      }),
      test: fill(wording.person[id].test, { name: person.name, what }),
    }
  })
}

/** The written readings of these names, about the text or its words. */
export function aboutText(names: readonly OfText[]): ForkReading[] {
  return names.map((id) => ({ id, ...wording.text[id] }))
}

const UNKIND =
  /\bbeing (?:\p{L}+ )?(?:mean|nice|kind)\b|\b(?:is|are|was|were|be|being|so) (?:[\w']+ ){0,2}(?:mean|nice|kind)\b(?! (?:it|that|this|what|to|by))|\b(?:insult\w*|rude|nasty|unkind|bull(?:y|ying|ied)|mock\w*|mak(?:e|es|ing) fun|cruel|impolite|disrespectful|hurt)\b/u
const MEANS_IT =
  /(?<!being )(?<!being so )\bmean(?:s|t)? (?:it|that|this|what|to|by)\b(?! as)|\breally mean\b/u

/** "I'm fine", "I don't care": what people say of themselves and may not mean. */
const OF_ONESELF =
  /\b(?:fine|okay|ok|all right|alright|nothing|whatever|never mind|no big deal)\b|\b(?:do|am|'m|does)(?: not|n['’]t) (?:really )?(?:care|mind|mad|sad|angry|hurt|afraid|scared|upset|jealous|tired|hungry)\b|['’]m (?:really )?not\b/iu
/** Asking for something. */
const REQUEST = /\b(?:can|could|may) (?:i|we|you)\b|\bwill you\b|\blend\b/iu
/** A boast, a threat, or words of leaving: they may come to nothing. */
const BOLD =
  /\b(?:i|we)(?:['’]?m| am|['’]?re| are) (?:gone|leaving|quitting|done|out|the (?:best|fastest|strongest|smartest))\b|\b(?:i|we)(?:['’]?ll| will|['’]?m going to|['’]?m gonna) (?:never|quit|leave|tell|fire|beat|fight|win|sue)\b|\bi (?:quit|swear|dare)\b|\bor else\b|\byou['’]?ll (?:be sorry|see|regret|pay)\b|\bi bet\b|\bwatch me\b|\beas(?:y|ily)\b/iu

/** Whether words are said of oneself, so that they may hide a feeling. */
export function isOfOneself(said: string): boolean {
  return OF_ONESELF.test(said)
}

/**
 * Whether somebody means what they say, or how unkind words are meant. Of what is written for readers, and of words about
 * oneself, the readings have a form of their own.
 *
 * @param said the words that the question turns on; null for what is written for readers
 */
export function readSincerity(person: PersonNamed, asked: string, said: string | null): Readings {
  const isUnkind = UNKIND.test(asked) && !MEANS_IT.test(asked)
  const names: OfPerson[] = isUnkind
    ? ['kindly', 'joke', 'unaware', 'hurt']
    : said === null
      ? ['facts', 'formal', 'mocks', 'amuses']
      : ['asSaid', behind(asked, said), 'opposite', 'joke']
  return { kind: 'sincerity', claims: aboutPerson(names, person), some: 'sincerity' }
}

/** What may stand behind words that are neither meant nor mocking. */
function behind(asked: string, said: string): OfPerson {
  if (/\bbluff/u.test(asked) || BOLD.test(said)) return 'bluffs'
  if (isOfOneself(said)) return 'hides'
  return REQUEST.test(said) ? 'gains' : 'polite'
}

/** Whether somebody tells the truth. */
export function readTruth(person: PersonNamed): Readings {
  const claims = aboutPerson(['isTrue', 'isMistaken', 'isHidden', 'polite'], person)
  return { kind: 'sincerity', claims, some: 'truth' }
}

/** Whether somebody likes something or somebody. */
export function readAttitude(
  person: PersonNamed,
  other: PersonNamed | null,
  asked: string,
  isSaid: boolean,
): Readings {
  const what = other?.name ?? /\b(?:them|him)\b/u.exec(asked)?.[0]
  const names: OfPerson[] = ['likes', 'unmoved', 'dislikes']
  const claims = aboutPerson(isSaid ? [...names, 'polite'] : names, person, what)
  return { kind: 'feeling', claims, some: 'feeling' }
}

/** How somebody changes from the beginning to the end. */
export function readChange(person: PersonNamed): Readings {
  const claims = aboutPerson(['better', 'worse', 'learns', 'same'], person)
  return { kind: 'feeling', claims, some: 'change' }
}

/** A question that yes or no can answer. */
export function readYesNo(): Readings {
  return { kind: 'truth', claims: aboutText(['yes', 'no']), some: 'truth' }
}

/** Whether a text gets brighter or darker. */
export function readShift(): Readings {
  return { kind: 'tone', claims: aboutText(['brighter', 'darker', 'steady']), some: 'change' }
}

/** What a text is written for. */
export function readPurpose(): Readings {
  return { kind: 'reason', claims: aboutText(['inform', 'persuade', 'entertain', 'express']), some: 'reason' }
}

/** What can be ironic in a text. */
export function readIrony(): Readings {
  return { kind: 'meaning', claims: aboutText(['unexpected', 'saidOpposite', 'notKnown']), some: 'meaning' }
}

/** The two words between which a question asks to choose: "is he brave or foolish". Null where it names none. */
export function readEither(asked: string): Readings | null {
  const found = /(?:^| )(\p{L}{1,20}) or (\p{L}{1,20})(?: (\p{L}{1,20}))?\W{0,3}$/u.exec(asked)
  const [, first = '', second = ''] = found ?? []
  if (!found || second === 'not' || first.length < 3 || second.length < 3) return null
  const words = [first, [second, found[3]].filter(Boolean).join(' ')]
  const claims = words.map((word, at) => ({
    id: `either-${at + 1}`,
    claim: fill(wording.either.claim, { word: capitalize(word) }),
    test: wording.either.test,
  }))
  return { kind: 'truth', claims: [...claims, ...aboutText(['neither'])], some: 'truth' }
}
