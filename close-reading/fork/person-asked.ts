import { overlaps } from '../doc/overlaps.ts'
import { voiceOf } from '../explanation/source.ts'
import { personWords } from '../people/person-words.ts'
import type { Query } from '../question/understand-question.ts'
import type { Person } from '../scene/cast.ts'
import type { Scene } from '../scene/read-scene.ts'
import { remarkAsked } from '../understand/remark-asked.ts'
import { nameOfNoun, nameOfPerson, nameOfPronoun, nameOfVoice, type PersonNamed } from './person-named.ts'
import type { ForkSource } from './readings.ts'

const VOICES = /\b(?:author|writer|poet|speaker|narrator)\b/u

/** "Is the teacher serious?": the words after "the". */
const AFTER_THE =
  /^(?:so |and )?(?:(?:how|why) )?(?:is|was|are|were|does|did|do) the ((?:\p{L}{1,20} ?){1,3})/u

/** Somebody whom the passage does not show as one of its people: "the teacher", "the old man". */
function nounAsked(asked: string): string | null {
  const words = AFTER_THE.exec(asked)?.[1]?.trim().split(' ') ?? []
  const last = words.findIndex((word) => personWords().nouns.has(word))
  return last < 0 ? null : `the ${words.slice(0, last + 1).join(' ')}`
}

/** Whom a reading is about: the person asked about, who says what is asked about, or the voice of the text. */
export function personAsked({ source, scene, query }: ForkSource): PersonNamed {
  const { phrase, asked } = query
  const voice = VOICES.exec(asked)?.[0]
  if (voice) return nameOfVoice(`the ${voice}`)
  if (query.missing !== null) return nameOfVoice(query.missing)
  const said = phrase && scene.utterances.find((one) => overlaps(one, phrase))
  const remark = scene.utterances[remarkAsked(scene, query)]
  const speaker = said?.sure ? said.speaker : -1
  const number = query.people[0] ?? (speaker >= 0 ? speaker : (remark?.speaker ?? -1))
  const person = scene.cast.people[number]
  const pronoun = onlyPronoun(asked, person)
  const noun = nounAsked(asked)
  if (noun && (pronoun || !person)) return nameOfNoun(noun)
  if (pronoun) return nameOfPronoun(pronoun)
  return person ? nameOfPerson(person) : nameOfVoice(voiceOf(source))
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
  return other ? nameOfPerson(other) : null
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
