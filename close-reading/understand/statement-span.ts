import { WORD } from '../doc/doc.ts'
import type { Scene } from '../scene/read-scene.ts'
import { isFeelingWord } from '../vocabulary/feeling-list.ts'

/** Tokens that a statement of a feeling spans at most. */
export const LONGEST = 12

/** Where the words begin that tell who thinks or says it: the sentence, unless it names another feeling. */
export function reportFrom({ doc }: Scene, first: number): number {
  const sentence = doc.sentences[doc.sentenceOf[first] as number]
  let from = first
  for (let i = first - 1; i >= (sentence?.first ?? first) && first - i < LONGEST; i--) {
    if (isFeelingWord(doc.folded[i] as string)) return first
    if (doc.quoted[i] !== doc.quoted[first] || /^[;:—–]$/u.test(doc.folded[i] as string)) break
    from = i
  }
  return from
}

const ENDS =
  /^(?:and|but|while|because|when|so|though|although|as|until|since|before|after|if|yet|or|whereas)$/u

/** Where the words about one person end: at a mark, or before what may be about another. */
export function clauseEnd({ doc }: Scene, from: number): number {
  let at = from
  while (
    at < doc.count &&
    at - from < LONGEST &&
    doc.sentenceOf[at] === doc.sentenceOf[from - 1] &&
    ((doc.shape[at] as number) & WORD) !== 0 &&
    !ENDS.test(doc.folded[at] as string) &&
    !isFeelingWord(doc.folded[at] as string)
  )
    at++
  const isCut = at - from >= LONGEST || isFeelingWord(doc.folded[at] ?? '')
  return isCut ? from : at
}
