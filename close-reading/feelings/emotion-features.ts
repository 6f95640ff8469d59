import type { Doc } from '../doc/doc.ts'
import { valenceShiftOf } from './valence-shift.ts'
import { wordFacts } from './word-facts.ts'

/** Keys of the features that stand for our own feeling families: "#joy", "#joy!" (negated). */
const FAMILY_KEYS = new Map<string, readonly [string, string]>()

function familyKeys(family: string): readonly [string, string] {
  let keys = FAMILY_KEYS.get(family)
  if (!keys) {
    keys = [`#${family}`, `#${family}!`]
    FAMILY_KEYS.set(family, keys)
  }
  return keys
}

/**
 * Calls `visit` with each feature of tokens [first, last): single tokens, pairs of neighbors ("thank you"),
 * and the family of each feeling word. A pair is built only where `opens` says its first word begins one.
 * The learned emotion weights and the script that learns them share this function.
 */
export function visitEmotionFeatures(
  doc: Doc,
  first: number,
  last: number,
  opens: (word: string) => boolean,
  visit: (key: string) => void,
): void {
  const facts = wordFacts(doc)
  const force = valenceShiftOf(doc)
  for (let i = first; i < last; i++) {
    const word = doc.folded[i] as string
    visit(word)
    if (i + 1 < last && opens(word)) visit(`${word} ${doc.folded[i + 1]}`)
    const feeling = facts[i]?.feeling
    if (feeling) visit(familyKeys(feeling.family)[(force.factor[i] as number) < 0 ? 1 : 0])
  }
}
