import lexicon from '../lexicons/semantic-fields.json' with { type: 'json' }
import { wordsOf } from '../lexicons/words-of.ts'

/** A field of words: its name, and how pleasant it is (-2 to 2). */
export type SemanticField = { name: string; valence: number }

/** A phrase of one field or several, as words. */
export type SemanticFieldPhrase = { words: readonly string[]; fields: Uint8Array }

type Fields = {
  list: readonly SemanticField[]
  /** For a word: field number times two, plus one where the word has other meanings too. */
  byWord: ReadonlyMap<string, Uint8Array>
  /** Phrases by first word; the phrase as words, and the field numbers as above. */
  phrases: ReadonlyMap<string, readonly SemanticFieldPhrase[]>
}

let decoded: Fields | undefined

/** The fields and their words, decoded once, on first use. */
export function semanticFields(): Fields {
  decoded ??= decode()
  return decoded
}

function decode(): Fields {
  const list: SemanticField[] = []
  const byWord = new Map<string, number[]>()
  for (const { name, valence, words } of lexicon.fields) {
    for (const raw of wordsOf(words)) {
      const ambiguous = raw.endsWith('?')
      const word = ambiguous ? raw.slice(0, -1) : raw
      const numbers = byWord.get(word)
      const number = list.length * 2 + (ambiguous ? 1 : 0)
      if (numbers) numbers.push(number)
      else byWord.set(word, [number])
    }
    list.push({ name, valence })
  }
  const single = new Map<string, Uint8Array>()
  const phrases = new Map<string, { words: string[]; fields: Uint8Array }[]>()
  for (const [word, numbers] of byWord) {
    const fields = Uint8Array.from(numbers)
    if (!/[_-]/.test(word)) {
      single.set(word, fields)
      continue
    }
    const words = word.replaceAll('-', '_-_').split('_')
    const first = words[0] as string
    phrases.set(first, [...(phrases.get(first) ?? []), { words, fields }])
  }
  return { list, byWord: single, phrases }
}
