import { isBinding, isEveryday } from '../lexicons/function-words.ts'
import { irregularForms } from '../lexicons/irregular-forms.ts'
import { feelingWords } from './feeling-words.ts'
import { lemmaOf } from './lemma-of.ts'
import { wordValence } from './word-valence.ts'

const NUMBERS = new Set(
  'twenty thirty forty fifty sixty seventy eighty ninety two three four five six seven eight nine ten'.split(
    ' ',
  ),
)

/** Whether the engine's own lists of words have a word, or the word it is a form of. */
export function isKnownWord(word: string): boolean {
  const { at } = wordValence()
  const lemma = lemmaOf(word)
  return [word, lemma].some(
    (one) =>
      at.has(one) ||
      feelingWords().has(one) ||
      irregularForms().has(one) ||
      isBinding(one) ||
      isEveryday(one) ||
      NUMBERS.has(one),
  )
}
