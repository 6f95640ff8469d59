import type { Page } from '../page.ts'
import { forceOf } from './negation.ts'
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
 * The learnt emotion weights and the script that learns them share this function.
 */
export function visitEmotionFeatures(
  page: Page,
  first: number,
  last: number,
  opens: (word: string) => boolean,
  visit: (key: string) => void,
): void {
  const facts = wordFacts(page)
  const force = forceOf(page)
  for (let i = first; i < last; i++) {
    const word = page.folded[i] as string
    visit(word)
    if (i + 1 < last && opens(word)) visit(`${word} ${page.folded[i + 1]}`)
    const feeling = facts[i]?.feeling
    if (feeling) visit(familyKeys(feeling.family)[(force.factor[i] as number) < 0 ? 1 : 0])
  }
}
