import table from './archaic-words.json' with { type: 'json' }

const known = new Map<string, readonly string[]>()

/** Old and poetic words by folded spelling, each with its ways of being said. */
export function archaicWords(): ReadonlyMap<string, readonly string[]> {
  if (known.size === 0)
    for (const [word, ways] of Object.entries(table.words)) known.set(word, ways.split(' '))
  return known
}
