import table from './plain-meanings.json' with { type: 'json' }

let meanings: ReadonlyMap<string, string> | undefined

/** Plain meaning of a word or a term by its dictionary form; undefined when the list has none. */
export function plainMeaningOf(lemma: string): string | undefined {
  meanings ??= new Map(Object.entries(table.meanings))
  return meanings.get(lemma)
}
