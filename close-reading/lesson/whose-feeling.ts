import type { Finding, Span } from '../finding.ts'
import { speakerNamed } from '../people/who-speaks.ts'
import { isRole, type Person } from './find-people.ts'
import { factsOf } from './finding-facts.ts'
import { findingsAt, type LessonSource, voiceOf } from './source.ts'
import { tokenAt } from './token-at.ts'

/**
 * Whose feeling a finding is. `named` is how to call them in a sentence: "Alice", "the narrator", "the men", "the one
 * who says these words"; empty where the text leaves it open. `person` is set when it is one of the people found.
 */
export type Holder = { named: string; person: Person | 'I' | null }

/** Someone whose words are given, but who is not named beside them. */
const SPEAKS: Holder = { named: 'the one who says these words', person: null }
const NOBODY: Holder = { named: '', person: null }
const OWN = /^(?:i|im|ive|i'm|i've|i'd|i'll|my|me|mine|myself)$/u
const GENDERS: Readonly<Record<string, 'he' | 'she'>> = {
  he: 'he',
  him: 'he',
  his: 'he',
  she: 'she',
  her: 'she',
}
const UNCLEAR = /^(?:it|its|they|them|their|we|us|our|you|your|who|one|this|that|thou|thy|ye)$/u

const found = new WeakMap<LessonSource, Map<Finding, Holder>>()

/** Whose feeling it is by the grammar of its clause; nobody where that is not plain. */
export function whoseFeeling(source: LessonSource, finding: Finding): Holder {
  const known = found.get(source) ?? new Map<Finding, Holder>()
  found.set(source, known)
  const before = known.get(finding)
  if (before) return before
  const holder = findHolder(source, finding)
  known.set(finding, holder)
  return holder
}

function findHolder(source: LessonSource, finding: Finding): Holder {
  const { who, whoLikely } = factsOf(finding)
  const low = who.toLowerCase().replace(/’/gu, "'")
  if (low === '') return NOBODY
  const at = tokenAt(source.reading.page, finding.start)
  if (OWN.test(low)) return whoSaysI(source, finding, at)
  if (UNCLEAR.test(low)) return NOBODY
  const gender = GENDERS[low]
  // In speech "our men" are the speaker's, so not the narrator's.
  if (!gender)
    return byName(source, source.reading.page.quoted[at] ? who.replace(/^(?:my|our) /iu, 'the ') : who)
  const person = resolve(source, gender, at)
  if (person) return { named: person.name, person }
  // Of "her sister" the "her" is someone else.
  return whoLikely && !/^(?:his|her) /iu.test(whoLikely) ? byName(source, whoLikely) : NOBODY
}

function byName(source: LessonSource, who: string): Holder {
  const name = who.replace(/^(?:an?|these|those) /iu, 'the ')
  const low = name.toLowerCase().replace(/^(?:my|our) /u, `${voiceOf(source)}'s `)
  const { whole, part } = peopleByName(source)
  const person = whole.get(low) ?? part.get(low)
  if (person) return { named: person.name, person }
  if (/^your /u.test(low) || /["“”*_<>[\]!]/u.test(name) || name.length > 30) return NOBODY
  if (/^(?:everybody|everyone|somebody|someone|nobody|he|she|the \p{Ll})/u.test(low))
    return { named: low, person: null }
  return /^\p{Lu}/u.test(name) && name.split(' ').length < 4 ? { named: name, person: null } : NOBODY
}

type ByName = { whole: ReadonlyMap<string, Person>; part: ReadonlyMap<string, Person> }

const named = new WeakMap<LessonSource, ByName>()

/** The people by their whole name, with and without "the", and by each word of it; the one most mentioned first. */
function peopleByName(source: LessonSource): ByName {
  const before = named.get(source)
  if (before) return before
  const whole = new Map<string, Person>()
  const part = new Map<string, Person>()
  const add = (map: Map<string, Person>, key: string, person: Person) => {
    if (!map.has(key)) map.set(key, person)
  }
  for (const person of source.people) {
    const name = person.name.toLowerCase()
    add(whole, name, person)
    if (name.startsWith('the ')) add(whole, name.slice(4), person)
    for (const word of name.split(' ')) add(part, word, person)
  }
  named.set(source, { whole, part })
  return { whole, part }
}

function whoSaysI(source: LessonSource, span: Span, at: number): Holder {
  if (!source.reading.page.quoted[at]) {
    const speaker = speakerNamed(source.reading.page, at)
    if (speaker) return byName(source, speaker)
    return {
      named: voiceOf(source),
      person: 'I',
    }
  }
  const speech = findingsAt(source, 'speech').covering(span.start)
  const speaker = speech ? factsOf(speech).speaker : ''
  if (!speech || speaker === '') return SPEAKS
  const gender = GENDERS[speaker.toLowerCase()]
  const tag = (speech.data as { tag?: Span }).tag
  const person = gender
    ? resolve(source, gender, tokenAt(source.reading.page, tag?.start ?? speech.end))
    : null
  if (person) return { named: person.name, person }
  if (gender || UNCLEAR.test(speaker.toLowerCase())) return SPEAKS
  if (OWN.test(speaker.toLowerCase()))
    return {
      named: voiceOf(source),
      person: 'I',
    }
  return byName(source, speaker)
}

/** Whom "he" or "she" means, when only one person of the passage so far fits, or one is named far more often. */
export function resolve(source: LessonSource, pronoun: string, token: number): Person | null {
  const before = source.people.filter((person) => (person.mentions[0] ?? Infinity) < token && person.acts)
  const fitting = before
    .filter((person) => person.gender === pronoun)
    .sort((a, b) => standing(b) - standing(a))
  const unsure = before.filter(
    (person) => person.gender === null && !isRole(person) && !person.name.startsWith('the '),
  )
  const [first, second] = fitting
  // "her sister" is known through a "her" who is someone else: where nobody else fits, nobody is named.
  if (!first || unsure.length > 0 || first.name.startsWith(pronoun === 'she' ? 'her ' : 'his ')) return null
  return second && standing(second) * 3 >= standing(first) ? null : first
}

/** "her sister" is known through someone else, so a bare "she" rarely means her. */
function standing({ name, mentions }: Person): number {
  return mentions.length * (/^(?:his|her|my|our|their) /u.test(name) ? 0.4 : 1)
}
