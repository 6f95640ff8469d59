import { readFileSync } from 'node:fs'

/** Word vectors: what a set of words sums up to, and how far a word lies along learnt weights. */
export type Vectors = {
  size: number
  words: string[]
  sum: (keys: ReadonlySet<string>) => Float64Array
  along: (word: string, weights: Float64Array) => number
}

/** Words of the file, most frequent first, that count even if no message holds them. */
const COMMON = 12_000
/** A word of this share of all words weighs half (Arora et al. 2017); its share is told by its rank (Zipf). */
const HALF = 0.001

/** Reads `{ words, vectors }` (words in order of frequency); vectors are centred, brought to length 1 and weighed. */
export function readVectors(file: string, used: ReadonlySet<string>): Vectors {
  const { words, vectors } = JSON.parse(readFileSync(file, 'utf8')) as {
    words: string[]
    vectors: Record<string, number[]>
  }
  const size = 100
  const middle = new Float64Array(size)
  for (const word of words.slice(0, 5000))
    for (let d = 0; d < size; d++) middle[d] = (middle[d] as number) + (vectors[word]?.[d] as number) / 5000
  const known = new Map<string, Float64Array>()
  for (const [rank, word] of words.entries()) {
    if (!/^[a-z]+$/.test(word) || (rank >= COMMON && !used.has(word))) continue
    const centred = middle.map((one, d) => (vectors[word]?.[d] as number) - one)
    const force = HALF / (HALF + 0.1 / (rank + 1)) / Math.hypot(...centred)
    known.set(
      word,
      centred.map((one) => one * force),
    )
  }
  return {
    size,
    words: [...known.keys()],
    sum: (keys) => {
      const sum = new Float64Array(size)
      for (const key of keys)
        known.get(key)?.forEach((one, d) => {
          sum[d] = (sum[d] as number) + one
        })
      return sum
    },
    along: (word, weights) =>
      known.get(word)?.reduce((sum, one, d) => sum + one * (weights[d] as number), 0) ?? 0,
  }
}
