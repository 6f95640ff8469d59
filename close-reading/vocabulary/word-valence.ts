import opinions from '../lexicons/opinion-words.json' with { type: 'json' }
import strengths from '../lexicons/word-strengths.json' with { type: 'json' }
import { wordsOf } from '../lexicons/words-of.ts'
import { familyValence, feelingWords } from './feeling-words.ts'
import { semanticFields } from './semantic-fields.ts'

/** Columns of the table: opinion lists, strengths, our feeling words, our fields. */
export const VALENCE_SOURCES = 4

type Table = { at: ReadonlyMap<string, number>; values: Float32Array }
let table: Table | undefined

/** How pleasant each known word is by each of the four sources: row number by word, values row by row. */
export function wordValence(): Table {
  table ??= decode()
  return table
}

function decode(): Table {
  const at = new Map<string, number>()
  const values = new Float32Array(20_000 * VALENCE_SOURCES)
  const set = (word: string, source: number, value: number) => {
    let row = at.get(word)
    if (row === undefined) {
      row = at.size * VALENCE_SOURCES
      at.set(word, row)
    }
    values[row + source] = value
  }
  for (const word of wordsOf(opinions.pleasant)) set(word, 0, 1)
  for (const word of wordsOf(opinions.unpleasant)) set(word, 0, -1)
  for (const [word, strength] of Object.entries(strengths.words)) set(word, 1, strength / 2)
  for (const [word, feeling] of feelingWords()) {
    const force = (feeling.ambiguous ? 0.5 : 1) * (0.6 + 0.2 * feeling.strength)
    set(word, 2, (familyValence[feeling.number] as number) * force)
  }
  const fields = semanticFields()
  for (const [word, numbers] of fields.byWord) {
    let sum = 0
    for (const number of numbers) sum += (fields.list[number >> 1]?.valence ?? 0) * (number & 1 ? 0.4 : 1)
    set(word, 3, Math.max(-2, Math.min(2, sum)) / 2)
  }
  return { at, values }
}
