import { EMPTY } from '../question/find-phrase.ts'
import type { Query } from '../question/understand-question.ts'
import type { Scene } from '../scene/read-scene.ts'
import { lemmaOf } from '../vocabulary/lemma-of.ts'
import { wordsIn } from '../vocabulary/little-words.ts'

/** What a question asks the reason for. */
export type ReasonAsked = {
  words: readonly string[]
  people: readonly number[]
  /** "They", where nobody of the text is meant for sure. */
  pronoun: string
  denied: boolean
  passive: boolean
}

const LITTLE = new Set(
  'reason reasons cause caused want wants wanted need needs needed decide decided'.split(' '),
)
/** The words, the person and the form of what a question asks the reason for. */
export function whatIsAsked({ cast }: Scene, { asked, people }: Query): ReasonAsked {
  const names = new Set(
    people.flatMap((one) => (cast.people[one]?.name ?? '').toLowerCase().split(/[^\p{L}]+/u)),
  )
  const words = wordsIn(whyPart(asked))
    .filter(
      (word) =>
        (word === 'go' || word === 'come' || (word.length > 2 && !EMPTY.has(word))) &&
        !LITTLE.has(word) &&
        !NOT.test(word),
    )
    .filter((word) => !names.has(word) && !names.has(word.replace(/s$/u, '')))
    .map((word) => lemmaOf(word))
  return {
    words: [...new Set(words)],
    people: people.slice(0, 1),
    pronoun: people.length > 0 ? '' : (/\b(?:he|she|they|it|we|i|you)\b/u.exec(asked)?.[0] ?? ''),
    denied: asked.split(' ').some((word) => NOT.test(word)),
    passive: /^(?:so |but |and )?why (?:was|were|is|are)\b/u.test(asked),
  }
}

/** The sentence that asks why, without whom it goes by and without examples. */
function whyPart(asked: string): string {
  const parts = asked.replace(/^according to [^,]{1,60},/u, '').split(/(?<!\b(?:mr|mrs|ms|dr|st))[.?!]+/u)
  const part = parts.find((one) => /\b(?:why|reason|how come)\b/u.test(one)) ?? asked
  return part.split(/\b(?:according to|things? like|such as)\b/u)[0] as string
}

const NOT =
  /^(?:not|never|no|didnt|doesnt|dont|isnt|wasnt|werent|arent|cant|cannot|couldnt|wont|wouldnt|hasnt|havent|hadnt|shouldnt)$/u
