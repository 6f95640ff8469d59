import table from './word-meanings.json' with { type: 'json' }

let meanings: ReadonlyMap<string, string> | undefined

/** Plain meaning of a hard word by its dictionary form; undefined when the list has none. */
export function meaningOf(lemma: string): string | undefined {
  meanings ??= new Map(Object.entries(table.meanings))
  return meanings.get(lemma)
}
