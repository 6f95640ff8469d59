/** Texts that share this part of their words are near-copies. */
const ALIKE = 0.5

/** The fold of each text, 0 to folds - 1; near-copies share one, so that no text is scored by its own copy. */
export function foldsOf(texts: readonly string[], folds: number): number[] {
  const words = texts.map(
    (text) =>
      new Set(
        text
          .toLowerCase()
          .replace(/['’]/g, '')
          .match(/[a-z0-9]+/g),
      ),
  )
  const first = texts.map((_, i) => i)
  const find = (i: number): number => (first[i] === i ? i : find(first[i] as number))
  for (const [i, some] of words.entries())
    for (let j = 0; j < i; j++) if (areAlike(some, words[j] as Set<string>)) first[find(i)] = find(j)
  return texts.map((_, i) => (Math.imul(find(i) + 1, 0x9e3779b1) >>> 8) % folds)
}

function areAlike(some: ReadonlySet<string>, others: ReadonlySet<string>): boolean {
  let shared = 0
  for (const word of some) if (others.has(word)) shared++
  return shared > 0 && shared / (some.size + others.size - shared) >= ALIKE
}
