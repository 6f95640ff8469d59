import rows from '../knowledge/qualities.json' with { type: 'json' }

let table: Map<string, readonly string[]> | undefined

/** What a thing is best known for, most telling first: "sand" gives "dry", "gritty"; undefined for an unknown noun. */
export function qualitiesOf(noun: string): readonly string[] | undefined {
  table ??= new Map(
    (rows as string[][]).flatMap(([nouns = '', words = '']) =>
      nouns.split('|').map((one) => [one, words.split(',').map((word) => word.trim())] as const),
    ),
  )
  return table.get(noun)
}
