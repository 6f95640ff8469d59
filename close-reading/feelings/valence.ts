import type { Doc } from '../doc/doc.ts'
import prose from '../lexicons/prose-valence-weights.json' with { type: 'json' }
import verse from '../lexicons/verse-weights.json' with { type: 'json' }
import { proseInputsOf, verseInputsOf, WORD_FORCE } from './valence-inputs.ts'

export const verseClasses = ['negative', 'neutral', 'positive'] as const
export type VerseClass = (typeof verseClasses)[number]

let verseWords: ReadonlyMap<string, readonly number[]> | undefined
let proseWords: ReadonlyMap<string, number> | undefined

/**
 * How verse, tokens [first, last), sounds: the class with the highest sum. The inputs are four
 * word lists, the emotion weights and single words, with weights learned from poem-sentiment.
 */
export function verseClassOf(doc: Doc, first = 0, last = doc.count): VerseClass {
  const scores = verseScores(doc, first, last)
  return verseClasses[scores.indexOf(Math.max(...scores))] as VerseClass
}

/** Sums for negative, neutral and positive. */
export function verseScores(doc: Doc, first: number, last: number): number[] {
  verseWords ??= new Map(Object.entries(verse.words))
  const scores = [...verse.bias]
  const inputs = verseInputsOf(doc, first, last)
  for (let v = 0; v < inputs.length; v++)
    for (let c = 0; c < 3; c++)
      scores[c] = (scores[c] as number) + (inputs[v] as number) * (verse.inputs[v * 3 + c] as number)
  const seen = new Set<string>()
  for (let i = first; i < last; i++) {
    const word = doc.folded[i] as string
    const weights = verseWords.get(word)
    if (!weights || seen.has(word)) continue
    seen.add(word)
    for (let c = 0; c < 3; c++)
      scores[c] = (scores[c] as number) + WORD_FORCE * ((weights[c] as number) * verse.step)
  }
  return scores
}

/**
 * How pleasant tokens [first, last) of prose are, on the scale of EmoBank: 1 unpleasant, 3 neither, 5 pleasant.
 * A sum of word-list inputs and single words, with weights learned from EmoBank.
 */
export function valenceOf(doc: Doc, first = 0, last = doc.count): number {
  proseWords ??= new Map(Object.entries(prose.words))
  let sum = prose.bias
  const inputs = proseInputsOf(doc, first, last)
  for (let v = 0; v < inputs.length; v++) sum += (inputs[v] as number) * (prose.inputs[v] as number)
  const seen = new Set<string>()
  let words = 0
  for (let i = first; i < last; i++) {
    const word = doc.lemma(i)
    if (seen.has(word)) continue
    seen.add(word)
    words += (proseWords.get(word) ?? 0) * prose.step
  }
  return sum + (words * WORD_FORCE * 3) / Math.sqrt(Math.max(4, seen.size))
}
