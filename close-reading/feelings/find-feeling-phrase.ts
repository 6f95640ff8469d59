import type { Doc } from '../doc/doc.ts'
import lexicon from '../lexicons/feeling-phrases.json' with { type: 'json' }
import { wordSet } from '../lexicons/words-of.ts'
import { type Family, type FeelingWord, families } from '../vocabulary/feeling-words.ts'
import { little } from '../vocabulary/little-words.ts'

type Phrase = { words: readonly string[]; feeling: FeelingWord }

const POSSESSIVES = wordSet(little.owners, little.selves)
let table: ReadonlyMap<string, readonly Phrase[]> | undefined

/** The set phrase for a feeling that opens at token i ("heart sank", "lost his temper"), with its number of tokens. */
export function findFeelingPhrase(doc: Doc, i: number): { length: number; feeling: FeelingWord } | undefined {
  table ??= decode()
  for (const { words, feeling } of table.get(doc.folded[i] as string) ?? []) {
    const fits = words.every((word, k) =>
      word === '@' ? POSSESSIVES.has(doc.folded[i + k] ?? '') : word === doc.folded[i + k],
    )
    if (fits) return { length: words.length, feeling }
  }
  return undefined
}

function decode(): Map<string, Phrase[]> {
  const found = new Map<string, Phrase[]>()
  for (const { family, strength, meaning, named = false, phrases } of lexicon.clusters) {
    const feeling: FeelingWord = {
      family: family as Family,
      number: families.indexOf(family as Family),
      strength,
      meaning,
      sign: !named,
      ambiguous: false,
      judges: false,
    }
    for (const phrase of phrases) {
      const words = phrase.split(' ')
      const first = words[0] as string
      found.set(first, [...(found.get(first) ?? []), { words, feeling }])
    }
  }
  return found
}
