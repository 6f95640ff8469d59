import { spanOf } from '../doc/tokens.ts'
import rows from '../knowledge/small-words.json' with { type: 'json' }
import type { Scene } from '../scene/read-scene.ts'
import names from '../wording/clue-names.json' with { type: 'json' }
import type { Candidate } from './candidate.ts'

/** Runs of words under their first word: "should have" under "should". */
let table: Map<string, { words: readonly string[]; means: string }[]> | undefined

function small(): NonNullable<typeof table> {
  if (table) return table
  table = new Map()
  for (const [runs, means] of rows as [string, string][])
    for (const words of runs.split('|').map((run) => run.split(' '))) {
      const first = words[0] as string
      table.set(first, [...(table.get(first) ?? []), { words, means }])
    }
  return table
}

/** Small words that change what the words around them say ("almost", "used to"), each with what it adds. */
export function smallWords({ doc }: Scene): Candidate[] {
  const found: Candidate[] = []
  for (let i = 0; i < doc.count; i++)
    for (const { words, means } of small().get(doc.folded[i] as string) ?? []) {
      if (!words.every((word, k) => doc.folded[i + k] === word)) continue
      found.push({
        ...spanOf(doc, i, i + words.length),
        kind: 'word',
        name: names.small,
        means,
        weight: 1.15,
        group: 'small',
      })
    }
  return found
}
