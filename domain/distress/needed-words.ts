import { type Slots, tokensOf } from './compile-phrase.ts'

/** Letters of a word with a `*` or a `~`, by which it is known. */
const startLength = 3

/**
 * Words of which one must stand in a sentence that a phrase is found in: whole words, or their first letters and a
 * `*`. None where the phrase has no such word. Long words are taken before short ones, since they are rarer.
 */
export function neededWords(phrase: string, slots: Slots): readonly string[] {
  const tokens = tokensOf(phrase)
  let at = 0
  return ofChoice()

  /** What one of the phrases between bars needs: each of them must need a word. */
  function ofChoice(): string[] {
    const all = [ofSequence()]
    while (tokens[at] === '|') {
      at++
      all.push(ofSequence())
    }
    return all.every((one) => one.length > 0) ? [...new Set(all.flat())] : []
  }

  function ofSequence(): string[] {
    let best: string[] = []
    for (; at < tokens.length && !'|)]'.includes(tokens[at] as string); at++) {
      const words = ofPart(tokens[at] as string)
      if (shortest(words) > shortest(best)) best = words
    }
    return best
  }

  function ofPart(token: string): string[] {
    if (token === '(' || token === '[') {
      at++
      const words = ofChoice()
      return token === '(' ? words : []
    }
    if (token.startsWith('{')) return [...neededWords(slots[token.slice(1, -1)] ?? '', slots)]
    return ofWord(token)
  }
}

function ofWord(token: string): string[] {
  if (/^[\^.#]/.test(token)) return []
  if (!/[*~]/.test(token)) return [token]
  // A form of a word can lose its last letter.
  const start = token.endsWith('~') ? token.slice(0, -2) : token.slice(0, token.indexOf('*'))
  return start.length < startLength ? [] : [startOf(start)]
}

function startOf(word: string): string {
  return `${word.slice(0, startLength)}*`
}

function shortest(words: readonly string[]): number {
  return words.length === 0 ? 0 : Math.min(...words.map(({ length }) => length))
}

/** A function that tells, in their order, what can be found in a sentence of normalized words. */
export function createIndex<Item extends { needs: readonly string[] }>(
  items: readonly Item[],
): (sentence: string) => Item[] {
  const byWord = new Map<string, Item[]>()
  for (const item of items)
    for (const word of item.needs) byWord.set(word, [...(byWord.get(word) ?? []), item])
  const always = items.filter(({ needs }) => needs.length === 0)
  return (sentence) => {
    const called = new Set(always)
    for (const word of sentence.split(' '))
      for (const key of [word, startOf(word)]) for (const item of byWord.get(key) ?? []) called.add(item)
    return called.size === always.length ? always : items.filter((item) => called.has(item))
  }
}
