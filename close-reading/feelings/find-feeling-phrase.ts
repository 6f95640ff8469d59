import type { Doc } from '../doc/doc.ts'
import { feelingPhraseRows } from '../lexicons/feeling-phrases.ts'
import { type Family, type FeelingWord, families } from '../vocabulary/feeling-words.ts'

type Phrase = { words: readonly string[]; feeling: FeelingWord }

const POSSESSIVES = new Set(
  'his her my their our your its himself herself myself themselves ourselves yourself itself'.split(' '),
)
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
  for (const row of feelingPhraseRows.trim().split('\n')) {
    const [head = '', meaning = '', phrases = ''] = row.split(' | ')
    const [family = '', strength = '', named = ''] = head.split(' ')
    const feeling: FeelingWord = {
      family: family as Family,
      number: families.indexOf(family as Family),
      strength: Number(strength),
      meaning,
      sign: named === '',
      ambiguous: false,
      judges: false,
    }
    for (const phrase of phrases.split(' ')) {
      const words = phrase.split('_')
      const first = words[0] as string
      found.set(first, [...(found.get(first) ?? []), { words, feeling }])
    }
  }
  return found
}
