import type { Query } from '../question/understand-question.ts'
import { lemmaOf } from '../vocabulary/lemma-of.ts'
import { wordsIn } from '../vocabulary/little-words.ts'

/** The dictionary forms of the words of a question that carry meaning. */
export function askedWords(query: Query): ReadonlySet<string> {
  return new Set(
    wordsIn(query.asked)
      .filter((word) => word.length > 2 && !LITTLE.has(word))
      .map((word) => lemmaOf(word)),
  )
}

const LITTLE = new Set(
  'the and but for not are was were does did has had have who what when where why how which that this these those there here with from into about they them their she her his him its you your really feel feels feeling mean means doesnt didnt isnt say says said think'.split(
    ' ',
  ),
)
