import { overlaps } from '../doc/span.ts'
import { voiceOf } from '../phrasing/source.ts'
import type { Query } from '../question/understand-question.ts'
import type { Person } from '../scene/cast.ts'
import { pronounOfNoun } from '../scene/person-nouns.ts'
import type { Scene } from '../scene/read-scene.ts'
import { remarkAsked } from '../understand/remark-asked.ts'
import {
  nameOfBoth,
  nameOfNoun,
  nameOfPerson,
  nameOfPronoun,
  nameOfVoice,
  type PersonNamed,
} from './person-named.ts'
import type { ForkSource } from './readings.ts'

const VOICES = /\b(?:author|writer|poet|speaker|narrator)\b/u

/** "Is the teacher serious?", "what does the old man feel": the words after "the". */
const AFTER_THE =
  /^(?:so |and |but )?(?:(?:how|why|what|when) )?(?:is|was|are|were|does|doesnt|did|didnt|do|has|will|would|should|might|could) the ((?:\p{L}{1,20} ?){1,3})/u
/** A pronoun later in the question takes up whom it names. */
const TAKEN_UP = /\b(?:he|she|they|hes|shes|theyre)\b/u

const OF_TEXTS =
  /^(?:poem|story|text|passage|letter|article|ending|end|beginning|tone|mood|lines?|words?|phrase|scene|title)$/u

/** Somebody whom the question calls by a noun, in its own words: "the teacher", "the old man". */
function nounAsked(asked: string): string | null {
  const words = AFTER_THE.exec(asked)?.[1]?.trim().split(' ') ?? []
  let last = words.findIndex((word) => pronounOfNoun(word) !== undefined || VOICES.test(word))
  // "The inspector" whom the question goes on to call "he" is somebody, known or not.
  if (last < 0 && TAKEN_UP.test(asked) && !OF_TEXTS.test(words[0] ?? '')) last = 0
  return last < 0 || words.length === 0 ? null : `the ${words.slice(0, last + 1).join(' ')}`
}

/**
 * Whom a reading is about: the person asked about, who says what is asked about, or the voice of the text. A noun of
 * the question stays as it is: whom of the passage it means is never sure.
 */
export function personAsked({ source, scene, query }: ForkSource): PersonNamed {
  const { phrase, asked } = query
  const noun = nounAsked(asked)
  if (noun) return VOICES.test(noun) ? nameOfVoice(noun) : nameOfNoun(noun)
  const [first] = query.people
  const voice = VOICES.exec(asked)?.[0]
  if (voice && (first === undefined || first === scene.cast.narrator)) return nameOfVoice(`the ${voice}`)
  if (query.missing !== null) return nameOfNoun(query.missing)
  const said = phrase && scene.utterances.find((one) => overlaps(one, phrase))
  const remark = said ?? scene.utterances[remarkAsked(scene, query)]
  const person = scene.cast.people[first ?? (remark?.sure ? remark.speaker : -1)]
  const pronoun = onlyPronoun(asked, person)
  if (pronoun) return nameOfPronoun(pronoun)
  const beside = query.together > 1 ? scene.cast.people[query.people[1] ?? -1] : undefined
  if (person && beside) return nameOfBoth(nameOfPerson(person, asked), nameOfPerson(beside, asked))
  if (person) return nameOfPerson(person, asked)
  return remark ? nameOfVoice('the speaker') : nameOfVoice(voiceOf(source))
}

/** The pronoun of a question that names nobody: "is he sad". */
function onlyPronoun(asked: string, person: Person | undefined): 'he' | 'she' | 'they' | null {
  const words = (person?.name ?? '').toLowerCase().split(' ')
  if (words.some((word) => word.length > 2 && word !== 'the' && asked.includes(word))) return null
  const found = /\b(he|she|they|him|his|her|them|hes|shes|theyre)\b/u.exec(asked)?.[1] ?? ''
  if (/^(?:he|hes|him|his)$/u.test(found)) return 'he'
  if (/^(?:she|shes|her)$/u.test(found)) return 'she'
  return found ? 'they' : null
}

/** The second person of a question. */
export function otherAsked({ scene, query }: ForkSource): PersonNamed | null {
  const other = scene.cast.people[query.people[1] ?? -1]
  // "Marcus's chapter" is no person.
  const isOwner = other && query.asked.includes(`${other.name.toLowerCase().split(' ').at(-1)}s `)
  return other && !isOwner ? nameOfPerson(other, query.asked) : null
}

/** The words that a question turns on, and what the same person says right after them. */
export function remarkSaid({ scene, query }: ForkSource): string {
  const number = remarkAsked(scene, query)
  const remark = scene.utterances[number]
  return [remark, scene.utterances[number + 1]]
    .flatMap((one) =>
      one && one.speaker === remark?.speaker ? [scene.doc.text.slice(one.start, one.end)] : [],
    )
    .join(' ')
}

/** Whether the question turns on what somebody says. */
export function hasRemark(scene: Scene, query: Query): boolean {
  const remark = scene.utterances[remarkAsked(scene, query)]
  if (!remark) return false
  if (query.phrase && overlaps(query.phrase, remark)) return true
  return query.people.length === 0 || remark.speaker === query.people[0]
}
